import { useLingui } from '@lingui/react/macro';
import type { BracketMatch } from '@deckframe/domain/tournaments/brackets/read-bracket';
import { classNames } from '#ui/class-names.ts';
import { initialsOf } from '#ui/initials.ts';
import type { BracketPeople } from '../events/bracket/bracket-people.ts';

/** One of the two of a match: seed, name, games won. */
export function BracketSide({
  match,
  side,
  people,
}: {
  match: BracketMatch;
  side: 0 | 1;
  people: BracketPeople;
}) {
  const { t } = useLingui();
  const player = match.players[side];
  if (player === null) {
    return <div className="bk-side bk-side--open">{t`Not yet known`}</div>;
  }
  const name = people.nameOf(player);
  const games = gamesOf(match, player);
  return (
    <div
      className={classNames(
        'bk-side',
        match.winner === player && 'bk-side--won',
        match.loser === player && 'bk-side--lost',
        people.me === player && 'bk-side--me',
      )}
    >
      <span className="bk-side__seed">{people.seedOf(player)}</span>
      <span className="bk-side__face" aria-hidden="true">
        {initialsOf(name)}
      </span>
      <span className="bk-side__name">
        {name}
        {people.me === player && <span className="sr-only"> {t`(you)`}</span>}
      </span>
      {games !== null && <b className="bk-side__games">{games}</b>}
      {match.winner === player && <span className="sr-only">{t`won`}</span>}
    </div>
  );
}

function gamesOf({ match }: BracketMatch, player: string): number | null {
  if (!match?.result) return null;
  return match.result.games[match.a === player ? 0 : 1];
}
