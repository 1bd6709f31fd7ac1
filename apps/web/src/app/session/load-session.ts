import { getData, type ApiClient } from '#lib/api-client.ts';

/** Who sits here, and whether an account of the old site waits to be taken over. */
export async function loadSession(api: ApiClient) {
  return getData(await api.GET('/api/me'));
}
