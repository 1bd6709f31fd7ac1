import { useQueryClient } from '@tanstack/react-query';
import type { Read } from '#lib/api-query.ts';
import { errorText } from '#lib/message-text.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { toasts } from '#ui/toast/toast-queue.ts';

export interface AccountWritePlan<Input> {
  readonly send: (input: Input, key: string) => Promise<unknown>;
  readonly isKeyless?: boolean;
  /** The read to repeat. */
  readonly changes: Read;
  readonly doneText: string;
  /** Documented text of a failure, if any. */
  readonly failedText?: string;
}

/** Runs one write with a toast. */
export function useAccountWrite<Input = void>({
  send,
  isKeyless = false,
  ...plan
}: AccountWritePlan<Input>) {
  const queryClient = useQueryClient();
  return useWrite({
    send,
    isKeyless,
    done: () => {
      toasts.show({ kind: 'success', title: plan.doneText });
      return queryClient.invalidateQueries({ queryKey: [plan.changes] });
    },
    failure: (error) => {
      const text = errorText(error);
      return plan.failedText === undefined
        ? { kind: 'error', title: text }
        : { kind: 'error', title: plan.failedText, detail: text };
    },
  });
}
