import type { Database } from '@deckframe/database/db';
import { runStatement } from '@deckframe/database/statement';
import type { CardFilters } from '@deckframe/contract/cards/catalogue';
import type { Card } from '@deckframe/domain/card';
import type { GameConfig } from '@deckframe/domain/game-config';
import { CARD_COLUMN_LIST, type CatalogueCardRow } from '../service.ts';
import { columnText, columnValue } from '../../catalogue/column-sql.ts';

/** Asked for by number, a card says which ones it had before. */
export type ListedCardRow = CatalogueCardRow & { former?: string | null };

export type CardPage = { after: string | undefined; limit: number };

/** Published cards that a filter admits, by number; the page starts behind `after`. */
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
  // Whoever asks by a number that the card had before must know which one is meant.
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
 * `gameid` is always said, so that a query never leaves the game's own partition. Each filter but
 * the free column has an index: by number, by series, by trait, by original.
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

/** Contains, in any case; a dash at the end belongs to the prefix, not to the name. */
function toSeriesPattern(series: string): string {
  const name = series.replace(/-+$/, '');
  return `%${name.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

/**
 * A game has few series and many cards: the names are found by hopping along the index from one to
 * the next, and only then the cards of those that match.
 */
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

/** Also by a number that the card had before. */
function idCondition(ids: string): string {
  return `cards.cardno = any(${ids}::text[] || array(
    select current_cardno from card_aliases where gameid = $1 and cardno = any(${ids}::text[])
  ))`;
}

function traitCondition(config: GameConfig, trait: string): string {
  const column = config.cardTraits_column;
  // The spelling of the index; another column or separator is read within the partition.
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

/** Numbers are equal by value, whatever their digits: 1.5 finds 1.50. */
function valueCondition(column: string, value: string): string {
  if (column === 'published') return `(cards.published = 1)::text = ${value}`;
  if (!NUMBER_COLUMNS.has(column)) return `${columnText(column)} = ${value}`;
  return `${columnText(column)}::numeric = nullif(regexp_replace(${value}, '^(?![-+]?[0-9]+([.][0-9]+)?$).*$', ''), '')::numeric`;
}

/** A text column needs no cast, and without one its index is used. */
function plain(column: string): string {
  return column.replace(/::text$/, '');
}
