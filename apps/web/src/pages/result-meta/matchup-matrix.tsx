import type { Meta } from '@deckframe/domain/meta/read-meta';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { MatchupCell } from './matchup-cell.tsx';
import { moveInGrid } from './move-in-grid.ts';
import { useDeckName } from '#features/meta/result-meta/use-deck-name.ts';

type Props = {
  names: readonly string[];
  meta: Meta;
  chosen: readonly [string, string] | null;
  onChoose: (pair: readonly [string, string]) => void;
};

/** One stop for the Tab key; arrows, Home and End move within. */
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
      {/* A table to read and a grid to walk: its cells take the focus. */}
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
