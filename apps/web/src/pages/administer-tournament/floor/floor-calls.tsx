import type { DeskMatch } from '@deckframe/domain/tournament/desk/desk';
import { Plural, useLingui } from '@lingui/react/macro';
import { useStateOf } from '../match-state.ts';
import { Waiting } from './waiting.tsx';

type FloorCallsProps = {
  chosen: number;
  matches: readonly DeskMatch[];
  onTable: (table: number) => void;
};

/** Two results first, then whoever waits longest. */
export function FloorCalls({ chosen, matches, onTable }: FloorCallsProps) {
  const { t } = useLingui();
  const stateOf = useStateOf();
  const calls = matches
    .filter(({ calledAt, disputed }) => calledAt !== null || disputed.length > 0)
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
          <li key={match.table}>
            <button
              type="button"
              className="floor-call"
              aria-pressed={match.table === chosen}
              onClick={() => onTable(match.table)}
            >
              <b className="floor-number">{match.table}</b>
              <span>{stateOf(match).words}</span>
              {match.calledAt !== null && <Waiting since={match.calledAt} />}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
