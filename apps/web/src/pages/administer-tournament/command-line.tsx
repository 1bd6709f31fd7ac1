import { readDeskLine, type LineAct } from '@deckframe/domain/tournaments/desk/desk-line';
import { baseOf } from '@deckframe/domain/tournament/desk/match-base';
import type { Command } from '@deckframe/domain/tournaments/desk/command';
import type { DeskMatch } from '@deckframe/domain/tournaments/desk/desk';
import { useLingui } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import { useRef, type SyntheticEvent } from 'react';
import { nameOf } from '#features/tournaments/desk/names.ts';
import { useAct } from '#features/tournaments/desk/use-act.ts';
import { useDesk } from '#features/tournaments/desk/use-desk.ts';
import { Kbd } from '#ui/kbd.tsx';
import { useLineWords } from '../tournaments/administer-tournament/use-line-words.ts';

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

/** `27 21` and Enter: it reads both names back before anything is saved. */
export function CommandLine({ line, onLine }: { line: string; onLine: (line: string) => void }) {
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
