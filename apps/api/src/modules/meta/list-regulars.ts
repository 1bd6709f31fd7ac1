import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { PlayedRow } from './archetype-queries.ts';

export type Regular = {
  name: string;
  userId: UserId | null;
  events: number;
  wins: number;
  losses: number;
  best: number | null;
};

/** Who plays it, the most successful first; a guest by name. */
export function listRegulars(rows: readonly PlayedRow[]): Regular[] {
  const found = new Map<string, Regular>();
  for (const { user_id: userId, shown_name: name, placement, wins, losses } of rows) {
    const key = userId === null ? `guest ${name}` : `${userId}`;
    const own = found.get(key) ?? { name, userId, events: 0, wins: 0, losses: 0, best: null };
    found.set(key, own);
    own.events += 1;
    own.wins += wins;
    own.losses += losses;
    if (placement !== null) own.best = Math.min(placement, own.best ?? placement);
  }
  return [...found.values()].toSorted(
    (a, b) => b.wins - b.losses - (a.wins - a.losses) || b.events - a.events,
  );
}
