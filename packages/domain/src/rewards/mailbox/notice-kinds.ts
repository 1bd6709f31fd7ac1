import { fillPath, getPage } from '../../site/pages/page-path.ts';

/** What a member is told of because somebody did something, in the order of the preferences. */
export const NOTICE_KINDS = [
  'like',
  'comment',
  'reply',
  'follow',
  'trade',
  'tournament',
  'report',
  'moderation',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** On the site, there and in the digest by e-mail, or not at all. */
export const NOTICE_WAYS = ['site', 'mail', 'off'] as const;
export type NoticeWay = (typeof NOTICE_WAYS)[number];

export const DIGEST_RHYTHMS = ['daily', 'weekly'] as const;
export type DigestRhythm = (typeof DIGEST_RHYTHMS)[number];

export const DIGEST_LANGUAGES = ['en', 'de'] as const;
export type DigestLanguage = (typeof DIGEST_LANGUAGES)[number];

/** Where a notice leads. */
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

/** A bundle that has so many actors takes no more: it says "and more". */
export const ACTORS_MAX = 100;

/** The way of every kind; what was never chosen shows on the site. */
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
 * Who a bundle names and how many others it counts. Example: of two named and 13 actors,
 * `{ others: 11 }`; where the bundle is full, there may be more.
 */
export function countOthers(
  named: number,
  actorCount: number,
): { readonly others: number; readonly isFull: boolean } {
  return { others: Math.max(0, actorCount - named), isFull: actorCount >= ACTORS_MAX };
}

interface NoticeTarget {
  readonly type:
    | 'archetype'
    | 'card'
    | 'custom-series'
    | 'deck'
    | 'profile'
    | 'tournament'
    | 'trade';
  readonly id: string;
  readonly comment: string | null;
}

/** Below the address of its game. Example: `/deck/7Kd#comment-12`. */
export function noticePath({ type, id, comment }: NoticeTarget): string {
  const path = {
    archetype: () => fillPath(getPage('metaArchetype').path, { id }),
    card: () => fillPath(getPage('card').path, { cardno: id }),
    'custom-series': () => `${getPage('studio').path}?series=${id}`,
    deck: () => fillPath(getPage('deck').path, { deckId: id }),
    profile: () => fillPath(getPage('profile').path, { userId: id }),
    tournament: () => fillPath(getPage('tournament').path, { id }),
    trade: () => fillPath(getPage('trade').path, { tradeId: id }),
  }[type]();
  return comment === null ? path : `${path}#comment-${comment}`;
}
