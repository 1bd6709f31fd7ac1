import { useLingui } from '@lingui/react/macro';
import { errorText } from '#lib/message-text.ts';
import { toasts } from '#ui/toast/toast-queue.ts';

/** Copies text to the clipboard and shows a message. */
export function useCopy(): (text: string) => Promise<void> {
  const { t } = useLingui();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      toasts.show({ kind: 'generic', title: t`Copied.` });
    } catch (error) {
      toasts.show({ kind: 'error', title: t`It could not be copied.`, detail: errorText(error) });
    }
  };
}
