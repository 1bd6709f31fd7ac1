import { OTHER } from './tally-event.ts';

export type CardCount = { readonly cardno: string; readonly least: number };

/** A rule that assigns an archetype to lists, optionally between two dates. */
export type ArchetypeRule = {
  readonly name: string;
  readonly from: string | null;
  readonly until: string | null;
  /** A deck needs at least these copies of all of these cards, */
  readonly all: readonly CardCount[];
  /** of at least one of these, if any, */
  readonly any: readonly CardCount[];
  /** and none of these. */
  readonly none: readonly string[];
};

export const RULE_LIMITS = { rules: 200, cards: 20, least: 60, name: 80, note: 500 } as const;

/** "other" is reserved, and a comma separates archetypes. */
export const isRuleName = (name: string): boolean =>
  name.trim() !== '' && name.trim().toLowerCase() !== OTHER && !name.includes(',');

/** A rule without cards would match every list. */
export const asksForCards = ({ all, any }: Pick<ArchetypeRule, 'all' | 'any'>): boolean =>
  all.length + any.length > 0;

/** The player's archetype, if exactly one was chosen. */
export const readSaid = (chosen: string): string | null =>
  chosen === '' || chosen.includes(',') ? null : chosen;

export type ToldList = {
  /** Returns copies of a card over all printings. */
  readonly copies: (cardno: string) => number;
  /** The day of the event, such as 2026-11-16. */
  readonly day: string;
  /** The player's archetype. */
  readonly said: string | null;
};

/**
 * Returns the archetype of a list: the first matching rule, else the player's choice unless that
 * archetype has a rule, else null.
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
