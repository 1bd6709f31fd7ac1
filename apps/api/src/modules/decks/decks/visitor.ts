import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { createHmac } from 'node:crypto';
import { findCookie } from '../../../lib/cookies.ts';
import { readSignedValue } from '../../../lib/signed-value.ts';

export const VISITOR_COOKIE = 'deckframe.visitor';

export type VisitorFacts = {
  userId: UserId | undefined;
  cookieHeader: string | undefined;
  /** Caller's address, IPv6 by network. */
  addressKey: string;
  day: string;
  now: number;
  secret: string;
  isSecure: boolean;
};

export type Visitor = {
  identity: string;
  /** Address of a browser with a cookie; limited per address. */
  origin: string | null;
  needsCookie: boolean;
};

/**
 * Identifies a visitor by member or cookie. A browser without a cookie counts by address for the
 * day, so deleting cookies adds nothing.
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

/** Hashes a visitor per deck and day, so that visits cannot be linked. */
export function hashVisitor(
  identity: string,
  view: { game: string; deckId: string; day: string },
  secret: string,
): string {
  const told = [identity, view.game, view.deckId, view.day].join('\n');
  return createHmac('sha256', secret).update(told).digest('base64url').slice(0, 22);
}
