import { useQueryClient } from '@tanstack/react-query';
import { tournamentsKey } from '#features/tournaments/api.ts';
import { createEventWrites } from '#features/tournaments/writes.ts';
import { useAppServices } from '#lib/app-services.ts';
import { useWrite } from '#lib/write/use-write.ts';

type Writes = ReturnType<typeof createEventWrites>;

/** A write to an event, after which everything about events is read anew. */
export function useEventWrite<Input = void, Output = unknown>(
  tournamentId: string,
  send: (writes: Writes, input: Input, key: string) => Promise<Output>,
  done?: (answer: Output) => unknown,
) {
  const { api, config } = useAppServices();
  const client = useQueryClient();
  const writes = createEventWrites(api, config.gameid, tournamentId);
  return useWrite<Input, Output>({
    send: (input, key) => send(writes, input, key),
    done: async (answer) => {
      await client.invalidateQueries({ queryKey: tournamentsKey(config.gameid) });
      await done?.(answer);
    },
  });
}
