import type { ApiError } from '#lib/api-error.ts';
import type { DeckAnswer } from '#decks/api/deck-mapping.ts';

/** Returns the stored deck from a 409 answer. */
export function readConflict(error: ApiError): DeckAnswer | undefined {
  const { code, body } = error;
  if (code !== 'VERSION_CONFLICT' || typeof body !== 'object' || body === null) return undefined;
  return 'stored' in body && typeof body.stored === 'object' && body.stored !== null
    ? (body.stored as DeckAnswer)
    : undefined;
}
