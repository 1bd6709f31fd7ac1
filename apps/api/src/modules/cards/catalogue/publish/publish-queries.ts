import type { CatalogueManifest } from '@deckframe/contract/cards/catalogue';
import type { Database } from '@deckframe/database/db';
import type { CatalogueRow } from '@deckframe/domain/cards/catalogue/catalogue-row';
import type { ColumnValue } from '@deckframe/domain/cards/catalogue/column-file';
import { sql } from 'kysely';
import { columnText, columnValue } from '../queries.ts';

/** Locks publishing of a game. */
export async function lockPublishing(db: Database, game: string): Promise<void> {
  await sql`select pg_advisory_lock(hashtext('publish-catalogue'), hashtext(${game}))`.execute(db);
}

export async function unlockPublishing(db: Database, game: string): Promise<void> {
  await sql`select pg_advisory_unlock(hashtext('publish-catalogue'), hashtext(${game}))`.execute(
    db,
  );
}

export async function listSeries(
  db: Database,
  game: string,
  seriesColumn: string,
): Promise<string[]> {
  const series = sql.raw(columnText(seriesColumn));
  const { rows } = await sql<{ series: string }>`
    select distinct coalesce(${series}, '') as series from cards
    where gameid = ${game} and published = 1 order by series`.execute(db);
  return rows.map((row) => row.series);
}

/** Returns a page of a series by number, action points last. */
export async function listSeriesRows(
  db: Database,
  game: string,
  series: { column: string; value: string },
  columns: readonly string[],
  after: { cardno: string; isLast: boolean } | undefined,
  limit: number,
): Promise<CatalogueRow[]> {
  const isLast = sql.raw(`(position('-AP' in cards.cardno) > 0)`);
  const list = columns.map((column) => `${columnValue(column)} as "${column}"`).join(', ');
  const { rows } = await sql<Record<string, ColumnValue | Date>>`
    select ${sql.raw(list)} from cards
    where gameid = ${game} and published = 1
      and coalesce(${sql.raw(columnText(series.column))}, '') = ${series.value}
      and (${isLast}, cardno) > (${after?.isLast ?? false}::boolean, ${after?.cardno ?? ''}::text)
    order by ${isLast}, cardno limit ${limit}`.execute(db);
  return rows.map(toPlain);
}

function toPlain(row: Record<string, ColumnValue | Date>): CatalogueRow {
  const entries = Object.entries(row).map(([column, value]) => [
    column,
    value instanceof Date ? value.toISOString() : value,
  ]);
  return Object.fromEntries(entries) as CatalogueRow;
}

/** Marks an existing file as listed; returns its compressed size or undefined. */
export async function relistFile(
  db: Database,
  game: string,
  hash: string,
): Promise<number | undefined> {
  await sql`update catalogue_files set unlisted_at = null
    where gameid = ${game} and hash = ${hash} and unlisted_at is not null`.execute(db);
  const { rows } = await sql<{ bytes: number }>`
    select octet_length(br) as bytes from catalogue_files
    where gameid = ${game} and hash = ${hash}`.execute(db);
  return rows[0]?.bytes;
}

export type NewFile = {
  gameid: string;
  hash: string;
  series: string;
  part: number;
  rows: number;
  br: Buffer;
  gz: Buffer;
};

export async function insertFile(db: Database, file: NewFile): Promise<void> {
  await db.insertInto('catalogue_files').values(file).execute();
}

export async function unlistOtherFiles(
  db: Database,
  game: string,
  hashes: readonly string[],
): Promise<void> {
  await sql`update catalogue_files set unlisted_at = app_now()
    where gameid = ${game} and unlisted_at is null and hash <> all(${hashes}::text[])`.execute(db);
}

/** Returns whether the manifest changed. */
export async function upsertManifest(
  db: Database,
  game: string,
  hash: string,
  body: CatalogueManifest,
): Promise<boolean> {
  const { rows } = await sql<{ gameid: string }>`
    insert into catalogue_manifests (gameid, hash, body)
    values (${game}, ${hash}, ${JSON.stringify(body)}::jsonb)
    on conflict (gameid) do update
      set hash = excluded.hash, body = excluded.body, updated_at = app_now()
      where catalogue_manifests.hash <> excluded.hash
    returning gameid`.execute(db);
  return rows.length > 0;
}

export async function deleteUnlistedFiles(db: Database, hours: number): Promise<number> {
  const { rows } = await sql<{ hash: string }>`delete from catalogue_files
    where unlisted_at < app_now() - make_interval(hours => ${hours}::integer)
    returning hash`.execute(db);
  return rows.length;
}
