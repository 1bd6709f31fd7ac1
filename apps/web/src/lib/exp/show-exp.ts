import {
  planExpToasts,
  type ExpResult,
  type ExpToast,
} from '@deckframe/domain/rewards/exp/exp-result';
import { progressOfExp } from '@deckframe/domain/rewards/exp/levels';
import type { ExpAction } from '@deckframe/domain/rewards/exp/rewards';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { toasts } from '#ui/toast/toast-queue.ts';
import type { SessionUser } from '../session-user.ts';
import type { ValueStore } from '../value-store.ts';

const ACTION_TEXTS: Partial<Record<ExpAction, ReturnType<typeof msg>>> = {
  deckCreation: msg`Deck created`,
  deckPublication: msg`Deck published`,
  cardRating: msg`Card rated`,
  dailyCardRating: msg`Card of the day rated`,
};

/** Shows awards in documented order and updates levels. */
export function showExp(
  session: ValueStore<SessionUser | null>,
  results: readonly ExpResult[],
): void {
  const last = results.at(-1);
  const user = session.get();
  // Stored awards may be older.
  if (last && user && last.expTotal > user.userExp) {
    session.set({ ...user, userExp: last.expTotal, level: last.newLevel });
  }
  for (const toast of planExpToasts(results)) {
    if (toast.atMs === 0) show(toast);
    else setTimeout(() => show(toast), toast.atMs);
  }
}

function show({ kind, result }: ExpToast): void {
  switch (kind) {
    case 'exp': {
      const reason = ACTION_TEXTS[result.action];
      toasts.show({
        kind: 'exp',
        amount: result.expAwarded,
        unit: 'EXP',
        reason: reason && i18n._(reason),
        progress: progressOfExp(result.expTotal).share,
      });
      return;
    }
    case 'levelUp':
      toasts.show({ kind: 'levelUp', title: i18n._(msg`LEVEL UP`), level: result.newLevel });
      return;
    case 'cooldown':
      toasts.show({ kind: 'info', title: i18n._('community.expCapReached') });
  }
}

/** Shows awards unless the member changed. */
export function tellExp(
  session: ValueStore<SessionUser | null>,
  userId: string | undefined,
  answer: unknown,
): void {
  if (session.get()?.id === userId) showExp(session, readExp(answer));
}

function readExp(answer: unknown): readonly ExpResult[] {
  const hasExp = typeof answer === 'object' && answer !== null && 'exp' in answer;
  return hasExp && Array.isArray(answer.exp) ? (answer.exp as ExpResult[]) : [];
}
