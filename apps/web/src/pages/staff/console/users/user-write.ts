import { toasts } from '#ui/toast/toast-queue.ts';
import { USER_READS } from '../../../../features/staff/users-api.ts';

/** The plan of an act on one member: list, sheet and history are read again. */
export const userWrite = <Input>(say: (input: Input) => string) => ({
  invalidates: USER_READS,
  done: (_: unknown, input: Input) => {
    toasts.show({ kind: 'success', title: say(input) });
  },
});
