import { archetypesSchema } from '@deckframe/contract/meta/archetypes';
import { gameConfigSchema } from '@deckframe/contract/site/game-config';
import type { Database } from '@deckframe/database/db';
import { makeDemoCards } from '@deckframe/database/demo-cards';
import { CONFIG_FILE, GAMES_DIR } from '@deckframe/database/game-folders';
import type { GameConfig } from '@deckframe/domain/game-config';
import { isOpen, type Desk } from '@deckframe/domain/tournaments/desk/desk';
import { findNextStep } from '@deckframe/domain/tournaments/desk/next-step';
import type { Command } from '@deckframe/domain/tournaments/desk/command';
import { fitStructure } from '@deckframe/domain/tournaments/presets/check-structure';
import { PRESETS } from '@deckframe/domain/tournaments/presets/presets';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { followMetaOf } from '../../apps/api/src/modules/meta/meta/count-event.ts';
import { appendMade, openDesk } from '../../apps/api/src/modules/tournaments/desk/service.ts';
import { followEntries } from '../../apps/api/src/modules/tournaments/entries/service.ts';
import { followState } from '../../apps/api/src/modules/tournaments/tournaments/service.ts';
import { commandOf, playEvent } from './play-event.ts';
import { playMatch } from './play-match.ts';
import { makeSeasonDecks } from './season-decks.ts';
import { listPeople, seatPlayers } from './season-players.ts';
import { idOf } from './stable-id.ts';
import { storeEvent } from './store-event.ts';

const NAME = 'Dock Four Showdown';
const PLAYERS = 16;
const MINUTE_MS = 60_000;
const HALF_HOUR_MS = 30 * MINUTE_MS;
/** The event starts in the second round, with some results. */
const BEGUN_MS = 65 * MINUTE_MS;
const ROUNDS = 2;
const RESULTS = 3;
/** New results in each step of the demo. */
const RESULTS_A_STEP = 2;

const readJson = (game: string, file: string): unknown =>
  JSON.parse(readFileSync(join(GAMES_DIR, game, file), 'utf8'));
const readConfig = (game: string): GameConfig =>
  gameConfigSchema.parse(readJson(game, CONFIG_FILE));

/** Creates a running event, at most one per day. Returns the number of new events. */
export async function prepareRunning(
  db: Database,
  game: string,
  { emails = '%example.org', now }: { emails?: string; now: number },
): Promise<number> {
  const today = new Date(now).toISOString().slice(0, 10);
  const key = `${game} running ${today}`;
  const known = db.selectFrom('tournaments').select('id').where('gameid', '=', game);
  const isHeld = await known.where('id', '=', idOf(key)).executeTakeFirst();
  if (isHeld !== undefined || (await findRunning(db, game)) !== undefined) return 0;
  const config = readConfig(game);
  const named = Object.values(archetypesSchema.parse(readJson(game, 'archetypes.json')));
  const decks = makeSeasonDecks(config, makeDemoCards(game), named, today);
  const members = await db
    .selectFrom('users')
    .select(['id', 'username'])
    .where('email', 'like', emails)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(12)
    .execute();
  const startsAt = Math.floor((now - BEGUN_MS) / HALF_HOUR_MS) * HALF_HOUR_MS;
  const event = {
    name: NAME,
    area: 'Bergen',
    mode: 'venue',
    least: PLAYERS,
    most: PLAYERS,
    key,
    id: idOf(key),
    number: 1 + (Math.floor(now / 86_400_000) % 40),
    size: PLAYERS,
    startsAt,
    progress: 1,
  } as const;
  const people = listPeople(members);
  const variants = decks.map(({ length }) => length);
  const chosen = seatPlayers(people, event, variants);
  const seats = new Map(chosen.map((seat) => [idOf(`${key} ${seat.name}`), seat]));
  const structure = fitStructure(PRESETS.bestOfThree, seats.size);
  const desk = playEvent(event, structure, seats, { rounds: ROUNDS, results: RESULTS });
  const followers = [followEntries, followState, followMetaOf(config)];
  await db
    .transaction()
    .execute((trx) => storeEvent(trx, game, { event, structure, seats, desk }, decks, followers));
  return 1;
}

/**
 * Performs the next step of a game's running demo event: some results, the next round, or the end.
 * Returns the kind of step, undefined without a running event.
 */
export async function advanceRunning(db: Database, game: string): Promise<string | undefined> {
  const id = await findRunning(db, game);
  if (id === undefined) return undefined;
  const place = { game, id };
  const { desk } = await openDesk(db, place);
  const step = findNextStep(desk).kind;
  await db.transaction().execute(async (trx) => {
    const open = await appendMade({ db: trx }, place, (now) => listNextCommands(now, id), null);
    const entries = open.desk.entries.slice(-RESULTS_A_STEP);
    for (const follow of [followEntries, followState, followMetaOf(readConfig(game))])
      await follow(trx, place, { desk: open.desk, entries });
  });
  return step;
}

function listNextCommands(desk: Desk, id: string): Command[] {
  const step = findNextStep(desk);
  if (step.kind === 'done') return [];
  if (step.kind !== 'play') return [commandOf(desk, step)];
  const round = desk.rounds.length;
  const current = desk.rounds[round - 1];
  const mayDraw = desk.structure?.phases[current?.phase ?? 0]?.kind === 'swiss';
  return (current?.matches ?? [])
    .filter(isOpen)
    .slice(0, RESULTS_A_STEP)
    .flatMap(({ a, b, table }): Command[] => {
      if (b === null) return [];
      const seat = (name: string) => ({ name, userId: null, deck: 0, variant: 0 });
      const result = playMatch(`${id} ${round} ${table}`, seat(a), seat(b), mayDraw);
      return [{ kind: 'result', round, table, base: 0, result }];
    });
}

/** Runs a step of the demo, about every minute. On a new day it starts a new event. */
export async function continueDemo(db: Database, game: string, now: number): Promise<void> {
  const step = await advanceRunning(db, game);
  const upcoming = db.selectFrom('tournaments').select('id').where('source', '=', 'demo');
  // If the demo was removed, it is not created again.
  const hasDemo = await upcoming.where('gameid', '=', game).limit(1).executeTakeFirst();
  if (step === undefined && hasDemo !== undefined) await prepareRunning(db, game, { now });
}

async function findRunning(db: Database, game: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('tournaments')
    .select('id')
    .where('gameid', '=', game)
    .where('source', '=', 'demo')
    .where('status', '=', 'running')
    .executeTakeFirst();
  return row?.id;
}
