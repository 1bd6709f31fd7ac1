/** What members may write. Saved rules apply at once. */
export type WritingRules = {
  /** Banned words; a star matches any beginning or ending. */
  readonly words: readonly string[];
  /** Banned hosts, including their subdomains. */
  readonly hosts: readonly string[];
  readonly newMember: NewMemberRules;
};

export type NewMemberRules = {
  /** Days for which an account is new; 0 disables it. */
  readonly days: number;
  readonly commentsPerDay: number;
  /** Whether new members may put links into comments. */
  readonly mayLink: boolean;
  /** Whether members without a saved deck may not post links. */
  readonly linksNeedDeck: boolean;
  readonly openTrades: number;
  readonly tradesPerDay: number;
  /** Days for which an organizer is new; 0 disables it. */
  readonly organizerDays: number;
  /** Open tournaments that a new organizer may have. */
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

/** Rejects entries that would match everything or nothing. */
export function isWordEntry(entry: string): boolean {
  return toWords(entry).length > 0;
}

export function isHostEntry(entry: string): boolean {
  return /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u.test(entry);
}

/** Normalizes width, case, invisible letters and the ideographic full stop. */
export function toPlain(text: string): string {
  const seen = text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '');
  return seen.replaceAll('。', '.').toLowerCase();
}

export function toWords(text: string): string[] {
  return toPlain(text)
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '');
}
