import { archetypesSchema } from '@deckframe/contract/meta/archetypes';
import { gameConfigSchema } from '@deckframe/contract/site/game-config';
import type { Database } from '@deckframe/database/db';
import { makeDemoCards } from '@deckframe/database/demo-cards';
import { CONFIG_FILE, GAMES_DIR } from '@deckframe/database/game-folders';
import type { GameConfig } from '@deckframe/domain/game-config';
import { fitStructure } from '@deckframe/domain/tournaments/presets/check-structure';
import { PRESETS } from '@deckframe/domain/tournaments/presets/presets';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { followMetaOf } from '../../apps/api/src/modules/meta/meta/count-event.ts';
import { followEntries } from '../../apps/api/src/modules/tournaments/entries/service.ts';
import { followState } from '../../apps/api/src/modules/tournaments/tournaments/service.ts';
import { playEvent } from './play-event.ts';
import { makeSeasonDecks } from './season-decks.ts';
import { listSeasonEvents } from './season-events.ts';
import { listPeople, seatPlayers } from './season-players.ts';
import { idOf } from './stable-id.ts';
import { storeEvent } from './store-event.ts';

const readJson = (game: string, file: string): unknown =>
  JSON.parse(readFileSync(join(GAMES_DIR, game, file), 'utf8'));

/**
 * Creates past events of a game with all results. Existing ones stay. Returns the number of new
 * events.
 */
export async function prepareSeason(
  db: Database,
  game: string,
  { count, today, emails = '%example.org' }: { count: number; today: string; emails?: string },
): Promise<number> {
  const first = db.selectFrom('tournaments').select('id').where('gameid', '=', game);
  const known = await first.where('id', '=', idOf(`${game} season 0`)).execute();
  if (known.length > 0) return 0;
  const config = gameConfigSchema.parse(readJson(game, CONFIG_FILE)) as GameConfig;
  const named = Object.values(archetypesSchema.parse(readJson(game, 'archetypes.json')));
  const decks = makeSeasonDecks(config, makeDemoCards(game), named, today);
  if (decks.length < 2) return 0;
  const members = await db
    .selectFrom('users')
    .select(['id', 'username'])
    .where('email', 'like', emails)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(20)
    .execute();
  const people = listPeople(members);
  const followers = [followEntries, followState, followMetaOf(config)];
  for (const event of listSeasonEvents(game, count, today)) {
    const chosen = seatPlayers(
      people,
      event,
      decks.map(({ length }) => length),
    );
    const seats = new Map(chosen.map((seat) => [idOf(`${event.key} ${seat.name}`), seat]));
    const structure = fitStructure(PRESETS.bestOfThree, seats.size);
    const desk = playEvent(event, structure, seats);
    await db
      .transaction()
      .execute((trx) => storeEvent(trx, game, { event, structure, seats, desk }, decks, followers));
  }
  return count;
}
