import type { DeskMatch } from '@deckframe/domain/tournaments/desk/desk';
import { baseOf } from '@deckframe/domain/tournament/desk/match-base';
import { isSameResult, type MatchResult } from '@deckframe/domain/tournament/match-result';
import { useLingui } from '@lingui/react/macro';
import { nameOf } from '#features/tournaments/desk/names.ts';
import { useAct } from '#features/tournaments/desk/use-act.ts';
import { useDesk } from '#features/tournaments/desk/use-desk.ts';
import { listResults } from '@deckframe/domain/tournament/list-results';
import { useStateOf } from '../tournaments/administer-tournament/match-state.ts';
import { printGames } from '../tournaments/administer-tournament/use-line-words.ts';
import '../tournaments/administer-tournament/table-rows.css';

export function TableRows({ matches }: { matches: readonly DeskMatch[] }) {
  const { t } = useLingui();
  return (
    <table className="desk-tables desk-round">
      <caption className="sr-only">{t`Results of the round`}</caption>
      <thead>
        <tr>
          <th scope="col">{t`Table`}</th>
          <th scope="col">{t`Left`}</th>
          <th scope="col">{t`Result`}</th>
          <th scope="col">{t`Right`}</th>
          <th scope="col">{t`State`}</th>
        </tr>
      </thead>
      <tbody>
        {matches.map((match) => (
          <TableRow key={match.table} match={match} />
        ))}
      </tbody>
    </table>
  );
}

function TableRow({ match }: { match: DeskMatch }) {
  const { t } = useLingui();
  const state = useDesk();
  const { desk } = state;
  const { id, words } = useStateOf()(match);
  const bestOf = desk.structure?.phases[desk.rounds.at(-1)?.phase ?? 0]?.bestOf ?? 1;
  return (
    <tr data-state={id}>
      <th scope="row">{match.table}</th>
      <td>{nameOf(state, match.a)}</td>
      <td>
        {match.b === null ? (
          t`Bye`
        ) : (
          <span className="desk-results">
            {listResults(bestOf).map((result) => (
              <ResultButton key={printGames(result)} match={match} result={result} />
            ))}
          </span>
        )}
      </td>
      <td>{match.b !== null && nameOf(state, match.b)}</td>
      <td>
        {words}
        {match.extra > 0 && ` +${match.extra}`}
      </td>
    </tr>
  );
}

function ResultButton({ match, result }: { match: DeskMatch; result: MatchResult }) {
  const { t } = useLingui();
  const { desk, device } = useDesk();
  const act = useAct();
  const at = { round: desk.rounds.length, table: match.table };
  const claims = [match.result, match.reports.a, match.reports.b, ...match.disputed];
  const isTold = claims.some((told) => told && isSameResult(told, result));
  const isDisputed = match.disputed.length > 0;
  return (
    <button
      type="button"
      className="desk-results__one"
      data-told={isTold ? '' : undefined}
      aria-pressed={!isDisputed && match.result !== null && isSameResult(match.result, result)}
      aria-label={t`Table ${match.table}: ${printGames(result)}`}
      onClick={() =>
        act(
          isDisputed
            ? { kind: 'settle', ...at, result }
            : { kind: 'result', ...at, base: baseOf(match, device), result },
        )
      }
    >
      {printGames(result)}
    </button>
  );
}
