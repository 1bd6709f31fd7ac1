import type { ExpResult } from '@deckframe/domain/rewards/exp/exp-result';
import { i18n } from '@lingui/core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toasts } from '#ui/toast/toast-queue.ts';
import type { SessionUser } from '../session-user.ts';
import { createValueStore } from '../value-store.ts';
import { showExp } from './show-exp.ts';

vi.mock('@lingui/core/macro', () => ({
  msg: (words: TemplateStringsArray) => ({ id: words.join('') }),
}));

const result = (change: Partial<ExpResult> = {}): ExpResult => ({
  action: 'cardRating',
  expAwarded: 100,
  expTotal: 1050,
  levelUp: false,
  oldLevel: 2,
  newLevel: 2,
  cooldownMessage: null,
  ...change,
});

const user = { id: '7', username: 'Halcyon', userExp: 950, level: 1 } as SessionUser;
let session: ReturnType<typeof createValueStore<SessionUser | null>>;
let shown: string[];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  session = createValueStore<SessionUser | null>(user);
  shown = [];
  stop = toasts.subscribe((order) => {
    if (order.kind !== 'show') return;
    const { message } = order;
    const what = message.kind === 'exp' ? message.amount : '';
    shown.push(`${message.kind}${what}`);
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

it('EXP-23 EXP shows at once and the level-up 0.5 s later; level displays update at once', () => {
  showExp(session, [result({ levelUp: true, oldLevel: 1 })]);
  expect(session.get()).toMatchObject({ userExp: 1050, level: 2 });
  expect(shown).toEqual(['exp100']);
  vi.advanceTimersByTime(499);
  expect(shown).toEqual(['exp100']);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(['exp100', 'levelUp']);
});

it('EXP-25 a publication shows 1.5 s after its creation', () => {
  const action = 'deckPublication' as const;
  showExp(session, [
    result({ action: 'deckCreation', expAwarded: 500 }),
    result({ action, expAwarded: 501 }),
  ]);
  vi.advanceTimersByTime(1499);
  expect(shown).toEqual(['exp500']);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(['exp500', 'exp501']);
});

it('EXP-19 EXP-22 silent actions update the numbers without a toast; a reached cap is shown', () => {
  showExp(session, [result({ action: 'like', expAwarded: 50, expTotal: 1000 })]);
  expect(session.get()?.userExp).toBe(1000);
  expect(shown).toEqual([]);
  showExp(session, [result({ expAwarded: 0, cooldownMessage: 'x' })]);
  expect(shown).toEqual(['info']);
});

it('EXP-18 a stored award is shown but does not lower newer EXP', () => {
  session.set({ ...user, userExp: 5000, level: 6 });
  showExp(session, [result({ expTotal: 1050 })]);
  expect(session.get()).toMatchObject({ userExp: 5000, level: 6 });
  expect(shown).toEqual(['exp100']);
});

it('nothing changes without awards or after logging out', () => {
  showExp(session, []);
  expect(session.get()).toBe(user);
  session.set(null);
  showExp(session, [result()]);
  expect(session.get()).toBeNull();
});
