import { OTHER } from './tally-event.ts';

export type CardCount = { readonly cardno: string; readonly least: number };

/** What makes a list an archetype, between two days where they are given. */
export type ArchetypeRule = {
  readonly name: string;
  readonly from: string | null;
  readonly until: string | null;
  /** So many copies of every one of these, */
  readonly all: readonly CardCount[];
  /** of at least one of these, if there are any, */
  readonly any: readonly CardCount[];
  /** and no copy of these. */
  readonly none: readonly string[];
};

export const RULE_LIMITS = { rules: 200, cards: 20, least: 60, name: 80, note: 500 } as const;

/** "other" is what no rule names, and a comma parts the archetypes of a deck. */
export const isRuleName = (name: string): boolean =>
  name.trim() !== '' && name.trim().toLowerCase() !== OTHER && !name.includes(',');

/** A rule that asks for no card would hold for every list. */
export const asksForCards = ({ all, any }: Pick<ArchetypeRule, 'all' | 'any'>): boolean =>
  all.length + any.length > 0;

/** What an owner chose counts where it is one archetype. */
export const readSaid = (chosen: string): string | null =>
  chosen === '' || chosen.includes(',') ? null : chosen;

export type ToldList = {
  /** Copies by card, whichever printing. */
  readonly copies: (cardno: string) => number;
  /** The day of its event, written 2026-11-16. */
  readonly day: string;
  /** The archetype that its player chose. */
  readonly said: string | null;
};

/**
 * The first rule of the day that holds. Where none does, a list is what its player said, unless that
 * archetype has a rule, which did not hold; else null: nothing is guessed.
 */
export function labelList(
  rules: readonly ArchetypeRule[],
  { copies, day, said }: ToldList,
): string | null {
  const dated = rules.filter(
    ({ from, until }) => (from === null || from <= day) && (until === null || day <= until),
  );
  const has = ({ cardno, least }: CardCount): boolean => copies(cardno) >= least;
  const found = dated.find(
    ({ all, any, none }) =>
      all.every(has) &&
      (any.length === 0 || any.some(has)) &&
      none.every((cardno) => copies(cardno) === 0),
  );
  if (found) return found.name;
  return dated.some(({ name }) => name === said) ? null : said;
}
