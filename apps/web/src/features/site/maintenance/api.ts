import type { ApiClient } from '#lib/api-client.ts';

export async function unlockGame(api: ApiClient, game: string, code: string): Promise<void> {
  await api.POST('/api/games/{game}/maintenance/unlock', {
    params: { path: { game } },
    body: { code },
  });
}
