import { createLocalDatabase, localDatabase } from '@deckframe/database/local-database';
import { migrate } from '@deckframe/database/migrate';
import { analyzeDecks, seedDecks } from '@deckframe/database/seed-decks';
import { Client } from 'pg';

/** The two games whose lists are compared; they live in partitions of their own. */
export const ONE = { game: 'ua', full: 1_000_000, small: 10_000 };
export const FIVE = { game: 'gundam', full: 5_000_000, small: 50_000 };

const NAMES = { full: 'deckframe_bench_decks', small: 'deckframe_bench_decks_small' };

export type DeckDatabase = { url: string; adminUrl: string; isFull: boolean };

/** The seeded millions where somebody seeded them; else a small version, made on the spot. */
export async function openDeckDatabase(adminUrl: string, note: (line: string) => void) {
  if (await exists(adminUrl, NAMES.full)) return describe(adminUrl, NAMES.full, true);
  note('not seeded: a small version takes its place (npm run bench:seed-decks makes the millions)');
  await makeDeckDatabase(adminUrl, 'small', note);
  return describe(adminUrl, NAMES.small, false);
}

export async function makeDeckDatabase(
  adminUrl: string,
  size: 'full' | 'small',
  note: (line: string) => void,
): Promise<void> {
  const name = NAMES[size];
  await dropDeckDatabase(adminUrl, size);
  // Named at the end: whoever finds the name finds all decks.
  const draft = `${name}_draft`;
  await asAdmin(adminUrl, (admin) => admin.query(`drop database if exists ${draft} with (force)`));
  const local = await createLocalDatabase(adminUrl, draft);
  await migrate({ url: local.url('migrator') });
  const owner = new Client({ connectionString: withDatabase(adminUrl, draft) });
  await owner.connect();
  try {
    // The seeded rows are right by themselves; checking each key would take longer than making it.
    await owner.query("set session_replication_role = replica; set maintenance_work_mem = '1GB'");
    const indexes = await dropIndexes(owner);
    for (const { game, ...counts } of [ONE, FIVE]) {
      await seedDecks(owner, { game, count: counts[size] });
      note(`${counts[size].toLocaleString('en')} decks of ${game}`);
    }
    for (const definition of indexes) await owner.query(definition);
    note('indexes built');
    await owner.query('vacuum analyze decklists, deck_search, deck_cards');
    await analyzeDecks(owner);
  } finally {
    await owner.end();
  }
  await asAdmin(adminUrl, (admin) => admin.query(`alter database ${draft} rename to ${name}`));
  note(`${name} is ready`);
}

export async function dropDeckDatabase(adminUrl: string, size: 'full' | 'small'): Promise<void> {
  await asAdmin(adminUrl, (admin) =>
    admin.query(`drop database if exists ${NAMES[size]} with (force)`),
  );
}

/** Built at the end they cost a fraction. Gives what makes them again. */
async function dropIndexes(owner: Client): Promise<string[]> {
  const { rows } = await owner.query<{ name: string; definition: string }>(`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index join pg_class on pg_class.oid = indrelid
    where relname in ('decklists', 'deck_search', 'deck_cards') and relkind = 'p'
      and not indisprimary`);
  for (const { name } of rows) await owner.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition.replace(' ON ONLY ', ' ON '));
}

function describe(adminUrl: string, name: string, isFull: boolean): DeckDatabase {
  const url = localDatabase(adminUrl, name).url('app');
  return { url, adminUrl: withDatabase(adminUrl, name), isFull };
}

async function exists(adminUrl: string, name: string): Promise<boolean> {
  const found = await asAdmin(adminUrl, (admin) =>
    admin.query('select from pg_database where datname = $1', [name]),
  );
  return found.rowCount === 1;
}

function withDatabase(adminUrl: string, name: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function asAdmin<T>(adminUrl: string, work: (admin: Client) => Promise<T>): Promise<T> {
  const admin = new Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}
