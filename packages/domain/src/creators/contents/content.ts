/** What members publish about a game. */
export const CONTENT_TYPES = ['article', 'video', 'guide'] as const;
export type ContentType = (typeof CONTENT_TYPES)[number];

/** Of one's own: not shown, shown from a time on, shown. */
export const CONTENT_STATES = ['draft', 'scheduled', 'published'] as const;
export type ContentState = (typeof CONTENT_STATES)[number];

export const CONTENT_LIMITS = { name: 120, link: 300, body: 20_000 } as const;

const EXCERPT = 160;
/** Characters of an article that its excerpt is made from. */
const EXCERPT_SOURCE = 2000;
const WORDS_A_MINUTE = 220;

/**
 * What the moment of publishing says: none is a draft, one ahead is scheduled. No job turns one into
 * the other.
 */
export function contentStateOf(publishAt: number | null, now: number): ContentState {
  if (publishAt === null) return 'draft';
  return publishAt > now ? 'scheduled' : 'published';
}

/**
 * Returns the beginning of an article as plain text. Example: `# Hi **you**` gives `Hi you`. The id
 * of a deck means nothing to readers and becomes an ellipsis. Reads only the first characters of the
 * article, and every pattern is linear: members choose this text, and each list is made of many.
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
  // Half a letter of two halves would be none.
  return `${plain
    .slice(0, EXCERPT)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`;
}

/** At least one. */
export function readingMinutes(body: string): number {
  const words = body.split(/\s+/).filter((word) => word !== '').length;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
