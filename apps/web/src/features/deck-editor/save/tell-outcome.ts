import { ApiError } from '#lib/api-error.ts';
import { deckText, errorText } from '#lib/message-text.ts';
import { toasts } from '#ui/toast/toast-queue.ts';

/** DECK-27 to DECK-31: which words and which corner a refused save gets. */
export function tellRefusal(error: unknown, locked: string): void {
  if (!(error instanceof ApiError)) {
    toasts.show({ kind: 'error', title: deckText('saveError', { message: errorText(error) }) });
    return;
  }
  switch (error.code) {
    case 'DECK_COOLDOWN':
      toasts.show({ kind: 'warning', position: 'top-right', title: errorText(error) });
      return;
    case 'PERMISSION_DENIED':
      toasts.show({ kind: 'error', title: errorText(error) });
      return;
    case 'DECK_LOCKED':
      toasts.show({ kind: 'error', title: errorText(error), detail: locked });
      return;
    default:
      toasts.show({ kind: 'error', title: deckText('saveFailed'), detail: errorText(error) });
  }
}
