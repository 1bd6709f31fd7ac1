import { useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useAppServices } from '#lib/app-services.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { noticesKey, unreadKey } from '../api.ts';
import { noticesQuery, removeNotice, sendNoticesRead, type Notice } from './notices-api.ts';

type Pages = InfiniteData<{ notices: Notice[]; next: string | null }>;

/** The notices that were read so far, and what can be done with them; shown before it is answered. */
export function useNotices(userId: string) {
  const { api } = useAppServices();
  const queryClient = useQueryClient();
  const query = useInfiniteQuery(noticesQuery(api, userId));
  const queryKey = noticesKey(userId);
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
  const count = () => queryClient.invalidateQueries({ queryKey: unreadKey(userId) });
  const reread = async () => {
    // Cancels an outdated first load.
    await queryClient.cancelQueries({ queryKey });
    await queryClient.invalidateQueries({ queryKey });
  };
  const read = useWrite({
    send: (ids: string[] | 'all', key) => sendNoticesRead(api, ids, key),
    show: (ids) =>
      change((notices) =>
        notices.map((one) =>
          ids === 'all' || ids.includes(one.id) ? { ...one, isRead: true } : one,
        ),
      ),
    // "All" includes unloaded ones.
    done: (_answer, ids) => Promise.all([count(), ids === 'all' && reread()]),
  });
  const remove = useWrite({
    send: (id: string, key) => removeNotice(api, id, key),
    show: (id) => change((notices) => notices.filter((one) => one.id !== id)),
    done: count,
  });
  return { query, read, remove, notices: query.data?.pages.flatMap((page) => page.notices) ?? [] };
}
