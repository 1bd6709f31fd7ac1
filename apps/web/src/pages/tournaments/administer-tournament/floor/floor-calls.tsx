import type { DeskMatch } from '@deckframe/domain/tournaments/desk/desk';
import { waitsForJudge } from '@deckframe/domain/tournaments/desk/take-call';
import { Plural, useLingui } from '@lingui/react/macro';
import { printLeft, useTimeLeft } from '#lib/use-time-left.ts';
import { useStateOf } from '../match-state.ts';
import { TakeCall } from '../take-call.tsx';
import { useTakenWords } from '../use-taken-words.ts';

/** Waiting time: `4:12`. */
function Waiting({ since }: { since: number }) {
  const left = useTimeLeft({ since, spent: 0 }, 0);
  return <time className="floor-call__age">{printLeft(Math.abs(left))}</time>;
}

type FloorCallsProps = {
  chosen: number;
  matches: readonly DeskMatch[];
  onTable: (table: number) => void;
};

/** Contradicting results first, then longest waiting calls. */
export function FloorCalls({ chosen, matches, onTable }: FloorCallsProps) {
  const { t } = useLingui();
  const stateOf = useStateOf();
  const sayTaken = useTakenWords();
  const calls = matches
    .filter(waitsForJudge)
    .sort(
      (one, other) =>
        Number(other.disputed.length > 0) - Number(one.disputed.length > 0) ||
        (one.calledAt ?? 0) - (other.calledAt ?? 0),
    );
  return (
    <section aria-label={t`Calls`}>
      <header className="floor__part">
        <h2>{t`Calls`}</h2>
        <p>
          <Plural value={calls.length} _0="none" one="# call" other="#, oldest first" />
        </p>
      </header>
      <ul className="floor-calls">
        {calls.map((match) => (
          <li key={match.table} className="floor-call" data-chosen={match.table === chosen}>
            <button
              type="button"
              className="floor-call__open"
              aria-pressed={match.table === chosen}
              onClick={() => onTable(match.table)}
            >
              <b className="floor-number">{match.table}</b>
              <span>
                {stateOf(match).words}
                <small>{sayTaken(match)}</small>
              </span>
              {match.calledAt !== null && <Waiting since={match.calledAt} />}
            </button>
            <TakeCall match={match} onTaken={() => onTable(match.table)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
