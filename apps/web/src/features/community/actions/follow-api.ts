import { queryOptions } from '@tanstack/react-query';
import { getData, type ApiClient } from '#lib/api-client.ts';
import type { components } from '#lib/openapi.gen.ts';
import { writeHeaders } from '#lib/write/write-key.ts';

type FollowState = components['schemas']['FollowState'];

const PATH = '/api/users/{userId}/follow';

/** The state changes with the member who asks. */
export function followQuery(api: ApiClient, userId: string, ownId: string | undefined) {
  return queryOptions({
    queryKey: ['follow', userId, ownId],
    queryFn: async ({ signal }): Promise<FollowState> =>
      getData(await api.GET(PATH, { params: { path: { userId } }, signal })),
  });
}

export async function saveFollow(
  api: ApiClient,
  userId: string,
  follow: boolean,
  key: string,
): Promise<FollowState> {
  const params = { path: { userId }, header: writeHeaders(key) };
  return getData(await (follow ? api.PUT(PATH, { params }) : api.DELETE(PATH, { params })));
}
