import type { CallApi } from '#lib/api-client.ts';

type Place = { game: string; contentId: string };

/** Staff actions. */
export async function hideContent(
  api: CallApi,
  path: Place,
  reason: string,
  key: string,
): Promise<void> {
  await api('PUT /api/admin/games/:game/contents/:contentId/removal', {
    params: path,
    key,
    body: { reason },
  });
}

export async function restoreContent(api: CallApi, path: Place, key: string): Promise<void> {
  await api('DELETE /api/admin/games/:game/contents/:contentId/removal', { params: path, key });
}
