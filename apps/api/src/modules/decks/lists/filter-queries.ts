import type { DeckFilters } from '@deckframe/contract/decks/deck-lists';
import type { DeckOrder } from '@deckframe/domain/decks/deck/deck-orders';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { Claims } from '@deckframe/domain/collection/entries/free-copies';
import { DECK_TERMS, readNameWords } from '../decks/reading-service.ts';

/** The sort column; ids break ties in the same direction. */
type OrderColumn = {
  column: string;
  type: 'integer' | 'text' | 'timestamptz';
  descending: boolean;
  /** True if the column is in `deck_counts`. */
  isCounted: boolean;
};

export const ORDER_COLUMNS: Record<DeckOrder, OrderColumn> = {
  recent: { column: 'modified_date', type: 'timestamptz', descending: true, isCounted: false },
  popular: { column: 'visitorcount', type: 'integer', descending: true, isCounted: false },
  liked: { column: 'like_count', type: 'integer', descending: true, isCounted: true },
  commented: { column: 'comment_count', type: 'integer', descending: true, isCounted: true },
  name: { column: 'name_key', type: 'text', descending: false, isCounted: false },
};

/** Collects statement values and returns their placeholders. */
export type Param = (value: unknown) => string;

/**
 * A filter condition with its exact SQL and search terms. A light condition needs only columns of
 * the order indexes.
 */
export type DeckCondition = { sql: (param: Param) => string; terms: number[]; isLight: boolean };

/** Hides a value from the planner, so that one plan per connection serves all values. */
export function unplanned(placeholder: string, type: string): string {
  return `(select ${placeholder}::${type})`;
}

/** Filters with cards resolved to original ids. */
export type ResolvedFilters = Omit<DeckFilters, 'cards'> & { originals: readonly string[] };

/** Undefined if nothing can match, such as a name without letters. */
export function readConditions(filters: ResolvedFilters): DeckCondition[] | undefined {
  const words = filters.name === undefined ? [] : readNameWords(filters.name);
  if (filters.name !== undefined && words.length === 0) return undefined;
  return [
    ...words.map(({ terms, pattern, anywhere }) => ({
      terms,
      isLight: true,
      sql: (param: Param) =>
        anywhere
          ? `deck.name_key like ${unplanned(param(`%${pattern}%`), 'text')}`
          : `(' ' || deck.name_key) like ${unplanned(param(`% ${pattern}%`), 'text')}`,
    })),
    ...inList(
      'archetype',
      filters.archetype === undefined ? [] : [filters.archetype],
      DECK_TERMS.archetype,
    ),
    ...inList('colors', filters.color ?? [], DECK_TERMS.color),
    ...inList(
      'customseries',
      filters.customSeries === undefined ? [] : [filters.customSeries],
      DECK_TERMS.customSeries,
    ),
    ...favourite(filters.favoriteCard),
    ...(filters.starter === true
      ? [{ terms: [DECK_TERMS.starter], isLight: false, sql: () => 'deck.isstarter = 1' }]
      : []),
    ...filters.originals.map(holds),
  ];
}

/** Matches a value in a comma list column. */
function inList(
  column: string,
  values: readonly string[],
  toTerm: (value: string) => number,
): DeckCondition[] {
  return values.map((value) => ({
    terms: [toTerm(value)],
    isLight: false,
    sql: (param) =>
      `${param(value.toLowerCase())} = any(string_to_array(lower(deck.${column}), ','))`,
  }));
}

function favourite(cardno: string | undefined): DeckCondition[] {
  if (cardno === undefined) return [];
  return [
    {
      terms: [DECK_TERMS.favorite(cardno)],
      isLight: false,
      sql: (param) => `lower(deck.favoritecard) = ${param(cardno.toLowerCase())}`,
    },
  ];
}

/** Matches the main or resource deck. */
function holds(originalid: string): DeckCondition {
  return {
    terms: [DECK_TERMS.card(originalid)],
    isLight: false,
    sql: (param) => `exists (
      select from deck_cards as held
      where held.gameid = $1 and held.deck_id = deck.id
        and held.originalid = ${param(originalid)} and held.zone in (0, 3) offset 0)`,
  };
}

/** The member, the maximum of missing cards, and promised copies. */
export type Reach = { userId: UserId; missing: number; promised: Claims['promised'] };

/** Maximum decks compared per page. */
export const REACH_DECKS = 2000;

/**
 * Selects decks that lack at most the given number of free copies (see `countFree`). `rows` selects
 * at most `REACH_DECKS` decks.
 */
export function withinReach(
  rows: string,
  { orderBy, limit }: { orderBy: string; limit: number },
  { userId, missing, promised }: Reach,
  param: Param,
): string {
  const user = param(userId);
  // Materialized once, so that lookups are constant and the planner has no choice.
  return `with own as materialized (
      select coalesce(jsonb_object_agg(originalid, copies), '{}') as copies from (
        select originalid, greatest(0, sum(copies)) as copies from (
          select card.originalid, greatest(0, entry.count
            - coalesce((${param(JSON.stringify(promised))}::jsonb ->> entry.cardno)::integer, 0)
          ) as copies
          from (
            select cardno, sum(count) as count from collection_entries
            where gameid = $1 and user_id = ${user} and count > 0 group by cardno
          ) as entry
          cross join lateral (
            select originalid from cards where gameid = $1 and cardno = entry.cardno offset 0
          ) as card
          union all
          select held.originalid, -held.quantity
          from decklists as sleeved
          join deck_cards as held on held.gameid = $1 and held.deck_id = sleeved.id
            and held.zone in (0, 2, 3)
          where sleeved.gameid = $1 and sleeved.user_id = ${user} and sleeved.is_sleeved
            and sleeved.deleted_at is null
        ) as found group by originalid
      ) as summed
    )
    select deck.* from (${rows}) as deck
    cross join lateral (
      select sum(greatest(0, held.quantity
        - coalesce(((select copies from own) ->> held.originalid)::integer, 0))) as missing
      from deck_cards as held
      where held.gameid = $1 and held.deck_id = deck.id and held.zone in (0, 2, 3) offset 0
    ) as lack
    where lack.missing <= ${param(missing)}::integer
    order by ${orderBy} limit ${limit}`;
}
