import { analyzeDecks, seedDecks } from '@deckframe/database/seed-decks';
import type { Client } from 'pg';
import {
  describeDatabase,
  dropDatabase,
  hasDatabase,
  makeDatabase,
  type SeededDatabase,
} from './seeded-database.ts';

type Note = (line: string) => void;

/** The two games whose lists are compared. Each has its own partition. */
export const ONE = { game: 'ua', full: 1_000_000, small: 10_000 };
export const FIVE = { game: 'gundam', full: 5_000_000, small: 50_000 };

const NAMES = { full: 'deckframe_bench_decks', small: 'deckframe_bench_decks_small' };

export type DeckDatabase = SeededDatabase & { isFull: boolean };

/** The seeded millions if they exist, otherwise a small version that is created now. */
export async function openDeckDatabase(adminUrl: string, note: Note): Promise<DeckDatabase> {
  if (await hasDatabase(adminUrl, NAMES.full)) {
    return { ...describeDatabase(adminUrl, NAMES.full), isFull: true };
  }
  note('not seeded: a small version takes its place (npm run seed -- decks makes the millions)');
  await makeDeckDatabase(adminUrl, 'small', note);
  return { ...describeDatabase(adminUrl, NAMES.small), isFull: false };
}

export async function makeDeckDatabase(
  adminUrl: string,
  size: 'full' | 'small',
  note: Note,
): Promise<void> {
  const fill = async (owner: Client): Promise<void> => {
    const indexes = await dropIndexes(owner);
    for (const { game, ...counts } of [ONE, FIVE]) {
      await seedDecks(owner, { game, count: counts[size] });
      note(`${counts[size].toLocaleString('en')} decks of ${game}`);
    }
    for (const definition of indexes) await owner.query(definition);
    note('indexes built');
    await analyzeDecks(owner);
  };
  await makeDatabase(adminUrl, NAMES[size], fill, note);
}

export async function dropDeckDatabase(adminUrl: string, size: 'full' | 'small'): Promise<void> {
  await dropDatabase(adminUrl, NAMES[size]);
}

/** Building indexes after the inserts is much faster. Returns the statements that recreate them. */
async function dropIndexes(owner: Client): Promise<string[]> {
  const { rows } = await owner.query<{ name: string; definition: string }>(`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index join pg_class on pg_class.oid = indrelid
    where relname in ('decklists', 'deck_counts', 'deck_search', 'deck_cards')
      and not indisprimary`);
  for (const { name } of rows) await owner.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition.replace(' ON ONLY ', ' ON '));
}
