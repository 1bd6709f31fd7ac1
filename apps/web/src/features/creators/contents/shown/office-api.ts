import type { ApiClient } from '#lib/api-client.ts';
import { writeHeaders } from '#lib/write/write-key.ts';

type Place = { game: string; contentId: string };

const REMOVAL = '/api/admin/games/{game}/contents/{contentId}/removal';

/** Staff actions. */
export async function hideContent(
  api: ApiClient,
  path: Place,
  reason: string,
  key: string,
): Promise<void> {
  await api.PUT(REMOVAL, { params: { path, header: writeHeaders(key) }, body: { reason } });
}

export async function restoreContent(api: ApiClient, path: Place, key: string): Promise<void> {
  await api.DELETE(REMOVAL, { params: { path, header: writeHeaders(key) } });
}
