import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CallApi } from '#lib/api-client.ts';
import type { SavedDeck } from '#decks/api/deck-mapping.ts';
import type { DeckAddress } from '#decks/api/deck-requests.ts';

/** Revisions newest first, keyed by known version. */
export function revisionsQuery(api: CallApi, path: DeckAddress, version: number | null) {
  return infiniteQueryOptions({
    queryKey: ['deck', path.game, path.deckId, 'revisions', version],
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/games/:game/decks/:deckId/revisions', {
        params: path,
        query: pageParam === null ? {} : { before: String(pageParam) },
        signal,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: (last) => last.older,
    enabled: path.deckId !== '',
  });
}

/** Diffs are immutable. */
export function revisionDiffQuery(api: CallApi, path: DeckAddress, from: number, to: number) {
  return queryOptions({
    queryKey: ['deck', path.game, path.deckId, 'diff', from, to],
    queryFn: ({ signal }) =>
      api('GET /api/games/:game/decks/:deckId/revision-diff', {
        params: path,
        query: { from: String(from), to: String(to) },
        signal,
      }),
    staleTime: Infinity,
  });
}

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
