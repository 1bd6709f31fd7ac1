import { changeCount } from '@deckframe/domain/collection/entries/edit-entry';
import { splitCardNumber } from '@deckframe/domain/cards/catalogue/card-number';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';
import { findSeriesByValue } from '#catalogue/card-value.ts';
import { useEntry, type SharedShelf } from '#features/collection/sync/use-shelf.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { Panel } from '#ui/panel.tsx';
import type { BinderProps } from './binder.tsx';
import './playset-matrix.css';

/** Cells per line; the style sheet has the same number. */
const COLUMNS = 25;

/** All cards of a set as small cells, filled by playset progress. */
export function PlaysetMatrix({
  shelf,
  facts,
  rows,
  playset,
  series,
}: BinderProps & { series: string }) {
  const { t } = useLingui();
  const config = useGameConfig();
  const grid = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState(0);
  const main = rows.filter((row) => facts.isAlternate[row] !== true);
  const full = main.filter((row) => shelf.get(facts.cardno[row] ?? '').count >= playset).length;
  const name = findSeriesByValue(config, series)?.name ?? series;
  const cells = main.length;
  const move = (to: number) => {
    if (to < 0 || to >= main.length) return;
    setFocused(to);
    grid.current?.querySelectorAll('button')[to]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ArrowLeft: -1,
      ArrowRight: 1,
      ArrowUp: -COLUMNS,
      ArrowDown: COLUMNS,
    };
    const step = steps[event.key];
    const cardno = facts.cardno[main[focused] ?? -1];
    if (step !== undefined) move(focused + step);
    else if (/^\d$/.test(event.key) && cardno !== undefined) {
      const change = changeCount(cardno, shelf.get(cardno), Number(event.key));
      if (change) shelf.edit(change);
    } else return;
    event.preventDefault();
  };
  return (
    <Panel heading={t`Playsets, ${name}`} aside={t`${full} of ${cells}`}>
      <div
        ref={grid}
        className="matrix"
        role="group"
        aria-label={t`Playsets, ${name}`}
        onKeyDown={onKeyDown}
      >
        {main.map((row, at) => (
          <Cell
            key={facts.cardno[row]}
            shelf={shelf}
            cardno={facts.cardno[row] ?? ''}
            name={facts.name[row] ?? ''}
            playset={playset}
            isFocusable={at === focused}
            onFocus={() => setFocused(at)}
          />
        ))}
      </div>
      <p className="matrix__keys">
        {t`Arrow keys move, a digit sets the count, a press adds one up to the playset.`}
      </p>
    </Panel>
  );
}

type CellProps = {
  shelf: SharedShelf;
  cardno: string;
  name: string;
  playset: number;
  isFocusable: boolean;
  onFocus: () => void;
};

function Cell({ shelf, cardno, name, playset, isFocusable, onFocus }: CellProps) {
  const { t } = useLingui();
  const entry = useEntry(shelf, cardno);
  const { count } = entry;
  const { number } = splitCardNumber(cardno);
  const addOne = () => {
    const change = changeCount(cardno, entry, Math.max(count, Math.min(playset, count + 1)));
    if (change) shelf.edit(change);
  };
  return (
    <button
      type="button"
      className="matrix__cell"
      tabIndex={isFocusable ? 0 : -1}
      data-full={count >= playset || undefined}
      style={{ '--share': `${Math.min(1, count / playset) * 100}%` } as CSSProperties}
      aria-label={t`${number}, ${name}, ${cardno}: ${count} of ${playset}`}
      data-tip={`${name} · ${count}/${playset}`}
      onFocus={onFocus}
      onClick={addOne}
    >
      {number}
    </button>
  );
}
