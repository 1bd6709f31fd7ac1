import {
  RESULTS_PAGE,
  type ResultsAnswer,
} from '@deckframe/contract/tournaments/tournament-results';
import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { AppError } from '../../lib/app-error.ts';
import { encodePlace, readPage, rowsToRead, toPage } from '../../lib/keyset-page.ts';
import type { SessionUser } from '../../lib/session-user.ts';
import { getReadableDeck } from '../deck-reading/service.ts';
import { findUsername } from '../profile/service.ts';
import { parseTournamentMoment } from '../tournaments/desk/reading-service.ts';
import { dayOfEvent } from './event-day.ts';
import { listPlacements, type ResultsOf } from './placement-queries.ts';

type After = string | undefined;

/** Where a deck ended, for whoever may read it. Throws `DECK_NOT_FOUND`. */
export async function getDeckResults(
  db: Database,
  { game, deckId, after }: { game: string; deckId: string; after: After },
  findUser: () => Promise<SessionUser | null>,
): Promise<ResultsAnswer> {
  const { id } = await getReadableDeck(db, game, deckId, findUser);
  return readResults(db, { game, deckId: id }, after);
}

/** Where a member ended, for everybody who may see the profile. Throws `USER_NOT_FOUND`. */
export async function getMemberResults(
  db: Database,
  { game, userId, after }: { game: string; userId: UserId; after: After },
): Promise<ResultsAnswer> {
  if ((await findUsername(db, userId)) === undefined) throw new AppError('USER_NOT_FOUND');
  return readResults(db, { game, userId }, after);
}

async function readResults(db: Database, of: ResultsOf, after: After): Promise<ResultsAnswer> {
  const page = readPage({ after }, RESULTS_PAGE, parseTournamentMoment);
  const found = await listPlacements(db, of, page.from, rowsToRead(page));
  const { rows, older } = toPage(page, found, ({ moment, id }) => encodePlace([moment, id]));
  const results = rows.map((row) => ({
    tournamentId: row.id,
    tournament: row.name,
    day: dayOfEvent(row),
    placement: row.placement,
    playerCount: row.player_count,
  }));
  return { results, next: older };
}
