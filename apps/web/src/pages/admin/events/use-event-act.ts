import { useQueryClient } from '@tanstack/react-query';
import { toasts } from '#ui/toast/toast-queue.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { AUDIT_KEY } from '../../../features/staff/users-api.ts';
import { EVENTS_KEY } from '../../../features/rewards/campaigns/campaigns-api.ts';

/** An act on one event: afterwards lists and record show it. */
export function useEventAct<Input = void>(
  send: (input: Input, key: string) => Promise<void>,
  said: string,
  done?: () => void,
) {
  const client = useQueryClient();
  return useWrite<Input, void>({
    send,
    done: async () => {
      done?.();
      const stale = [EVENTS_KEY, AUDIT_KEY];
      await Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })));
      toasts.show({ kind: 'success', title: said });
    },
  });
}
