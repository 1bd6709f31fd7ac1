import type { Database } from '@deckframe/database/db';
import { listGameFolders } from '@deckframe/database/game-folders';
import { prepareSeason } from './prepare-season.ts';
import { prepareRunning } from './running-event.ts';
import { prepareUpcoming } from './upcoming-events.ts';

/** The first game gets a whole season, the others a short one. */
const EVENTS = { first: 60, others: 15 };

/**
 * Creates past, future and running events and returns their number. With `only`, just that game,
 * with the given number of past events.
 */
export async function prepareSeasons(db: Database, only?: string, count?: number): Promise<number> {
  const now = Date.now();
  const today = new Date(now).toISOString().slice(0, 10);
  let made = 0;
  for (const [place, game] of listGameFolders().entries()) {
    if (only !== undefined && game !== only) continue;
    const usual = place === 0 || game === only ? EVENTS.first : EVENTS.others;
    made += await prepareSeason(db, game, { count: count ?? usual, today });
    made += await prepareUpcoming(db, game, { now });
    if (place === 0) made += await prepareRunning(db, game, { now });
  }
  return made;
}
