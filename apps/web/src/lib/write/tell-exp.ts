import type { ExpResult } from '@deckframe/domain/rewards/exp/exp-result';
import { showExp } from '../exp/show-exp.ts';
import type { SessionUser } from '../session-user.ts';
import type { ValueStore } from '../value-store.ts';

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
