import type { ExpResult } from '@deckframe/domain/rewards/exp/exp-result';
import { i18n } from '@lingui/core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toasts } from '#ui/toast/toast-queue.ts';
import type { AnyCall, CallApi } from '../api-client.ts';
import { ApiError } from '../api-error.ts';
import type { SessionUser } from '../session-user.ts';
import { createValueStore, type ValueStore } from '../value-store.ts';
import { takeExp } from './take-exp.ts';

vi.mock('@lingui/core/macro', () => ({
  msg: (words: TemplateStringsArray) => ({ id: words.join('') }),
}));

const user = { id: '7', userExp: 0, level: 1, hasUnseenExp: true } as SessionUser;
const award = (expTotal: number): ExpResult => ({
  action: 'cardRating',
  expAwarded: 100,
  expTotal,
  levelUp: expTotal === 1000,
  oldLevel: 1,
  newLevel: expTotal === 1000 ? 2 : 1,
  cooldownMessage: null,
});
const lost = new ApiError({ code: 'NETWORK', status: 0, detail: 'No connection' });
const refused = new ApiError({ code: 'UNAUTHENTICATED', status: 401, detail: 'Log in' });

let session: ValueStore<SessionUser | null>;
let connection: EventTarget;
let keys: string[];
let shown: string[];
let stopListening: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  session = createValueStore<SessionUser | null>(user);
  connection = new EventTarget();
  keys = [];
  shown = [];
  stopListening = toasts.subscribe((order) => {
    if (order.kind === 'show') shown.push(order.message.kind);
  });
});
afterEach(() => {
  stopListening();
  vi.useRealTimers();
});

/** Answers in order. An error is thrown, as by the client. */
function take(...answers: (ExpResult[] | ApiError)[]): void {
  const api = (async (route: string, { key = '' }: AnyCall) => {
    expect(route).toBe('POST /api/me/exp-results');
    keys.push(key);
    const answer = answers.shift();
    if (answer === undefined || answer instanceof ApiError) throw answer ?? lost;
    return { exp: answer };
  }) as CallApi;
  takeExp({ api, session }, connection);
}
const settle = () => vi.advanceTimersByTimeAsync(0);
const comeBack = async () => {
  connection.dispatchEvent(new Event('online'));
  await settle();
};

it('EXP-18 EXP-23 EXP-24 shows stored awards in order with pauses', async () => {
  take([award(900), award(1000)]);
  await settle();
  expect(shown).toEqual(['exp']);
  expect(session.get()).toMatchObject({ userExp: 1000, level: 2 });
  await vi.advanceTimersByTimeAsync(999);
  expect(shown).toEqual(['exp']);
  await vi.advanceTimersByTimeAsync(1);
  expect(shown).toEqual(['exp', 'exp']);
  await vi.advanceTimersByTimeAsync(500);
  expect(shown).toEqual(['exp', 'exp', 'levelUp']);
  await comeBack();
  expect(keys, 'asks no more').toHaveLength(1);
});

it('EXP-18 without an answer it retries with the same key when online again', async () => {
  take(lost, [award(100)]);
  await settle();
  expect(shown).toEqual([]);
  await comeBack();
  expect(shown).toEqual(['exp']);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

it('requests once while waiting, however often the connection returns', async () => {
  take([award(100)], [award(100)]);
  await comeBack();
  expect(keys).toHaveLength(1);
  expect(shown).toEqual(['exp']);
});

it('fetching awards stops after a refusal, and another member sees none', async () => {
  take(refused, [award(100)]);
  await settle();
  await comeBack();
  expect(keys).toHaveLength(1);

  take([award(100)]);
  session.set({ ...user, id: '8' });
  await settle();
  expect(shown).toEqual([]);
});
