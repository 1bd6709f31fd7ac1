import type { DeskMatch } from '@deckframe/domain/tournaments/desk/desk';
import { useLingui } from '@lingui/react/macro';
import { enterRegistered } from '#features/tournaments/desk/enter-registered.ts';
import { nameOf } from '#features/tournaments/desk/names.ts';
import { useAct } from '#features/tournaments/desk/use-act.ts';
import { useDesk } from '#features/tournaments/desk/use-desk.ts';
import { Button } from '#ui/button.tsx';
import type { DeskViewId } from './desk-rail.tsx';
import { RefusedEntries } from './refused-entries.tsx';
import { TakeCall } from './take-call.tsx';
import { printGames } from './use-line-words.ts';
import { useTakenWords } from './use-taken-words.ts';

/** Open tasks at the desk, judge calls by waiting time. */
export function NeedsYou({ onView }: { onView: (view: DeskViewId) => void }) {
  const { t } = useLingui();
  const { desk, refused, view } = useDesk();
  const act = useAct();
  const coming = desk.structure ? enterRegistered(desk, view) : [];
  const matches = desk.rounds.at(-1)?.matches ?? [];
  const disputed = matches.filter((match) => match.disputed.length > 0);
  const called = matches
    .filter(({ calledAt }) => calledAt !== null)
    .sort((one, other) => (one.calledAt ?? 0) - (other.calledAt ?? 0));
  const absent = [...desk.players.values()].filter(({ state }) => state === 'registered').length;
  return (
    <>
      <h2 className="desk-side__head">{t`Needs you`}</h2>
      {refused.length + disputed.length + called.length + absent + coming.length === 0 && (
        <p>{t`Nothing waits for you.`}</p>
      )}
      <ul className="desk-needs">
        <RefusedEntries />
        {disputed.map((match) => (
          <Disputed key={match.table} match={match} />
        ))}
        {called.map((match) => (
          <Called key={match.table} match={match} />
        ))}
        {coming.length > 0 && (
          <li className="desk-need">
            <p>
              <b>{t`New registrations`}</b>
            </p>
            <Button size="sm" onClick={() => act(...coming)}>
              {t`Enter them`}
            </Button>
          </li>
        )}
        {absent > 0 && (
          <li className="desk-need">
            <p>
              <b>{t`${absent} not checked in`}</b>
            </p>
            <Button size="sm" onClick={() => onView('players')}>
              {t`Players`}
            </Button>
          </li>
        )}
      </ul>
    </>
  );
}

function Disputed({ match }: { match: DeskMatch }) {
  const { t } = useLingui();
  const { desk } = useDesk();
  const act = useAct();
  const sayTaken = useTakenWords();
  const at = { round: desk.rounds.length, table: match.table };
  return (
    <li className="desk-need" data-tone="danger">
      <p>
        <b>{t`Table ${match.table}, two results`}</b>
        <span>{sayTaken(match)}</span>
      </p>
      <span className="desk-acts">
        <TakeCall match={match} />
        {match.disputed.map((result) => (
          <Button
            key={printGames(result)}
            size="sm"
            aria-label={t`Table ${match.table}: decide ${printGames(result)}`}
            onClick={() => act({ kind: 'settle', ...at, result })}
          >
            {printGames(result)}
          </Button>
        ))}
      </span>
    </li>
  );
}

function Called({ match }: { match: DeskMatch }) {
  const { t } = useLingui();
  const state = useDesk();
  const act = useAct();
  const sayTaken = useTakenWords();
  const at = { round: state.desk.rounds.length, table: match.table };
  return (
    <li className="desk-need">
      <p>
        <b>{t`Table ${match.table} calls a judge`}</b>
        <span>
          {nameOf(state, match.a)} · {sayTaken(match)}
        </span>
      </p>
      <span className="desk-acts">
        <TakeCall match={match} />
        <Button size="sm" onClick={() => act({ kind: 'call', ...at, open: false })}>
          {t`Done`}
        </Button>
      </span>
    </li>
  );
}
