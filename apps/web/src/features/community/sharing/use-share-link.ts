import { useLingui } from '@lingui/react/macro';
import { toasts } from '#ui/toast/toast-queue.ts';

/** Shares the page's address by the dialog of a phone, or copies it. */
export function useShareLink(): (title: string) => Promise<void> {
  const { t } = useLingui();
  return async (title) => {
    const url = window.location.href;
    try {
      if ('share' in navigator && window.matchMedia('(pointer: coarse)').matches) {
        await navigator.share({ title, url });
        return;
      }
      await navigator.clipboard.writeText(url);
      toasts.show({ kind: 'generic', title: t`Link copied` });
    } catch (error) {
      // Cancelling the share dialog is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toasts.show({ kind: 'error', title: t`The link could not be copied`, detail: url });
    }
  };
}
