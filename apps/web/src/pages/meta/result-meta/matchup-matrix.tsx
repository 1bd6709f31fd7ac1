import type { Meta, Matchup } from '@deckframe/domain/meta/read-meta';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState, type CSSProperties } from 'react';
import { useDeckName } from '#features/meta/result-meta/use-deck-name.ts';

/** Minimum of matches for showing a percentage. */
const CELL_MATCHES = 5;

type MatchupCellProps = {
  place: string;
  isStop: boolean;
  isChosen: boolean;
  isMirror: boolean;
  names: readonly [string, string];
  matchup: Matchup | null;
  onFocus: () => void;
  onOpen: () => void;
  onKey: (key: string) => boolean;
};

function MatchupCell(props: MatchupCellProps) {
  const { t, i18n } = useLingui();
  const { matchup, isMirror, names, onOpen, onKey } = props;
  const isTold = matchup !== null && matchup.n >= CELL_MATCHES;
  const mean = isTold ? matchup.wins / matchup.n : 0.5;
  const percent = (share: number) => i18n.number(share * 100, { maximumFractionDigits: 0 });
  const [row, column] = names;
  const label = isMirror
    ? t`${row} against itself`
    : isTold
      ? t`${row} against ${column}: ${percent(mean)} percent of ${matchup.n}, interval ${percent(matchup.raw.low)} to ${percent(matchup.raw.high)}`
      : t`${row} against ${column}: too few matches`;
  const isSure = isTold && (matchup.raw.low > 0.5 || matchup.raw.high < 0.5);
  const strength = Math.min(1, Math.abs(mean - 0.5) * 4);
  return (
    <td
      data-at={props.place}
      tabIndex={props.isStop ? 0 : -1}
      aria-selected={props.isChosen}
      className="matrix__cell"
      data-kind={isMirror ? 'mirror' : isTold ? (mean >= 0.5 ? 'over' : 'under') : 'thin'}
      data-sure={isSure ? '' : undefined}
      style={{ '--strength': strength } as CSSProperties}
      onFocus={props.onFocus}
      onClick={onOpen}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') onOpen();
        else if (!onKey(event.key)) return;
        event.preventDefault();
      }}
    >
      <span className="sr-only">{label}</span>
      {isTold && (
        <span className="matrix__figures" aria-hidden="true">
          <b>{percent(mean)}</b>
          <small>{matchup.n}</small>
        </span>
      )}
    </td>
  );
}

type Place = readonly [row: number, column: number];

/** Returns the cell that a key moves to; null for other keys. */
function moveInGrid(key: string, [row, column]: Place, size: number): Place | null {
  const hold = (value: number): number => Math.min(size - 1, Math.max(0, value));
  switch (key) {
    case 'ArrowUp':
      return [hold(row - 1), column];
    case 'ArrowDown':
      return [hold(row + 1), column];
    case 'ArrowLeft':
      return [row, hold(column - 1)];
    case 'ArrowRight':
      return [row, hold(column + 1)];
    case 'Home':
      return [row, 0];
    case 'End':
      return [row, size - 1];
    default:
      return null;
  }
}

type Props = {
  names: readonly string[];
  meta: Meta;
  chosen: readonly [string, string] | null;
  onChoose: (pair: readonly [string, string]) => void;
};

/** One tab stop; arrows, Home and End move inside. */
export function MatchupMatrix({ names, meta, chosen, onChoose }: Props) {
  const { t } = useLingui();
  const nameOf = useDeckName();
  const table = useRef<HTMLTableElement>(null);
  const [at, setAt] = useState<readonly [number, number]>([0, 1]);
  const go = (next: readonly [number, number]) => {
    setAt(next);
    table.current?.querySelector<HTMLElement>(`[data-at="${next.join()}"]`)?.focus();
  };
  return (
    <div className="matrix-frame">
      {/* A table that is also a grid: its cells take the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role */}
      <table ref={table} role="grid" className="matrix">
        <caption className="sr-only">{t`Win rate of the row's deck against the column's`}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{t`Deck`}</span>
            </th>
            {names.map((name) => (
              <th key={name} scope="col">
                <span className="matrix__head">{nameOf(name)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((row, y) => (
            <tr key={row}>
              <th scope="row">{nameOf(row)}</th>
              {names.map((column, x) => (
                <MatchupCell
                  key={column}
                  place={`${y},${x}`}
                  isStop={at[0] === y && at[1] === x}
                  isChosen={chosen?.[0] === row && chosen[1] === column}
                  names={[nameOf(row), nameOf(column)]}
                  matchup={row === column ? null : meta.matchup(row, column)}
                  isMirror={row === column}
                  onFocus={() => setAt([y, x])}
                  onOpen={() => row !== column && onChoose([row, column])}
                  onKey={(key) => {
                    const next = moveInGrid(key, [y, x], names.length);
                    if (next) go(next);
                    return next !== null;
                  }}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
