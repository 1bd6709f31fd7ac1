/** What an operator lets members write; in force everywhere as soon as it is saved. */
export type WritingRules = {
  /** Words nobody may write; a star stands for any beginning or end of a word. */
  readonly words: readonly string[];
  /** Hosts nobody may link to, with all that is under them. */
  readonly hosts: readonly string[];
  readonly newMember: NewMemberRules;
};

export type NewMemberRules = {
  /** How long an account is new; 0: never. */
  readonly days: number;
  readonly commentsPerDay: number;
  /** Whether new members may put links into comments. */
  readonly mayLink: boolean;
  /** Whether whoever has never saved a deck, however old the account, has to wait with links. */
  readonly linksNeedDeck: boolean;
  readonly openTrades: number;
  readonly tradesPerDay: number;
  /** How long an account is new to whoever holds tournaments; 0: never. */
  readonly organizerDays: number;
  /** Tournaments that are not over, of such an account. */
  readonly openEvents: number;
};

export const DEFAULT_WRITING_RULES: WritingRules = {
  words: [],
  hosts: [],
  newMember: {
    days: 7,
    commentsPerDay: 200,
    mayLink: true,
    linksNeedDeck: true,
    openTrades: 3,
    tradesPerDay: 5,
    organizerDays: 30,
    openEvents: 2,
  },
};

export const WRITING_LIMITS = { entries: 500, entry: 80, days: 90, perDay: 10_000, open: 50 };

/** What no rule can be made of: an entry that would refuse everything, or nothing. */
export function isWordEntry(entry: string): boolean {
  return toWords(entry).length > 0;
}

export function isHostEntry(entry: string): boolean {
  return /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u.test(entry);
}

/** One spelling of what looks alike: width, case, unseen letters, the wide dot. */
export function toPlain(text: string): string {
  const seen = text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '');
  return seen.replaceAll('。', '.').toLowerCase();
}

export function toWords(text: string): string[] {
  return toPlain(text)
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '');
}
