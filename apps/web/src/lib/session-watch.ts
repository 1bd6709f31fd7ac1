import type { ApiError } from './api-error.ts';
import { createValueStore, type ValueStore } from './value-store.ts';

/**
 * Why a session is not enough: expired, stale, or without second factor. `visitor`: there is none
 * yet.
 */
export type SessionLapse = 'expired' | 'stale' | 'unproved' | 'visitor';

/** Errors that a login or a new proof would resolve. */
const LAPSES: Readonly<Partial<Record<ApiError['code'], SessionLapse>>> = {
  UNAUTHENTICATED: 'expired',
  FRESH_SIGN_IN_REQUIRED: 'stale',
  SECOND_FACTOR_REQUIRED: 'unproved',
};

export function findLapse(code: ApiError['code']): SessionLapse | undefined {
  return LAPSES[code];
}

/**
 * Tracks refused sessions. The shell asks for login, and waiting requests continue with
 * `lib/write`.
 */
export interface SessionWatch {
  /** Set from the refusal until the member logs in or continues without. */
  readonly lapse: ValueStore<SessionLapse | null>;
  /** Resolves true after the same member logs in, false otherwise. */
  readonly waitForSignIn: () => Promise<boolean>;
  readonly noticeRefusal: (lapse: SessionLapse) => void;
  /** Ends an expired session, or continues without a proof. */
  readonly goOnWithout: () => void;
}

export function createSessionWatch<User extends { readonly id: string }>(
  session: ValueStore<User | null>,
): SessionWatch {
  const lapse = createValueStore<SessionLapse | null>(null);
  let waiting: ((again: boolean) => void)[] = [];
  let lapsedId: string | undefined;

  const settle = (again: boolean) => {
    const settled = waiting;
    waiting = [];
    lapse.set(null);
    for (const resolve of settled) resolve(again);
  };
  session.subscribe(() => {
    if (lapse.get() !== null) settle(session.get()?.id === lapsedId);
  });

  return {
    lapse,
    noticeRefusal: (next) => {
      const user = session.get();
      if (user === null || lapse.get() === 'expired') return;
      lapsedId = user.id;
      lapse.set(next);
    },
    waitForSignIn: () => {
      if (lapse.get() === null) return Promise.resolve(session.get() !== null);
      const { promise, resolve } = Promise.withResolvers<boolean>();
      waiting.push(resolve);
      return promise;
    },
    goOnWithout: () => {
      if (lapse.get() === 'expired') session.set(null);
      else settle(false);
    },
  };
}
