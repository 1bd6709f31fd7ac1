import { useQueryClient } from '@tanstack/react-query';
import { toasts } from '#ui/toast/toast-queue.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { AUDIT_KEY, sheetKey, USERS_KEY } from '../../../../features/staff/users-api.ts';

/** An act on one member: afterwards list, sheet and history show it. */
export function useUserAct<Input>(
  userId: string,
  send: (input: Input, key: string) => Promise<void>,
  say: (input: Input) => string,
) {
  const client = useQueryClient();
  return useWrite<Input, void>({
    send,
    done: async (_, input) => {
      const stale = [USERS_KEY, AUDIT_KEY, sheetKey(userId)];
      await Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })));
      toasts.show({ kind: 'success', title: say(input) });
    },
  });
}
