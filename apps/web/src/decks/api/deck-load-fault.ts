import { ApiError } from '#lib/api-error.ts';
import { deckText, errorText } from '#lib/message-text.ts';

/** C-30: texts for refusals, unknown failures and errors here. */
export function sayLoadFault(error: Error): string {
  if (!(error instanceof ApiError)) return deckText('loadError', { message: error.message });
  return error.code === 'INTERNAL' || error.code === 'UNKNOWN'
    ? deckText('getFailed')
    : errorText(error);
}
