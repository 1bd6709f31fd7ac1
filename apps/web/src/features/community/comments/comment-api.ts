import type { QueryClient } from '@tanstack/react-query';
import { readsOfDeck } from '#decks/api/deck-counts.ts';
import { readAgain } from '#lib/read-again.ts';
import type { Answer } from '#lib/api-client.ts';
import { apiPages, readsOf } from '#lib/api-query.ts';

const COMMENTS = 'GET /api/games/:game/comments/:contentType/:contentId';

export type CommentEntry = Answer<'PUT /api/comments/:commentId'>;

export interface CommentTarget {
  readonly game: string;
  readonly contentType: 'card' | 'custom-series' | 'deck';
  readonly contentId: string;
}

/** Invalidates comments and their counts. */
export function refreshComments(client: QueryClient, target: CommentTarget): void {
  const { game, contentType, contentId } = target;
  void readAgain(client, [
    readsOf(COMMENTS, target),
    readsOf('GET /api/games/:game/discussions', { game }),
  ]);
  if (contentType === 'custom-series') {
    void readAgain(client, [
      'GET /api/games/:game/custom-series',
      'GET /api/games/:game/my-custom-series',
      'GET /api/games/:game/custom-series/:seriesId/cards',
    ]);
  }
  if (contentType === 'deck') {
    void client.invalidateQueries({ queryKey: readsOfDeck(game, contentId) });
  }
}

/** Newest first; the cursor is the page's last comment. */
export function commentsQuery(target: CommentTarget, as: string | undefined) {
  return apiPages(
    COMMENTS,
    { params: target },
    // CMNT-03: cached for half an hour.
    { cursor: 'before', next: (page) => page.older, as, gcTime: 30 * 60_000 },
  );
}
