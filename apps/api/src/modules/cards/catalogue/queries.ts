import type { CardFilters, CatalogueManifest } from '@deckframe/contract/cards/catalogue';
import type { Database } from '@deckframe/database/db';
import { runStatement } from '@deckframe/database/statement';
import { CARD_COLUMNS, type Card } from '@deckframe/domain/card';
import type { ColumnValue } from '@deckframe/domain/cards/catalogue/column-file';
import type { GameConfig } from '@deckframe/domain/game-config';
import { perGameStatement } from '../../../lib/per-game-statement.ts';

const TABLE_COLUMNS: ReadonlySet<string> = new Set(CARD_COLUMNS);
const COLUMN_NAME = /^[a-z][a-z0-9_]*$/;

/** Former numbers of a card. */
const FORMER_NUMBERS = `(select string_agg(alias.cardno, '|' order by alias.cardno)
  from card_aliases as alias
  where alias.gameid = cards.gameid and alias.current_cardno = cards.cardno)`;

/** SQL of a column; game-specific ones are in `extra`. */
export function columnValue(column: string): string {
  if (column === 'former_numbers') return FORMER_NUMBERS;
  if (!COLUMN_NAME.test(column)) throw new RangeError(`${column} is no column name`);
  return TABLE_COLUMNS.has(column) ? `cards.${column}` : `cards.extra -> '${column}'`;
}

/** SQL of a column as text. */
export function columnText(column: string): string {
  if (!COLUMN_NAME.test(column)) throw new RangeError(`${column} is no column name`);
  return TABLE_COLUMNS.has(column) ? `cards.${column}::text` : `(cards.extra ->> '${column}')`;
}

/** A card by number includes its former numbers. */
export type ListedCardRow = CatalogueCardRow & { former?: string | null };

export type CardPage = { after: string | undefined; limit: number };

/** Returns published cards by number, after `after`. */
export async function listCards(
  db: Database,
  config: GameConfig,
  filters: CardFilters,
  page: CardPage,
): Promise<ListedCardRow[]> {
  const { text, values } = listCardsSql(config, filters, page);
  const rows = await runStatement<ListedCardRow>(db, { text, values });
  return rows;
}

export async function countCards(
  db: Database,
  config: GameConfig,
  filters: CardFilters,
): Promise<number> {
  const { text, values } = countCardsSql(config, filters);
  const rows = await runStatement<{ count: number }>(db, { text, values });
  return rows[0]?.count ?? 0;
}

export type SqlText = { text: string; values: unknown[] };

export function listCardsSql(
  config: GameConfig,
  filters: CardFilters,
  { after, limit }: CardPage,
): SqlText {
  const { text, values } = whereOf(config, filters);
  const behind = after === undefined ? '' : `and cards.cardno > $${values.push(after)}`;
  // The answer names the current number if a former one was requested.
  const former = filters.ids === undefined ? '' : `, ${columnValue('former_numbers')} as former`;
  const list = `select ${CARD_COLUMN_LIST}, cards.extra${former} from cards where ${text} ${behind}
    order by cards.cardno limit $${values.push(limit)}`;
  return { text: list, values };
}

export function countCardsSql(config: GameConfig, filters: CardFilters): SqlText {
  const { text, values } = whereOf(config, filters);
  return { text: `select count(*)::integer as count from cards where ${text}`, values };
}

/**
 * The condition always names the game, to read one partition. All filters except the free column
 * use an index.
 */
function whereOf(config: GameConfig, filters: CardFilters): SqlText {
  const values: unknown[] = [config.gameid];
  const param = (value: unknown): string => `$${values.push(value)}`;
  const conditions = ['cards.gameid = $1', 'cards.published = 1'];
  if (filters.series !== undefined) {
    const column = filters.seriesColumn ?? config.series_column;
    conditions.push(seriesCondition(column, param(filters.series.map(toSeriesPattern))));
  }
  if (filters.ids !== undefined) conditions.push(idCondition(param(filters.ids)));
  if (filters.trait !== undefined) {
    conditions.push(traitCondition(config, param(filters.trait.toLowerCase())));
  }
  if (filters.column !== undefined && filters.value !== undefined) {
    conditions.push(valueCondition(filters.column, param(filters.value)));
  }
  if (filters.alternatesOf !== undefined) {
    const column = columnText(config.alternate_matching_column);
    conditions.push(`${plain(column)} = any(${param(filters.alternatesOf)}::text[])`);
  }
  return { text: conditions.join(' and '), values };
}

