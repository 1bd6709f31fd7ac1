import type { ApiError } from '#lib/api-error.ts';
import type { DeckAnswer } from '#decks/api/deck-mapping.ts';

/** The stored deck of an answer that says somebody saved meanwhile. */
export function readConflict(error: ApiError): DeckAnswer | undefined {
  const { code, body } = error;
  if (code !== 'VERSION_CONFLICT' || typeof body !== 'object' || body === null) return undefined;
  return 'stored' in body && typeof body.stored === 'object' && body.stored !== null
    ? (body.stored as DeckAnswer)
    : undefined;
}
