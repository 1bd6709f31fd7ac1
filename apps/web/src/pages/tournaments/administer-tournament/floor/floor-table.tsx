import type { Command } from '@deckframe/domain/tournaments/desk/command';
import { type DeskMatch, baseOf } from '@deckframe/domain/tournaments/desk/desk';
import { findForbidden } from '@deckframe/domain/tournaments/desk/may-command';
import { listResults, type MatchResult } from '@deckframe/domain/tournaments/match-result';
import { useLingui } from '@lingui/react/macro';
import { Timer } from 'lucide-react';
import { useState } from 'react';
import { nameOf } from '#features/tournaments/desk/names.ts';
import { REFUSAL_WORDS } from '#features/tournaments/desk/refusal-words.ts';
import { useAct } from '#features/tournaments/desk/use-act.ts';
import { useDesk } from '#features/tournaments/desk/use-desk.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { DeckCheck } from '../deck-check.tsx';
import { useStateOf } from '../match-state.ts';
import { PenaltyDialog } from '../penalty-dialog.tsx';
import { printGames } from '../use-line-words.ts';

type FloorPlayerProps = { player: string; says: MatchResult | null };

function FloorPlayer({ player, says }: FloorPlayerProps) {
  const { t } = useLingui();
  const state = useDesk();
  const [open, setOpen] = useState<'none' | 'check' | 'penalty'>('none');
  const name = nameOf(state, player);
  const list = state.view.players.find(({ id }) => id === player)?.list ?? null;
  const penalties = state.desk.players.get(player)?.penalties.length ?? 0;
  const close = () => setOpen('none');
  return (
    <div className="floor-player">
      <p>
        <b>{name}</b>
        <small>
          {says ? t`says ${printGames(says)}` : t`has said nothing`}
          {penalties > 0 && ` · ${t`Penalties`}: ${penalties}`}
        </small>
      </p>
      <span className="desk-acts">
        {list !== null && (
          <Button aria-label={`${t`Check deck`}: ${name}`} onClick={() => setOpen('check')}>
            {t`Check deck`}
          </Button>
        )}
        <Button aria-label={`${t`Penalty`}: ${name}`} onClick={() => setOpen('penalty')}>
          {t`Penalty`}
        </Button>
      </span>
      {open === 'penalty' && <PenaltyDialog player={player} name={name} onClose={close} />}
      {open === 'check' && list !== null && (
        <Dialog
          open
          onOpenChange={close}
          title={t`Check deck: ${name}`}
          closeLabel={t`Close`}
          size="lg"
          keepOnOutsidePress
        >
          <DeckCheck player={player} name={name} list={list} />
        </Dialog>
      )}
    </div>
  );
}

type SetResultProps = { match: DeskMatch; result: MatchResult | null };

/** Only the head judge resolves contradicting results; others see that before they tap. */
function SetResult({ match, result }: SetResultProps) {
  const { t, i18n } = useLingui();
  const { desk, device, view } = useDesk();
  const act = useAct();
  if (!result)
    return (
      <Button variant="primary" size="lg" block disabled>
        {t`Choose a result`}
      </Button>
    );
  const at = { round: desk.rounds.length, table: match.table };
  const isDisputed = match.disputed.length > 0;
  const command: Command = isDisputed
    ? { kind: 'settle', ...at, result }
    : { kind: 'result', ...at, base: baseOf(match, device), result };
  const forbidden = findForbidden(desk, view, command);
  const why = forbidden === 'FORBIDDEN' && isDisputed ? 'MATCH_DISPUTED' : forbidden;
  const done: Command[] = match.calledAt === null ? [] : [{ kind: 'call', ...at, open: false }];
  return (
    <>
      <Button
        variant="primary"
        size="lg"
        block
        disabled={forbidden !== null}
        onClick={() => act(command, ...done)}
      >
        {t`Set ${printGames(result)}`}
      </Button>
      {why && <p role="status">{i18n._(REFUSAL_WORDS[why])}</p>}
    </>
  );
}

const MORE = 3;

/** A table: the players' reports, and the judge's actions. */
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
