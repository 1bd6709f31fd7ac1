import { CARD_COLUMNS } from '@deckframe/domain/card';
import type { MappedCard } from '@deckframe/domain/cards/catalogue/map-source-row';
import { sql } from 'kysely';
import { createDatabase, type Database } from './db.ts';
import { makeDemoCards } from './demo-cards.ts';
import { GAMES_DIR, listGameFolders } from './game-folders.ts';
import { addGame } from './game-rows.ts';

/** The site counts this column itself, so no source of cards may set it. */
const OWN_COLUMN = 'comment_count';
const COLUMNS = [...CARD_COLUMNS.filter((column) => column !== OWN_COLUMN), 'extra'];

/**
 * Creates tables and demo cards of every game of the folder, and returns the games whose cards
 * changed. Safe to run again. A game with imported cards keeps them.
 */
export async function seed(db: Database): Promise<string[]> {
  const changed: string[] = [];
  for (const game of listGameFolders()) {
    await addGame(db, game);
    if (await writeDemoCards(db, game, GAMES_DIR)) changed.push(game);
  }
  return changed;
}

/** Seeds the demo cards of one game and adds a job that publishes them. */
export async function seedGame(db: Database, game: string, gamesDir: string): Promise<void> {
  if (await writeDemoCards(db, game, gamesDir)) await addPublishJob(db, game);
}

async function writeDemoCards(db: Database, game: string, gamesDir: string): Promise<boolean> {
  if (await hasImports(db, game)) return false;
  const cards = makeDemoCards(game, gamesDir);
  return (await db.transaction().execute((trx) => writeCards(trx, game, cards))) > 0;
}

async function hasImports(db: Database, game: string): Promise<boolean> {
  const found = await db
    .selectFrom('card_imports')
    .select('id')
    .where('gameid', '=', game)
    .limit(1)
    .execute();
  return found.length > 0;
}

async function writeCards(
  db: Database,
  game: string,
  cards: readonly MappedCard[],
): Promise<number> {
  const numbers = cards.map((card) => card['cardno']);
  const mains = cards.filter((card) => card['mainalternate'] !== false);
  const gone = await sql`update cards set published = 0, mainalternate = false
    where gameid = ${game} and cardno <> all(${numbers}::text[])
      and (published = 1 or mainalternate)`.execute(db);
  // Runs first, so that a group never has two mains.
  await sql`update cards set mainalternate = false
    where gameid = ${game} and mainalternate
      and cardno <> all(${mains.map((card) => card['cardno'])}::text[])`.execute(db);
  const names = sql.raw(COLUMNS.join(', '));
  const taken = COLUMNS.filter((column) => column !== 'cardno');
  const written = await sql`insert into cards (gameid, ${names})
    select ${game}, ${names} from jsonb_populate_recordset(
      null::cards, ${JSON.stringify(cards.map(toRecord))}::jsonb)
    on conflict (gameid, cardno) do update set
      ${sql.raw(taken.map((column) => `${column} = excluded.${column}`).join(', '))},
      updated_at = app_now()
    where (${sql.raw(taken.map((column) => `cards.${column}`).join(', '))})
      is distinct from (${sql.raw(taken.map((column) => `excluded.${column}`).join(', '))})`.execute(
    db,
  );
  return Number(written.numAffectedRows ?? 0) + Number(gone.numAffectedRows ?? 0);
}

/** Columns of a single game go to `extra`, without empty values. */
function toRecord(card: MappedCard): Record<string, unknown> {
  const entries = Object.entries(card);
  const isShared = (column: string): boolean => COLUMNS.includes(column);
  return {
    ...Object.fromEntries(entries.filter(([column]) => isShared(column))),
    published: card['published'] === false ? 0 : 1,
    extra: Object.fromEntries(
      entries.filter(([column, value]) => !isShared(column) && value !== null),
    ),
  };
}

async function addPublishJob(db: Database, game: string): Promise<void> {
  await sql`select graphile_worker.add_job(
    'publish-catalogue',
    payload => json_build_object('game', ${game}::text),
    queue_name => 'publish-catalogue:' || ${game}::text,
    job_key => 'publish-catalogue:' || ${game}::text
  )`.execute(db);
}

/** Like `seed`, for a URL. Adds a job that publishes changed games. */
export async function seedDatabase(url: string): Promise<void> {
  const db = createDatabase({
    url,
    poolSize: 1,
    applicationName: 'deckframe-seed',
    statementTimeoutMs: 60_000,
  });
  try {
    for (const game of await seed(db)) await addPublishJob(db, game);
  } finally {
    await db.destroy();
  }
}

if (import.meta.main) {
  const url = process.env['DATABASE_MIGRATOR_URL'];
  if (url === undefined || url === '') throw new Error('DATABASE_MIGRATOR_URL is not set');
  await seedDatabase(url);
}
