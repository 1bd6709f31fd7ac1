import type { ApiError } from './api-error.ts';
import { createValueStore, type ValueStore } from './value-store.ts';

/**
 * The API knows the session no more, wants proof that it is still the member who sits here, or the
 * second factor that this session has not had.
 */
export type SessionLapse = 'expired' | 'stale' | 'unproved';

/** Refusals that signing in again, or a proof, would lift. */
const LAPSES: Readonly<Partial<Record<ApiError['code'], SessionLapse>>> = {
  UNAUTHENTICATED: 'expired',
  FRESH_SIGN_IN_REQUIRED: 'stale',
  SECOND_FACTOR_REQUIRED: 'unproved',
};

export function findLapse(code: ApiError['code']): SessionLapse | undefined {
  return LAPSES[code];
}

/**
 * Notices that the API refuses a member who is signed in here. The page stays as it is; the shell asks
 * them to sign in again. Whoever was refused meanwhile waits here and repeats its request, as
 * `lib/write` does.
 */
export interface SessionWatch {
  /** From the refusal until the member signs in again or goes on without. */
  readonly lapse: ValueStore<SessionLapse | null>;
  /** Resolves true as soon as the same member is signed in again, false if they go on without. */
  readonly waitForSignIn: () => Promise<boolean>;
  readonly noticeRefusal: (lapse: SessionLapse) => void;
  /** An expired session is given up; any other goes on without what was asked for. */
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