/** Matches case-insensitively; a trailing dash is part of the prefix. */
function toSeriesPattern(series: string): string {
  const name = series.replace(/(?<!-)-+$/, '');
  return `%${name.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

/** Finds matching series by skipping along the index, then their cards. */
function seriesCondition(column: string, patterns: string): string {
  if (column !== 'series') return `${columnText(column)} ilike any(${patterns}::text[])`;
  return `cards.series = any(array(
    with recursive known as (
      (select series from cards where gameid = $1 and published = 1 order by series limit 1)
      union all
      select (
        select following.series from cards as following
        where following.gameid = $1 and following.published = 1
          and following.series > known.series
        order by following.series limit 1
      ) from known where known.series is not null
    )
    select series from known where series ilike any(${patterns}::text[])
  ))`;
}

/** Also matches former numbers. */
function idCondition(ids: string): string {
  return `cards.cardno = any(${ids}::text[] || array(
    select current_cardno from card_aliases where gameid = $1 and cardno = any(${ids}::text[])
  ))`;
}

function traitCondition(config: GameConfig, trait: string): string {
  const column = config.cardTraits_column;
  // Uses the expression of the index.
  const list =
    column === 'trait' && config.cardTraits_delimiter === '|'
      ? `string_to_array(lower(cards.trait), '|')`
      : `string_to_array(lower(${columnText(column)}), '${config.cardTraits_delimiter.replaceAll("'", "''")}')`;
  return `${list} @> array[${trait}::text]`;
}

const NUMBER_COLUMNS: ReadonlySet<string> = new Set([
  'level',
  'cost',
  'apdata',
  'hp',
  'comment_count',
  'marketprice',
] satisfies (keyof Card)[]);

/** Numbers compare by value: 1.5 equals 1.50. */
function valueCondition(column: string, value: string): string {
  if (column === 'published') return `(cards.published = 1)::text = ${value}`;
  if (!NUMBER_COLUMNS.has(column)) return `${columnText(column)} = ${value}`;
  return `${columnText(column)}::numeric = nullif(regexp_replace(${value}, '^(?![-+]?[0-9]+([.][0-9]+)?$).*$', ''), '')::numeric`;
}

/** A text column needs no cast, which would prevent index use. */
function plain(column: string): string {
  return column.replace(/::text$/, '');
}

/** A stored card: `published` is 0 or 1, times are dates. */
export type CardRow = Omit<Card, 'published' | 'created_at'> & {
  published: number;
  created_at: Date;
};

/** With game-specific columns. */
export type CatalogueCardRow = CardRow & { extra: Record<string, ColumnValue> };

export const CARD_COLUMN_LIST = CARD_COLUMNS.map((column) => `cards.${column}`).join(', ');

/** `$1` is the game, `$2` the current or a former number. */
export const FIND_CARD = `select ${CARD_COLUMN_LIST}, cards.extra from cards
  where gameid = $1 and published = 1 and cardno = coalesce((
    select current_cardno from card_aliases where gameid = $1 and cardno = $2
  ), $2)`;

/** `$2` has the spellings to try; several hits are ambiguous. */
const FIND_SPELLING = `select cardno from cards
  where gameid = $1 and published = 1 and cardno = any($2::text[]) limit 2`;

const LIST_NEWEST = `select ${CARD_COLUMN_LIST} from cards
  where gameid = $1 and published = 1 and mainalternate is not false
  order by created_at desc, cardno
  limit $2`;

const findCardOf = perGameStatement('find-published-card', FIND_CARD);
const findSpellingOf = perGameStatement('find-card-spelling', FIND_SPELLING);
const listNewestOf = perGameStatement('list-newest-cards', LIST_NEWEST);

/** Prepared, because it is the most frequent read. */
export async function findPublishedCard(
  db: Database,
  game: string,
  cardno: string,
): Promise<CatalogueCardRow | undefined> {
  const rows = await runStatement<CatalogueCardRow>(db, findCardOf(game, [cardno]));
  return rows[0];
}

/** Returns likely spellings: upper case, lower case after the underscore. */
function listSpellings(cardno: string): string[] {
  const [number = '', ...printing] = cardno.split('_');
  const mixed = [number.toUpperCase(), ...printing.map((part) => part.toLowerCase())].join('_');
  return [...new Set([mixed, cardno.toUpperCase(), cardno.toLowerCase()])];
}

/** C-85: returns the number in the card's spelling, with a few key lookups. */
export async function findSpelling(
  db: Database,
  game: string,
  cardno: string,
): Promise<string | undefined> {
  const rows = await runStatement<{ cardno: string }>(
    db,
    findSpellingOf(game, [listSpellings(cardno)]),
  );
  return rows.length === 1 ? rows[0]?.cardno : undefined;
}

export async function listNewestCards(
  db: Database,
  game: string,
  limit: number,
): Promise<CardRow[]> {
  const rows = await runStatement<CardRow>(db, listNewestOf(game, [limit]));
  return rows;
}

const FIND_HASH = 'select hash from catalogue_manifests where gameid = $1';
const FIND_MANIFEST = 'select hash, body from catalogue_manifests where gameid = $1';

export type FileEncoding = 'br' | 'gz';

const FIND_FILE: Readonly<Record<FileEncoding, string>> = {
  br: 'select br as bytes from catalogue_files where gameid = $1 and hash = $2',
  gz: 'select gz as bytes from catalogue_files where gameid = $1 and hash = $2',
};

export async function findManifestHash(db: Database, game: string): Promise<string | undefined> {
  const rows = await runStatement<{ hash: string }>(db, {
    name: 'find-catalogue-hash',
    text: FIND_HASH,
    values: [game],
  });
  return rows[0]?.hash;
}

export async function findManifest(
  db: Database,
  game: string,
): Promise<{ hash: string; body: CatalogueManifest } | undefined> {
  const rows = await runStatement<{ hash: string; body: CatalogueManifest }>(db, {
    name: 'find-catalogue-manifest',
    text: FIND_MANIFEST,
    values: [game],
  });
  return rows[0];
}

export async function findCatalogueFile(
  db: Database,
  game: string,
  hash: string,
  encoding: FileEncoding,
): Promise<Buffer | undefined> {
  const rows = await runStatement<{ bytes: Buffer }>(db, {
    name: `find-catalogue-file-${encoding}`,
    text: FIND_FILE[encoding],
    values: [game, hash],
  });
  return rows[0]?.bytes;
}
