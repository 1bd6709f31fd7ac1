import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { deckKey } from '#decks/api/deck-counts.ts';
import { getData, type ApiClient } from '#lib/api-client.ts';
import type { components } from '#lib/openapi.gen.ts';
import { writeHeaders } from '#lib/write/write-key.ts';

export type CommentEntry = components['schemas']['Comment'];
export type CommentPage = components['schemas']['Comments'];

export interface CommentTarget {
  readonly game: string;
  readonly contentType: 'card' | 'custom-series' | 'deck';
  readonly contentId: string;
}

const PATH = '/api/games/{game}/comments/{contentType}/{contentId}';

const commentsKey = ({ game, contentType, contentId }: CommentTarget) =>
  ['comments', game, contentType, contentId] as const;

/** Invalidates comments and their counts. */
export function refreshComments(client: QueryClient, target: CommentTarget): void {
  const { game, contentType, contentId } = target;
  void client.invalidateQueries({ queryKey: commentsKey(target) });
  void client.invalidateQueries({ queryKey: ['discussions', game] });
  if (contentType === 'custom-series') {
    void client.invalidateQueries({ queryKey: ['custom-series', game] });
  }
  if (contentType === 'deck') {
    void client.invalidateQueries({ queryKey: deckKey(game, contentId), exact: true });
  }
}

/** Newest first; the next page is asked for by the last comment of this one. */
export function commentsQuery(api: ApiClient, target: CommentTarget) {
  return infiniteQueryOptions({
    queryKey: commentsKey(target),
    queryFn: async ({ signal, pageParam }): Promise<CommentPage> => {
      const query = pageParam === null ? {} : { before: pageParam };
      const params = { path: target, query };
      return getData(await api.GET(PATH, { params, signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.older,
    // CMNT-03: cached for half an hour.
    gcTime: 30 * 60_000,
  });
}

export async function addComment(api: ApiClient, target: CommentTarget, text: string, key: string) {
  const params = { path: target, header: writeHeaders(key) };
  return getData(await api.POST(PATH, { params, body: { text } }));
}

export async function lockComments(
  api: ApiClient,
  target: CommentTarget,
  locked: boolean,
  key: string,
): Promise<void> {
  const params = { path: target, header: writeHeaders(key) };
  await api.PUT('/api/admin/games/{game}/comments/{contentType}/{contentId}/lock', {
    params,
    body: { locked },
  });
}

export async function editComment(api: ApiClient, commentId: string, text: string, key: string) {
  const params = { path: { commentId }, header: writeHeaders(key) };
  return getData(await api.PUT('/api/comments/{commentId}', { params, body: { text } }));
}

export async function deleteComment(api: ApiClient, commentId: string, key: string): Promise<void> {
  const params = { path: { commentId }, header: writeHeaders(key) };
  await api.DELETE('/api/comments/{commentId}', { params });
}

/** Staff action: restores a hidden comment. */
export async function restoreComment(api: ApiClient, commentId: string, key: string) {
  const params = { path: { commentId }, header: writeHeaders(key) };
  await api.DELETE('/api/admin/comments/{commentId}/removal', { params });
}
