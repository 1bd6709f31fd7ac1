import type { CallApi } from '#lib/api-client.ts';

export async function unlockGame(api: CallApi, game: string, code: string): Promise<void> {
  await api('POST /api/games/:game/maintenance/unlock', { params: { game }, body: { code } });
}
