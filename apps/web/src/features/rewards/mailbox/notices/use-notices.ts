import { useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import type { Answer } from '#lib/api-client.ts';
import { apiPages } from '#lib/api-query.ts';
import { useApiWrite } from '#lib/write/use-write.ts';
import { UNREAD } from '../api.ts';

const NOTICES = 'GET /api/me/notices';

export type Notice = Answer<typeof NOTICES>['notices'][number];
type Pages = InfiniteData<Answer<typeof NOTICES>>;

/** The loaded notices and actions on them, updated optimistically. */
export function useNotices(userId: string) {
  const queryClient = useQueryClient();
  const pages = apiPages(NOTICES, {}, { cursor: 'after', next: (page) => page.next, as: userId });
  const { queryKey } = pages;
  const query = useInfiniteQuery(pages);
  const change = async (edit: (notices: Notice[]) => Notice[]) => {
    // A first load is not cancelled.
    if (queryClient.getQueryData(queryKey) === undefined) return () => {};
    await queryClient.cancelQueries({ queryKey });
    const before = queryClient.getQueryData<Pages>(queryKey);
    queryClient.setQueryData<Pages>(
      queryKey,
      (held) =>
        held && {
          ...held,
          pages: held.pages.map((page) => ({ ...page, notices: edit(page.notices) })),
        },
    );
    return () => queryClient.setQueryData(queryKey, before);
  };
  const reread = async () => {
    // Cancels an outdated first load.
    await queryClient.cancelQueries({ queryKey });
    await queryClient.invalidateQueries({ queryKey });
  };
  const read = useApiWrite('POST /api/me/notices/read', {
    invalidates: [UNREAD],
    show: ({ body: { ids } }) =>
      change((notices) =>
        notices.map((one) =>
          ids === 'all' || ids.includes(one.id) ? { ...one, isRead: true } : one,
        ),
      ),
    // "All" includes unloaded ones.
    done: (_answer, { body: { ids } }) => ids === 'all' && reread(),
  });
  const remove = useApiWrite('DELETE /api/me/notices/:noticeId', {
    invalidates: [UNREAD],
    show: ({ params: { noticeId } }) =>
      change((notices) => notices.filter((one) => one.id !== noticeId)),
  });
  return { query, read, remove, notices: query.data?.pages.flatMap((page) => page.notices) ?? [] };
}
