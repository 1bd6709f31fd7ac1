import type { CallApi } from '#lib/api-client.ts';
import { apiPages, apiQuery } from '#lib/api-query.ts';
import type { SavedDeck } from '#decks/api/deck-mapping.ts';
import type { DeckAddress } from '#decks/api/deck-requests.ts';

/** Revisions newest first, read again when the known version changes. */
export const revisionsQuery = (path: DeckAddress, version: number | null, userId = '') =>
  apiPages(
    'GET /api/games/:game/decks/:deckId/revisions',
    { params: path },
    {
      cursor: 'before',
      next: (page) => page.older,
      as: `${userId} ${version}`,
      enabled: path.deckId !== '',
    },
  );

/** Diffs are immutable. */
export const revisionDiffQuery = (path: DeckAddress, from: number, to: number, as?: string) =>
  apiQuery(
    'GET /api/games/:game/decks/:deckId/revision-diff',
    { params: path, query: { from: String(from), to: String(to) } },
    { as, staleTime: Infinity },
  );

export interface Restoration extends DeckAddress {
  readonly restored: number;
  /** The replaced version. Refused if there is a newer one. */
  readonly version: number;
}

export function restoreRevision(
  api: CallApi,
  { game, deckId, restored, version }: Restoration,
  key: string,
): Promise<SavedDeck> {
  const path = { game, deckId, version: String(restored) };
  return api('POST /api/games/:game/decks/:deckId/revisions/:version/restore', {
    params: path,
    key,
    version,
  });
}
