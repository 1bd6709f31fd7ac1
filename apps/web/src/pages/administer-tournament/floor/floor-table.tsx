import type { DeskMatch } from '@deckframe/domain/tournaments/desk/desk';
import { listResults } from '@deckframe/domain/tournament/list-results';
import type { MatchResult } from '@deckframe/domain/tournament/match-result';
import { useLingui } from '@lingui/react/macro';
import { Timer } from 'lucide-react';
import { useState } from 'react';
import { useAct } from '#features/tournaments/desk/use-act.ts';
import { useDesk } from '#features/tournaments/desk/use-desk.ts';
import { Button } from '#ui/button.tsx';
import { useStateOf } from '../../tournaments/administer-tournament/match-state.ts';
import { printGames } from '../../tournaments/administer-tournament/use-line-words.ts';
import { FloorPlayer } from './floor-player.tsx';
import { SetResult } from './set-result.tsx';

const MORE = 3;

/** One table: who says what, and what a judge does about it. */
export function FloorTable({ match }: { match: DeskMatch }) {
  const { t } = useLingui();
  const { desk } = useDesk();
  const act = useAct();
  const { id, words } = useStateOf()(match);
  const [chosen, setChosen] = useState<MatchResult | null>(match.result);
  const { a, b, table } = match;
  const at = { round: desk.rounds.length, table };
  const bestOf = desk.structure?.phases[desk.rounds.at(-1)?.phase ?? 0]?.bestOf ?? 1;
  return (
    <section className="floor-table" aria-label={t`Table ${table}`}>
      <header className="floor__part" data-state={id}>
        <b className="floor-number floor-number--large">{table}</b>
        <p>
          {words}
          {match.extra > 0 && ` +${match.extra}`}
        </p>
      </header>
      <FloorPlayer player={a} says={match.reports.a} />
      {b === null ? <p>{t`Bye`}</p> : <FloorPlayer player={b} says={match.reports.b} />}
      {b !== null && (
        <>
          <div className="floor-results" role="group" aria-label={t`Result of table ${table}`}>
            {listResults(bestOf).map((result) => (
              <button
                key={printGames(result)}
                type="button"
                aria-pressed={chosen !== null && printGames(chosen) === printGames(result)}
                onClick={() => setChosen(result)}
              >
                {printGames(result)}
              </button>
            ))}
          </div>
          <div className="floor-acts">
            <Button
              size="lg"
              icon={<Timer size={16} aria-hidden="true" />}
              aria-label={t`+${MORE} minutes for table ${table}`}
              onClick={() => act({ kind: 'extend', ...at, minutes: MORE })}
            >
              +{MORE}
            </Button>
            <Button
              size="lg"
              disabled={match.calledAt === null}
              onClick={() => act({ kind: 'call', ...at, open: false })}
            >
              {t`Call done`}
            </Button>
          </div>
          <SetResult match={match} result={chosen} />
        </>
      )}
    </section>
  );
}
