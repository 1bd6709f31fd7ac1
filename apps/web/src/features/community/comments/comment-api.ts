import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { deckKey } from '#decks/api/deck-counts.ts';
import type { Answer, CallApi } from '#lib/api-client.ts';
import { readsOf } from '#lib/api-query.ts';

export type CommentEntry = Answer<'PUT /api/comments/:commentId'>;
export type CommentPage = Answer<'GET /api/games/:game/comments/:contentType/:contentId'>;

export interface CommentTarget {
  readonly game: string;
  readonly contentType: 'card' | 'custom-series' | 'deck';
  readonly contentId: string;
}

const commentsKey = ({ game, contentType, contentId }: CommentTarget) =>
  ['comments', game, contentType, contentId] as const;

/** Invalidates comments and their counts. */
export function refreshComments(client: QueryClient, target: CommentTarget): void {
  const { game, contentType, contentId } = target;
  void client.invalidateQueries({ queryKey: commentsKey(target) });
  void client.invalidateQueries({
    queryKey: readsOf('GET /api/games/:game/discussions', { game }),
  });
  if (contentType === 'custom-series') {
    for (const route of SERIES) void client.invalidateQueries({ queryKey: [route] });
  }
  if (contentType === 'deck') {
    void client.invalidateQueries({ queryKey: deckKey(game, contentId), exact: true });
  }
}

/** Newest first; the cursor is the page's last comment. */
export function commentsQuery(api: CallApi, target: CommentTarget) {
  return infiniteQueryOptions({
    queryKey: commentsKey(target),
    queryFn: async ({ signal, pageParam }): Promise<CommentPage> => {
      const query = pageParam === null ? {} : { before: pageParam };
      return await api('GET /api/games/:game/comments/:contentType/:contentId', {
        params: target,
        query,
        signal,
      });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.older,
    // CMNT-03: cached for half an hour.
    gcTime: 30 * 60_000,
  });
}

export async function addComment(api: CallApi, target: CommentTarget, text: string, key: string) {
  return await api('POST /api/games/:game/comments/:contentType/:contentId', {
    params: target,
    key,
    body: { text },
  });
}

export async function lockComments(
  api: CallApi,
  target: CommentTarget,
  locked: boolean,
  key: string,
): Promise<void> {
  await api('PUT /api/admin/games/:game/comments/:contentType/:contentId/lock', {
    params: target,
    key,
    body: { locked },
  });
}

export async function editComment(api: CallApi, commentId: string, text: string, key: string) {
  return await api('PUT /api/comments/:commentId', { params: { commentId }, key, body: { text } });
}

export async function deleteComment(api: CallApi, commentId: string, key: string): Promise<void> {
  await api('DELETE /api/comments/:commentId', { params: { commentId }, key });
}

/** Staff action: restores a hidden comment. */
export async function restoreComment(api: CallApi, commentId: string, key: string) {
  await api('DELETE /api/admin/comments/:commentId/removal', { params: { commentId }, key });
}
