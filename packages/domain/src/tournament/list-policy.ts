import type { TournamentState } from '../tournaments/states.ts';

/** From when on others may read the lists of a tournament. */
export const LIST_POLICIES = ['open', 'afterStart', 'inTheCut', 'afterTheEnd'] as const;
export type ListPolicy = (typeof LIST_POLICIES)[number];

/** Whether everybody may read a list now. A draft or cancelled event shows none. */
export function isListShown(
  policy: ListPolicy,
  status: TournamentState,
  isInTheCut: boolean,
): boolean {
  if (status === 'draft' || status === 'cancelled') return false;
  if (policy === 'open' || status === 'finished') return true;
  if (status !== 'running') return false;
  return policy === 'afterStart' || (policy === 'inTheCut' && isInTheCut);
}
