/** Kinds of notices, in the order of the preferences. */
export const NOTICE_KINDS = [
  'like',
  'comment',
  'reply',
  'follow',
  'trade',
  'tournament',
  'invitation',
  'report',
  'moderation',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Delivery of a kind: on site, also in the digest, or off. */
export const NOTICE_WAYS = ['site', 'mail', 'off'] as const;
export type NoticeWay = (typeof NOTICE_WAYS)[number];

export const DIGEST_RHYTHMS = ['daily', 'weekly'] as const;
export type DigestRhythm = (typeof DIGEST_RHYTHMS)[number];

export const DIGEST_LANGUAGES = ['en', 'de'] as const;
export type DigestLanguage = (typeof DIGEST_LANGUAGES)[number];

/** Targets of a notice. */
export const NOTICE_PLACES = [
  'archetype-proposal',
  'card',
  'card-report',
  'comment',
  'custom-series',
  'deck',
  'profile',
  'tournament',
  'trade',
] as const;
export type NoticePlace = (typeof NOTICE_PLACES)[number];

/** A bundle with this many actors accepts no more and shows "and more". */
export const ACTORS_MAX = 100;

/** Returns the delivery of every kind; on site by default. */
export function readWays(
  chosen: Readonly<Record<string, unknown>>,
): Readonly<Record<NoticeKind, NoticeWay>> {
  const ways = NOTICE_KINDS.map((kind) => [
    kind,
    NOTICE_WAYS.find((way) => way === chosen[kind]) ?? 'site',
  ]);
  return Object.fromEntries(ways) as Record<NoticeKind, NoticeWay>;
}

/**
 * Counts the actors that a bundle does not name. Example: two named of 13 gives `{ others: 11 }`; a
 * full bundle may have more.
 */
export function countOthers(
  named: number,
  actorCount: number,
): { readonly others: number; readonly isFull: boolean } {
  return { others: Math.max(0, actorCount - named), isFull: actorCount >= ACTORS_MAX };
}
