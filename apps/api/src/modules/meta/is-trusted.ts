import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { TournamentPlace } from '../tournaments/desk/reading-service.ts';
import { countEarlier, countUnverified } from './trust-queries.ts';

/** Fewer members than this prove nothing, and are easily made up. */
export const MEMBERS_LEAST = 8;
/** Events that an organiser has held before one counts by itself. */
const EARLIER_LEAST = 2;
/** Nobody is a window of their own: about one event a week for as long as a set is the newest. */
const UNVERIFIED_MOST = 20;

type Facts = { organizer_id: UserId | null; trust: string };

/**
 * Whether an event counts without being looked at: staff have verified it, or whoever held it has
 * held others, and not more than their share. What had counted does not go with its organiser.
 */
export async function isTrusted(
  db: Database,
  place: TournamentPlace,
  { organizer_id: organiser, trust }: Facts,
  { windowId, hadCounted }: { windowId: string; hadCounted: boolean },
): Promise<boolean> {
  if (trust === 'verified') return true;
  if (organiser === null) return hadCounted;
  if ((await countEarlier(db, place, organiser, MEMBERS_LEAST)) < EARLIER_LEAST) return false;
  return (await countUnverified(db, place.game, windowId, organiser)) < UNVERIFIED_MOST;
}
