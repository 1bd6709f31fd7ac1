/** What members publish about a game. */
export const CONTENT_TYPES = ['article', 'video', 'guide'] as const;
export type ContentType = (typeof CONTENT_TYPES)[number];

/** States of a content: draft, scheduled, published. */
export const CONTENT_STATES = ['draft', 'scheduled', 'published'] as const;
export type ContentState = (typeof CONTENT_STATES)[number];

export const CONTENT_LIMITS = { name: 120, link: 300, body: 20_000 } as const;

const EXCERPT = 160;
/** Characters of an article that the excerpt uses. */
const EXCERPT_SOURCE = 2000;
const WORDS_A_MINUTE = 220;

/** Derives the state from the publishing time. No job changes it. */
export function contentStateOf(publishAt: number | null, now: number): ContentState {
  if (publishAt === null) return 'draft';
  return publishAt > now ? 'scheduled' : 'published';
}

/**
 * Returns the beginning of an article as plain text. Example: `# Hi **you**` gives `Hi you`. Deck
 * ids become an ellipsis. Only the first characters are read, with linear patterns, because members
 * choose the text.
 */
export function excerptOf(body: string): string {
  const plain = body
    .slice(0, EXCERPT_SOURCE)
    .replace(/\[\[deck:[^[\]\s]+\]\]/g, '…')
    .replace(/\[\[([^[\]\s]+)\]\]/g, '$1')
    .replace(/\[([^[\]]+)\]\([^()\s]+\)/g, '$1')
    .replace(/^[ \t]*(?:#{1,3}|[-*+>]|\d{1,3}[.)])[ \t]+/gm, '')
    .replace(/[*_`]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain.length <= EXCERPT && body.length <= EXCERPT_SOURCE) return plain;
  // Never cuts a surrogate pair.
  return `${plain
    .slice(0, EXCERPT)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`;
}

/** Returns at least one minute. */
export function readingMinutes(body: string): number {
  const words = body.split(/\s+/).filter((word) => word !== '').length;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
