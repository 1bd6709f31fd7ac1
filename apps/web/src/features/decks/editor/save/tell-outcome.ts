import { ApiError } from '#lib/api-error.ts';
import { deckText, errorText } from '#lib/message-text.ts';
import type { ToastMessage } from '#ui/toast/toast-kinds.ts';
import { toasts } from '#ui/toast/toast-queue.ts';

export function tellRefusal(error: unknown, locked: string): void {
  toasts.show(sayRefusal(error, locked));
}

/** DECK-27 to DECK-31: text and position of refusals. */
export function sayRefusal(error: unknown, locked: string): ToastMessage {
  if (!(error instanceof ApiError)) {
    return { kind: 'error', title: deckText('saveError', { message: errorText(error) }) };
  }
  switch (error.code) {
    case 'DECK_COOLDOWN':
      return { kind: 'warning', position: 'top-right', title: errorText(error) };
    case 'PERMISSION_DENIED':
      return { kind: 'error', title: errorText(error) };
    case 'DECK_LOCKED':
      return { kind: 'error', title: errorText(error), detail: locked };
    default:
      return { kind: 'error', title: deckText('saveFailed'), detail: errorText(error) };
  }
}
