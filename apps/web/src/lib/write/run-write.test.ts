import type { ExpResult } from '@deckframe/domain/rewards/exp/exp-result';
import { i18n } from '@lingui/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '#ui/toast/toast-queue.ts';
import { ApiError } from '../api-error.ts';
import type { SessionUser } from '../session-user.ts';
import { createSessionWatch, type SessionWatch } from '../session-watch.ts';
import { createValueStore, type ValueStore } from '../value-store.ts';
import { runWrite, type Write } from './run-write.ts';

vi.mock('@lingui/core/macro', () => ({
  msg: (words: TemplateStringsArray) => ({ id: words.join('') }),
}));

const user = { id: '7', userExp: 0, level: 1 } as SessionUser;
const award: ExpResult = {
  action: 'cardRating',
  expAwarded: 100,
  expTotal: 100,
  levelUp: false,
  oldLevel: 1,
  newLevel: 1,
  cooldownMessage: null,
};
const refusal = (code: ApiError['code'], status: number) =>
  new ApiError({ code, status, detail: code });
const unknown = () => refusal('UNKNOWN_OUTCOME', 503);
const expired = () => refusal('UNAUTHENTICATED', 401);

type Answer = { exp?: ExpResult[]; words?: string };

let session: ValueStore<SessionUser | null>;
let sessionWatch: SessionWatch;
let told: string[];
let stopListening: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  // Each id is its own text.
  const ids = ['error.UNKNOWN_OUTCOME', 'error.UNAUTHENTICATED'];
  i18n.loadAndActivate({ locale: 'en', messages: Object.fromEntries(ids.map((id) => [id, id])) });
  session = createValueStore<SessionUser | null>(user);
  sessionWatch = createSessionWatch(session);
  told = [];
  stopListening = toasts.subscribe((order) => {
    if (order.kind !== 'show') return;
    const { message } = order;
    told.push(
      'title' in message ? `${message.kind} ${JSON.stringify(message.title)}` : message.kind,
    );
  });
});
afterEach(() => {
  stopListening();
  vi.useRealTimers();
});

/** Returns each id as its text. */
function act(answers: (Answer | Error)[], write: Partial<Write<Answer>> = {}) {
  const keys: string[] = [];
  const outcome = runWrite(
    { session, sessionWatch },
    {
      send: async (key) => {
        keys.push(key);
        const answer = answers.shift();
        if (answer === undefined) throw new Error('Nothing more was expected.');
        if (answer instanceof Error) throw answer;
        return answer;
      },
      ...write,
    },
  ).then(
    (answer) => answer.words ?? 'done',
    (error: unknown) => (error instanceof ApiError ? error.code : String(error)),
  );
  return { keys, outcome };
}
const settle = () => vi.advanceTimersByTimeAsync(0);

describe('the idempotency key', () => {
  it('is different for each action', async () => {
    const first = act([{}]);
    const second = act([{}]);
    await Promise.all([first.outcome, second.outcome]);
    expect(first.keys[0]).toMatch(/^[\w-]{36}$/);
    expect(first.keys[0]).not.toBe(second.keys[0]);
  });

  it('can be given', async () => {
    const { keys, outcome } = act([{}], { key: 'kept-key' });
    await outcome;
    expect(keys).toEqual(['kept-key']);
  });
});

describe('an unknown outcome', () => {
  it('is retried silently with the same key', async () => {
    const { keys, outcome } = act([unknown(), unknown(), { words: 'found', exp: [award] }]);
    await vi.advanceTimersByTimeAsync(499);
    expect(keys).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(keys).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await outcome).toBe('found');
    expect(new Set(keys).size).toBe(1);
    expect(told).toEqual(['exp']);
  });

  it('that stays unknown is reported once', async () => {
    const { keys, outcome } = act([unknown(), unknown(), unknown()]);
    await vi.advanceTimersByTimeAsync(2500);
    expect(await outcome).toBe('UNKNOWN_OUTCOME');
    expect(keys).toHaveLength(3);
    expect(told).toEqual(['error "error.UNKNOWN_OUTCOME"']);
  });

  it('of a write without a key is reported at once, because it cannot be retried', async () => {
    const { keys, outcome } = act([unknown()], { isKeyless: true });
    expect(await outcome).toBe('UNKNOWN_OUTCOME');
    expect(keys).toHaveLength(1);
  });
});

describe('an expired session', () => {
  it.each([
    ['UNAUTHENTICATED', 401, 'expired'],
    ['FRESH_SIGN_IN_REQUIRED', 403, 'stale'],
  ] as const)(
    '%s waits for the login and is sent with the same key',
    async (code, status, lapse) => {
      const { keys, outcome } = act([refusal(code, status), { words: 'kept' }]);
      await settle();
      expect(sessionWatch.lapse.get()).toBe(lapse);
      expect(keys).toHaveLength(1);
      expect(told).toEqual([]);
      session.set({ ...user });
      expect(await outcome).toBe('kept');
      expect(keys).toHaveLength(2);
      expect(new Set(keys).size).toBe(1);
      expect(told).toEqual([]);
    },
  );

  it('is reported when the member continues without, or is refused again', async () => {
    const given = act([expired()]);
    await settle();
    sessionWatch.goOnWithout();
    expect(await given.outcome).toBe('UNAUTHENTICATED');
    expect(told).toEqual(['error "error.UNAUTHENTICATED"']);

    session.set(user);
    const again = act([expired(), expired()]);
    await settle();
    session.set({ ...user });
    expect(await again.outcome).toBe('UNAUTHENTICATED');
    expect(told).toHaveLength(2);
  });

  it('of a visitor is reported at once', async () => {
    session.set(null);
    expect(await act([expired()]).outcome).toBe('UNAUTHENTICATED');
    expect(told).toEqual(['error "error.UNAUTHENTICATED"']);
  });
});

describe('messages', () => {
  it('show awards once, after the message of the action', async () => {
    const { outcome } = act([{ exp: [award] }], {
      done: () => toasts.show({ kind: 'success', title: 'Rated' }),
    });
    await outcome;
    expect(told).toEqual(['success "Rated"', 'exp']);
    expect(session.get()?.userExp).toBe(100);
  });

  it("show nothing of another member's actions", async () => {
    const { outcome } = act([{ exp: [award] }], { done: () => session.set({ ...user, id: '8' }) });
    await outcome;
    expect(told).toEqual([]);
  });

  it("show a failure once, with the action's text or silently", async () => {
    const offline = () => refusal('NETWORK', 0);
    await act([offline()]).outcome;
    await act([offline()], { failure: () => ({ kind: 'error', title: 'Not stored' }) }).outcome;
    await act([offline()], { failure: () => null }).outcome;
    expect(told).toEqual(['error "web.networkFailed"', 'error "Not stored"']);
  });
});
