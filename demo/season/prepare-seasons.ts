import type { Database } from '@deckframe/database/db';
import { listGameFolders } from '@deckframe/database/game-folders';
import { prepareSeason } from './prepare-season.ts';

/** The game that a new site opens with has a whole season, the others a short one. */
const EVENTS = { first: 60, others: 15 };

/** Gives how many events are new; of one game alone, as many as are asked for. */
export async function prepareSeasons(db: Database, only?: string, count?: number): Promise<number> {
  const today = new Date().toISOString().slice(0, 10);
  let made = 0;
  for (const [place, game] of listGameFolders().entries()) {
    if (only !== undefined && game !== only) continue;
    const usual = place === 0 || game === only ? EVENTS.first : EVENTS.others;
    made += await prepareSeason(db, game, { count: count ?? usual, today });
  }
  return made;
}
