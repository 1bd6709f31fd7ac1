import type { Database } from '@deckframe/database/db';
import type { Entry } from '@deckframe/domain/tournaments/desk/command';
import type { Desk } from '@deckframe/domain/tournaments/desk/desk';
import type { TournamentPlace } from '../tournaments/desk/reading-service.ts';

/** What other modules write after entries of a desk, in the same transaction. */
export type LogFollower = (
  db: Database,
  place: TournamentPlace,
  change: { desk: Desk; entries: readonly Entry[] },
) => Promise<void>;
