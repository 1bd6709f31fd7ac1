import type { DeckFilters } from '@deckframe/contract/decks/deck-lists';
import { DECK_TERMS, readNameWords } from '../deck-search/service.ts';

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
