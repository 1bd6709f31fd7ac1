import { useQueryClient } from '@tanstack/react-query';
import { TOURNAMENT_READS } from '#features/tournaments/events/api.ts';
import { createEventWrites } from '#features/tournaments/events/writes.ts';
import { readAgain } from '#lib/read-again.ts';
import { ApiError } from '#lib/api-error.ts';
import { useAppServices } from '#lib/app-services.ts';
import { errorText } from '#lib/message-text.ts';
import { useWrite } from '#lib/write/use-write.ts';

type Writes = ReturnType<typeof createEventWrites>;

/** A write on an event that refetches all event queries. */
export function useEventWrite<Input = void, Output = unknown>(
  tournamentId: string,
  send: (writes: Writes, input: Input, key: string) => Promise<Output>,
  done?: (answer: Output) => unknown,
  /** Message for a conflict; the event is refetched. */
  { conflict }: { conflict?: string } = {},
) {
  const { api, config } = useAppServices();
  const client = useQueryClient();
  const writes = createEventWrites(api, config.gameid, tournamentId);
  return useWrite<Input, Output>({
    send: (input, key) => send(writes, input, key),
    invalidates: TOURNAMENT_READS,
    ...(done && { done }),
    failure: (error) => {
      if (isConflict(error)) void readAgain(client, TOURNAMENT_READS);
      return { kind: 'error', title: isConflict(error) && conflict ? conflict : errorText(error) };
    },
  });
}

/** True if the event was changed since it was loaded. */
export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'VERSION_CONFLICT';
}
