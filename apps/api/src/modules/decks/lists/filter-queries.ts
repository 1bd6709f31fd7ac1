import type { DeckFilters } from '@deckframe/contract/decks/deck-lists';
import type { DeckOrder } from '@deckframe/domain/decks/deck/deck-orders';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { Claims } from '@deckframe/domain/collection/entries/free-copies';
import { DECK_TERMS, readNameWords } from '../decks/reading-service.ts';
import type { KeyType } from './cursor.ts';

/** By what a list is ordered; ids settle ties, in the same direction. */
type OrderColumn = {
  column: string;
  type: KeyType;
  descending: boolean;
  /** In `deck_counts`, not in the deck itself. */
  isCounted: boolean;
};

export const ORDER_COLUMNS: Record<DeckOrder, OrderColumn> = {
  recent: { column: 'modified_date', type: 'timestamptz', descending: true, isCounted: false },
  popular: { column: 'visitorcount', type: 'integer', descending: true, isCounted: false },
  liked: { column: 'like_count', type: 'integer', descending: true, isCounted: true },
  commented: { column: 'comment_count', type: 'integer', descending: true, isCounted: true },
  name: { column: 'name_key', type: 'text', descending: false, isCounted: false },
};

/** Collects the values of a statement; a call gives the placeholder of a value. */
export type Param = (value: unknown) => string;

/**
 * One thing that a deck must have: the exact test, and the terms that every such deck has. A light
 * test needs only what the indexes of the orders hold.
 */
export type DeckCondition = { sql: (param: Param) => string; terms: number[]; isLight: boolean };

/**
 * A value that the planner does not look at: the statement has one plan for all values, made once
 * per connection. To plan it for each would take longer than to run it.
 */
export function unplanned(placeholder: string, type: string): string {
  return `(select ${placeholder}::${type})`;
}

/** What of the filters concerns cards, by the card and not by the printing. */
export type ResolvedFilters = Omit<DeckFilters, 'cards'> & { originals: readonly string[] };

/** Undefined where nothing can match: a name without a letter or a digit. */
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

/** A column that holds a comma list. */
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

/** In the main or the resource deck. */
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

/** Whose collection decks are compared with, and how many cards may be missing. */
export type Reach = { userId: UserId; missing: number; promised: Claims['promised'] };

/** Decks of a list that are compared for one page at most. */
export const REACH_DECKS = 2000;

/**
 * Those of the given decks that the member could build with at most so many more cards. Free copies count,
 * by the rule of `countFree`: neither what sleeved decks hold nor what is promised in trades. `rows` selects at most `REACH_DECKS` decks.
 */
export function withinReach(
  rows: string,
  { orderBy, limit }: { orderBy: string; limit: number },
  { userId, missing, promised }: Reach,
  param: Param,
): string {
  const user = param(userId);
  // One value with all copies, read once: looking into it costs the same however large it is, and
  // leaves the planner no choice that a wrong guess could spoil.
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
