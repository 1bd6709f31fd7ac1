import type { CallApi } from '#lib/api-client.ts';

/** Loads the user, and whether an old account must migrate. */
export async function loadSession(api: CallApi) {
  return await api('GET /api/me');
}
