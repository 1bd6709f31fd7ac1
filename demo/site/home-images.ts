import type { Database } from '@deckframe/database/db';
import { getOrFillDailyCard } from '../../apps/api/src/modules/cards/ratings/service.ts';

/**
 * Pictures that a game's home shows beside its newest cards: the card of the day, chosen here where
 * no worker has run yet, and the covers of the decks to start with.
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
