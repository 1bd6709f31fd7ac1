import type { ApiError } from './api-error.ts';
import { createValueStore, type ValueStore } from './value-store.ts';

/** The API knows the session no more, or wants proof that it is still the member who sits here. */
export type SessionDoubt = 'expired' | 'stale';

/** Refusals that signing in again would lift. */
const DOUBTS: Readonly<Partial<Record<ApiError['code'], SessionDoubt>>> = {
  UNAUTHENTICATED: 'expired',
  SIGN_IN_AGAIN: 'stale',
};

export function findDoubt(code: ApiError['code']): SessionDoubt | undefined {
  return DOUBTS[code];
}

/**
 * Notices that the API doubts a member who is signed in here. The page stays as it is; the shell asks
 * them to sign in again. Whoever was refused meanwhile waits here and repeats its request, as
 * `lib/write` does.
 */
export interface SessionWatch {
  /** From the refusal until the member signs in again or goes on without. */
  readonly doubt: ValueStore<SessionDoubt | null>;
  /** Resolves true as soon as the same member is signed in again, false if they go on without. */
  readonly waitForSignIn: () => Promise<boolean>;
  readonly noticeRefusal: (doubt: SessionDoubt) => void;
  /** An expired session is given up; a stale one goes on without what was asked for. */
  readonly goOnWithout: () => void;
}

export function createSessionWatch<User extends { readonly id: string }>(
  session: ValueStore<User | null>,
): SessionWatch {
  const doubt = createValueStore<SessionDoubt | null>(null);
  let waiting: ((again: boolean) => void)[] = [];
  let doubtedId: string | undefined;

  const settle = (again: boolean) => {
    const settled = waiting;
    waiting = [];
    doubt.set(null);
    for (const resolve of settled) resolve(again);
  };
  session.subscribe(() => {
    if (doubt.get() !== null) settle(session.get()?.id === doubtedId);
  });

  return {
    doubt,
    noticeRefusal: (next) => {
      const user = session.get();
      if (user === null || doubt.get() === 'expired') return;
      doubtedId = user.id;
      doubt.set(next);
    },
    waitForSignIn: () => {
      if (doubt.get() === null) return Promise.resolve(session.get() !== null);
      const { promise, resolve } = Promise.withResolvers<boolean>();
      waiting.push(resolve);
      return promise;
    },
    goOnWithout: () => {
      if (doubt.get() === 'expired') session.set(null);
      else settle(false);
    },
  };
}
