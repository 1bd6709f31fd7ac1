import { randomBytes } from 'node:crypto';
import type { Plan } from './plan.ts';

const makeKey = (): string => randomBytes(9).toString('hex');

/** Likes and unlikes one deck after the other. */
export function likeDecks(game: string, userId: number, decks: readonly string[]): Plan {
  let count = -1;
  let deckId = '';
  let isOn = true;
  return {
    next() {
      count += 1;
      deckId = decks[count % decks.length] ?? '';
      isOn = Math.floor(count / decks.length) % 2 === 0;
      const path = `/api/games/${game}/decks/${deckId}/like`;
      return { method: isOn ? 'PUT' : 'DELETE', path, key: makeKey() };
    },
    promise: () => ({ kind: 'like', userId, deckId, isOn }),
  };
}

export function followMembers(userId: number, others: readonly number[]): Plan {
  let count = -1;
  let followedId = 0;
  let isOn = true;
  return {
    next() {
      count += 1;
      followedId = others[count % others.length] ?? 0;
      isOn = Math.floor(count / others.length) % 2 === 0;
      const path = `/api/users/${followedId}/follow`;
      return { method: isOn ? 'PUT' : 'DELETE', path, key: makeKey() };
    },
    promise: () => ({ kind: 'follow', userId, followedId, isOn }),
  };
}

/** Registers for events and leaves them again. */
export function enterEvents(game: string, userId: number, events: readonly string[]): Plan {
  let count = -1;
  let eventId = '';
  let isOn = true;
  return {
    next() {
      count += 1;
      eventId = events[count % events.length] ?? '';
      isOn = Math.floor(count / events.length) % 2 === 0;
      const path = `/api/games/${game}/tournaments/${eventId}/registrations`;
      return isOn
        ? { method: 'POST', path, key: makeKey(), body: { deckId: null } }
        : { method: 'DELETE', path: `${path}/me`, key: makeKey() };
    },
    promise: () => ({ kind: 'entry', userId, eventId, isOn }),
  };
}

/** Claims each mailbox item once. */
export function claimItems(userId: number, items: string[]): Plan {
  let itemId = '';
  return {
    next() {
      itemId = items.pop() ?? '';
      const body = { eventId: null, itemId };
      return { method: 'POST', path: '/api/me/mailbox', key: makeKey(), body };
    },
    promise: () => ({ kind: 'claim', userId, itemId }),
  };
}
