import type { TournamentPlayer } from '../../tournaments/played.ts';
import type { Scoring } from '../../tournaments/structure.ts';
import type { Share } from '../../tournaments/tie-breaks/column.ts';
import type { PlayerRecord } from '../../tournaments/tie-breaks/player-record.ts';

const THOUSAND = 1000;

/** How much of what could be won in matches was won; byes are left out. */
export function toMatchShare({ played }: PlayerRecord, scoring: Scoring): Share {
  const { matches, points, wins, draws } = played;
  const share: Share =
    scoring.shareBy === 'points'
      ? [points, scoring.win * matches]
      : [2 * wins + draws, 2 * matches];
  return raise(share, scoring);
}

/** What a player counts for others: less for whoever left early, where the event says so. */
export function toOpponentShare(
  record: PlayerRecord,
  { dropped, disqualified }: TournamentPlayer,
  scoring: Scoring,
): Share {
  const share = toMatchShare(record, scoring);
  const { droppedCeiling } = scoring;
  if (droppedCeiling === null || !(dropped || disqualified)) return share;
  return isLess([droppedCeiling, THOUSAND], share) ? [droppedCeiling, THOUSAND] : share;
}

export function toGameShare({ games }: PlayerRecord, scoring: Scoring): Share {
  const [won, lost, drawn] = games;
  const all = won + lost + drawn;
  const share: Share =
    scoring.shareBy === 'points'
      ? [scoring.win * won + scoring.draw * drawn, scoring.win * all]
      : [2 * won + drawn, 2 * all];
  return raise(share, scoring);
}

/** To the floor, if there is one; nothing of nothing is nothing. */
function raise([over, under]: Share, { floor }: Scoring): Share {
  const share: Share = under === 0 ? [0, 1] : [over, under];
  return floor !== null && isLess(share, [floor, THOUSAND]) ? [floor, THOUSAND] : share;
}

const isLess = (one: Share, other: Share): boolean => one[0] * other[1] < other[0] * one[1];
