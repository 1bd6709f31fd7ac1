import { queryOptions } from '@tanstack/react-query';
import type { Answer, CallApi } from '#lib/api-client.ts';

type FollowState = Answer<'GET /api/users/:userId/follow'>;

/** Depends on the logged-in member. */
export function followQuery(api: CallApi, userId: string, ownId: string | undefined) {
  return queryOptions({
    queryKey: ['follow', userId, ownId],
    queryFn: async ({ signal }): Promise<FollowState> =>
      await api('GET /api/users/:userId/follow', { params: { userId }, signal }),
  });
}

export async function saveFollow(
  api: CallApi,
  userId: string,
  follow: boolean,
  key: string,
): Promise<FollowState> {
  return await (follow
    ? api('PUT /api/users/:userId/follow', { params: { userId }, key })
    : api('DELETE /api/users/:userId/follow', { params: { userId }, key }));
}
