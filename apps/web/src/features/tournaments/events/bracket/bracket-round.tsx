import type { BracketMatch } from '@deckframe/domain/tournaments/brackets/read-bracket';
import { useLingui } from '@lingui/react/macro';
import { Radio } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';
import { initialsOf } from '#ui/initials.ts';
import type { BracketColumn } from './bracket-lines.ts';
import type { BracketPeople } from './bracket-people.ts';

/** One side of a match: seed, name, games won. */
function BracketSide({
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

/** A round: name, progress, and matches from top to bottom. */
export function BracketRound({
  column,
  name,
  people,
}: {
  column: BracketColumn;
  name: string;
  people: BracketPeople;
}) {
  const { t } = useLingui();
  const states = column.slots.flatMap((slot) => slot?.state ?? []);
  const isPlaying = states.some((state) => state === 'playing');
  const isDone = states.every((state) => state === 'done');
  return (
    <section className="bk-round" aria-label={name}>
      <header className="bk-round__head">
        <h3>{name}</h3>
        <span>{isDone ? t`done` : isPlaying ? t`playing` : t`to come`}</span>
      </header>
      <ol className="bk-round__slots">
        {column.slots.map((match, place) =>
          match ? (
            <li key={match.id} className={slotClass(match)}>
              <BracketBox match={match} people={people} />
            </li>
          ) : (
            // oxlint-disable-next-line react/no-array-index-key -- an empty place is only its place
            <li key={`empty-${place}`} className="bk-slot bk-slot--empty" aria-hidden="true" />
          ),
        )}
      </ol>
    </section>
  );
}

const slotClass = ({ a, b }: BracketMatch): string =>
  classNames('bk-slot', ('winnerOf' in a || 'winnerOf' in b) && 'bk-slot--fed');

function BracketBox({ match, people }: { match: BracketMatch; people: BracketPeople }) {
  const { t } = useLingui();
  const isLive = match.state === 'playing';
  return (
    <div
      className={classNames('bk-match', isLive && 'bk-match--live')}
      data-match={match.id}
      tabIndex={-1}
    >
      {isLive && (
        <span className="bk-match__live">
          <Radio size={12} aria-hidden="true" />
          {t`Playing now`}
        </span>
      )}
      <BracketSide match={match} side={0} people={people} />
      <BracketSide match={match} side={1} people={people} />
    </div>
  );
}
