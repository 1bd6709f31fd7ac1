import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { errorText } from '#lib/message-text.ts';
import { toasts } from '#ui/toast/toast-queue.ts';
import { useRepeatedWhenDoubted } from './use-repeated-when-doubted.ts';

export interface DeedPlan<Input> {
  readonly deed: (input: Input) => Promise<unknown>;
  /** What the deed changes and is read again after it. */
  readonly changes: QueryKey;
  readonly doneText: string;
  /** Literal words where the documents give them; otherwise the refusal speaks for itself. */
  readonly failedText?: string;
}

/** One press, one deed, one toast. */
export function useDeed<Input = void>(plan: DeedPlan<Input>) {
  const queryClient = useQueryClient();
  const repeated = useRepeatedWhenDoubted();
  return useMutation({
    mutationFn: (input: Input) => repeated(() => plan.deed(input)),
    onSuccess: () => {
      toasts.show({ kind: 'success', title: plan.doneText });
      return queryClient.invalidateQueries({ queryKey: plan.changes });
    },
    onError: (error) => {
      const text = errorText(error);
      toasts.show(
        plan.failedText === undefined
          ? { kind: 'error', title: text }
          : { kind: 'error', title: plan.failedText, detail: text },
      );
    },
  });
}
