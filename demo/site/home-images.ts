import type { Database } from '@deckframe/database/db';
import { getOrFillDailyCard } from '../../apps/api/src/modules/cards/ratings/service.ts';

/**
 * Lists pictures on a game's home page besides the newest cards: covers of starter decks, and the
 * card of the day. It chooses that card if no worker has run yet.
 */
export async function listHomeImages(db: Database, game: string): Promise<string[]> {
  const daily = await getOrFillDailyCard(db, game);
  const covers = await db
    .selectFrom('decklists')
    .select('cover_image')
    .where('gameid', '=', game)
    .where('isstarter', '=', 1)
    .execute();
  return [daily?.image, ...covers.map((row) => row.cover_image)].filter(
    (image) => typeof image === 'string',
  );
}
