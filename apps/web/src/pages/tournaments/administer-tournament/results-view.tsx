import type { Command } from '@deckframe/domain/tournaments/desk/command';
import { type DeskMatch, baseOf, isOpen } from '@deckframe/domain/tournaments/desk/desk';
import { readDeskLine, type LineAct } from '@deckframe/domain/tournaments/desk/desk-line';
import {
  isSameResult,
  listResults,
  type MatchResult,
} from '@deckframe/domain/tournaments/match-result';
import { useLingui } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import { useState, useRef, type SyntheticEvent } from 'react';
import { nameOf } from '#features/tournaments/desk/names.ts';
import { useAct } from '#features/tournaments/desk/use-act.ts';
import { useDesk } from '#features/tournaments/desk/use-desk.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { useStateOf } from './match-state.ts';
import { useLineWords, printGames } from './use-line-words.ts';
import './table-rows.css';

function TableRows({ matches }: { matches: readonly DeskMatch[] }) {
  const { t } = useLingui();
  return (
    <table className="desk-tables desk-round">
      <caption className="sr-only">{t`Results of the round`}</caption>
      <thead>
        <tr>
          <th scope="col">{t({ message: 'Table', context: 'seat' })}</th>
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

function toCommand(act: LineAct, match: DeskMatch, round: number, device: string): Command {
  const at = { round, table: match.table };
  switch (act.kind) {
    case 'result':
      return match.disputed.length > 0
        ? { kind: 'settle', ...at, result: act.result }
        : { kind: 'result', ...at, base: baseOf(match, device), result: act.result };
    case 'extend':
      return { kind: 'extend', ...at, minutes: act.minutes };
    case 'call':
      return { kind: 'call', ...at, open: act.open };
    case 'drop':
      return { kind: 'drop', player: (act.side === 'a' ? match.a : match.b) ?? match.a };
  }
}

/** `27 21` and Enter: shows both names before saving. */
function CommandLine({ line, onLine }: { line: string; onLine: (line: string) => void }) {
  const { t } = useLingui();
  const state = useDesk();
  const { desk, device } = state;
  const act = useAct();
  const sayAct = useLineWords();
  const input = useRef<HTMLInputElement>(null);
  const round = desk.rounds.length;
  const last = desk.rounds.at(-1);
  const bestOf = desk.structure?.phases[last?.phase ?? 0]?.bestOf ?? 1;
  const read = readDeskLine(line, bestOf);
  const match = read ? last?.matches[read.table - 1] : undefined;
  const isOver = Boolean(match?.result) && read?.act?.kind === 'result';
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!match || !read?.act) return;
    if (act(toCommand(read.act, match, round, device))) onLine('');
    input.current?.focus();
  };
  return (
    <form className="desk-line" onSubmit={save}>
      <div className="desk-line__box">
        <ChevronRight size={20} aria-hidden="true" />
        <input
          ref={input}
          className="desk-line__input"
          aria-label={t`Table and result`}
          aria-describedby="desk-line-help"
          value={line}
          autoComplete="off"
          spellCheck={false}
          placeholder="27 21"
          onChange={(event) => onLine(event.target.value)}
        />
        <p className="desk-line__read" role="status">
          {match ? (
            <>
              {nameOf(state, match.a)} <b>{read?.act ? sayAct(read.act) : '–'}</b>{' '}
              {match.b === null ? t`Bye` : nameOf(state, match.b)}
              {isOver && <span className="desk-line__warn">{t`has a result`}</span>}
            </>
          ) : (
            read && t`There is no such table.`
          )}
        </p>
        <Kbd>Enter</Kbd>
      </div>
      <p id="desk-line-help" className="desk-line__help">
        <code>27 21</code> {t`two to one`} <code>27 d</code> {t`draw`} <code>27 +5</code>{' '}
        {t`minutes more`} <code>27 drop l</code> {t`left player drops`} <code>27 no r</code>{' '}
        {t`right player not there`}
      </p>
    </form>
  );
}

type TableMapProps = { matches: readonly DeskMatch[]; onTable: (table: number) => void };

/** An overview of all tables. Different fills distinguish states without colour. */
function TableMap({ matches, onTable }: TableMapProps) {
  const { t } = useLingui();
  const stateOf = useStateOf();
  return (
    <ul className="desk-map" aria-label={t`Tables`}>
      {matches.map((match) => {
        const { id, words } = stateOf(match);
        return (
          <li key={match.table}>
            <button
              type="button"
              className="desk-map__cell"
              data-state={id}
              data-extra={match.extra > 0 ? '' : undefined}
              aria-label={t`Table ${match.table}, ${words}`}
              onClick={() => onTable(match.table)}
            >
              {match.table}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** All tables of the current round, and a line to enter results by keyboard. */
export function ResultsView() {
  const { t } = useLingui();
  const { desk } = useDesk();
  const [line, setLine] = useState('');
  const round = desk.rounds.at(-1);
  if (!round)
    return (
      <EmptyState level={2} title={t`No round yet`}>
        {t`Check the players in, then pair the first round.`}
      </EmptyState>
    );
  const matches = round.matches.toSorted(
    (one, other) =>
      Number(other.disputed.length > 0) - Number(one.disputed.length > 0) ||
      Number(isOpen(other)) - Number(isOpen(one)) ||
      one.table - other.table,
  );
  return (
    <>
      <CommandLine line={line} onLine={setLine} />
      <TableMap matches={round.matches} onTable={(table) => setLine(`${table} `)} />
      <TableRows matches={matches} />
    </>
  );
}
