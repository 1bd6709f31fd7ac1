import { getData, type ApiClient } from '#lib/api-client.ts';

/** Loads the user, and whether an old account must migrate. */
export async function loadSession(api: ApiClient) {
  return getData(await api.GET('/api/me'));
}
