import type { Verdict } from '@deckframe/domain/tournaments/desk/replay';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

/** Messages for commands that the desk refuses. */
export const REFUSAL_WORDS: Record<NonNullable<Verdict>, MessageDescriptor> = {
  GAP: msg`An earlier entry of this device is missing.`,
  FORBIDDEN: msg`This is not for your role.`,
  OWN_MATCH: msg`You play in this match.`,
  NOT_STARTED: msg`The tournament has not started.`,
  STARTED_ALREADY: msg`The tournament has started already.`,
  OTHER_STRUCTURE: msg`The rules of the event have been changed since. Start it by those.`,
  FINISHED: msg`The tournament is over. Undo its end first.`,
  NO_SUCH_PLAYER: msg`There is no such player.`,
  ENTERED_ALREADY: msg`This player is entered already.`,
  PLAYER_OUT: msg`This player is out.`,
  NO_SUCH_MATCH: msg`There is no such table.`,
  LEASE_HELD: msg`Another desk pairs.`,
  NOT_YOUR_LEASE: msg`Another desk pairs.`,
  ROUND_OUT_OF_TURN: msg`Another round is next.`,
  ROUND_OPEN: msg`Results are missing.`,
  PAIRS_WRONG: msg`These pairs do not fit the players.`,
  IS_BYE: msg`A bye has its result.`,
  RESULT_WRONG: msg`This result is not possible here.`,
  NOT_CALLED: msg`Nobody waits at this table any more.`,
  CALL_TAKEN: msg`Someone else is on the way to this table.`,
  MATCH_DISPUTED: msg`There are two results. The head judge decides.`,
  MATCH_DECIDED: msg`This match has its result.`,
  NOT_DISPUTED: msg`There is nothing to decide.`,
  NO_SUCH_ENTRY: msg`There is no such entry.`,
  NOT_UNDOABLE: msg`This cannot be undone.`,
  UNDO_TOO_LATE: msg`Something later builds on it. Undo that first.`,
  LOG_FULL: msg`The log of this tournament is full. You can still enter results, correct them and end the tournament.`,
  EVENT_FULL: msg`The tournament is full.`,
};
