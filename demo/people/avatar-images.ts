import type { Database } from '@deckframe/database/db';

/** Lists card faces of a game that demo members use as avatars. */
export async function listAvatarImages(db: Database, game: string): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('avatar')
    .where('email', 'like', '%@people.example.org')
    .where('avatar', 'like', `/media/${game}/cards/%`)
    .execute();
  return rows.flatMap(({ avatar }) => /([^/]+)\.webp$/.exec(avatar ?? '')?.[1] ?? []);
}
