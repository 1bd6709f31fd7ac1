import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { createHmac } from 'node:crypto';
import { findCookie } from '../../../lib/cookies.ts';
import { readSignedValue } from '../../../lib/signed-value.ts';

export const VISITOR_COOKIE = 'deckframe.visitor';

export type VisitorFacts = {
  userId: UserId | undefined;
  cookieHeader: string | undefined;
  /** The caller's address, IPv6 by its network. */
  addressKey: string;
  /** UTC date. */
  day: string;
  now: number;
  secret: string;
  isSecure: boolean;
};

export type Visitor = {
  identity: string;
  /** The address behind a browser with a cookie; of one address only some count. */
  origin: string | null;
  needsCookie: boolean;
};

/**
 * Who visits: a member, or a browser by its cookie. A browser that shows no cookie counts by its
 * address, and so it does for the rest of that day; else throwing cookies away would count anew.
 */
export function identifyVisitor(facts: VisitorFacts): Visitor {
  if (facts.userId !== undefined) {
    return { identity: `member:${facts.userId}`, origin: null, needsCookie: false };
  }
  const signed = findCookie(facts.cookieHeader, VISITOR_COOKIE, facts.isSecure);
  const value =
    signed === undefined ? undefined : readSignedValue(signed, { ...facts, purpose: 'visitor' });
  const [id, since] = value?.split('/') ?? [];
  if (id === undefined || since === undefined || since === facts.day) {
    const identity = `address:${facts.addressKey}`;
    return { identity, origin: null, needsCookie: value === undefined };
  }
  return { identity: `browser:${id}`, origin: facts.addressKey, needsCookie: false };
}

/** Says nothing about the visitor, and differs for each deck and day. */
export function hashVisitor(
  identity: string,
  view: { game: string; deckId: string; day: string },
  secret: string,
): string {
  const told = [identity, view.game, view.deckId, view.day].join('\n');
  return createHmac('sha256', secret).update(told).digest('base64url').slice(0, 22);
}
