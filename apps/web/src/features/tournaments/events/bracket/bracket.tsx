import type { BracketMatch } from '@deckframe/domain/tournaments/brackets/read-bracket';
import { useLingui } from '@lingui/react/macro';
import {
  useState,
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { toBracketLines, type BracketLine, type BracketColumn } from './bracket-lines.ts';
import type { BracketPeople } from './bracket-people.ts';
import { BracketRound } from './bracket-round.tsx';
import { moveInBracket } from './move-in-bracket.ts';
import './bracket.css';

/** A bracket with fewer matches needs no map. */
const MATCHES_LEAST = 15;
const WIDE = 14;
const HIGH = 100;
const GAP = 5;

type BracketMapProps = {
  line: BracketLine;
  current: number | null;
  onMatch: (id: number) => void;
};

/** Overview map; hidden from screen readers, because keys do the same. */
function BracketMap({ line: { columns }, current, onMatch }: BracketMapProps) {
  const count = columns.flatMap(({ slots }) => slots).filter(Boolean).length;
  if (count < MATCHES_LEAST) return null;
  const width = columns.length * (WIDE + GAP) - GAP;
  return (
    <svg className="bk-map" viewBox={`0 0 ${width} ${HIGH}`} aria-hidden="true">
      {columns.flatMap(({ slots }, column) =>
        slots.map((slot, place) => {
          if (!slot) return null;
          const step = HIGH / slots.length;
          return (
            <rect
              key={slot.id}
              x={column * (WIDE + GAP)}
              y={place * step + step * 0.15}
              width={WIDE}
              height={Math.min(step * 0.7, 8)}
              data-state={slot.state}
              data-current={slot.id === current}
              onClick={() => onMatch(slot.id)}
            />
          );
        }),
      )}
    </svg>
  );
}

/** The visible round on phones. */
function useShownRound(line: BracketLine): {
  ref: RefObject<HTMLDivElement | null>;
  shown: number;
  show: (index: number) => void;
  followScroll: () => void;
} {
  const ref = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(() => findOpen(line));
  const first = useRef(shown);
  useLayoutEffect(() => scrollTo(ref.current, first.current), []);
  return {
    ref,
    shown,
    show: (index) => scrollTo(ref.current, index),
    followScroll: () => {
      const box = ref.current;
      if (box && box.clientWidth > 0) setShown(Math.round(box.scrollLeft / box.clientWidth));
    },
  };
}

/** Scrolls only horizontally. */
function scrollTo(box: HTMLDivElement | null, index: number): void {
  const round = box?.children[index];
  if (!box || !round) return;
  const by = round.getBoundingClientRect().left - box.getBoundingClientRect().left;
  box.scrollLeft += by;
}

/** Returns the first unfinished round, otherwise the last. */
function findOpen({ columns }: BracketLine): number {
  const open = columns.findIndex(({ slots }) =>
    slots.some((slot) => slot && slot.state !== 'done'),
  );
  return open < 0 ? columns.length - 1 : open;
}

/** Focus and keys within the bracket. */
function useBracketKeys(line: BracketLine, box: RefObject<HTMLElement | null>) {
  const [current, setCurrent] = useState<number | null>(null);
  const go = (id: number) => {
    const match = box.current?.querySelector<HTMLElement>(`[data-match="${id}"]`);
    setCurrent(id);
    match?.focus({ preventScroll: true });
    match?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  return {
    current,
    go,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { match } = (event.target as HTMLElement).dataset;
      const next = moveInBracket(line, toId(match), event.key);
      if (next === null) return;
      event.preventDefault();
      go(next);
    },
    onFocus: ({ target }: FocusEvent<HTMLElement>) => setCurrent(toId(target.dataset['match'])),
  };
}

const toId = (match: string | undefined): number | null =>
  match === undefined ? null : Number(match);

type NamedColumn = Pick<BracketColumn, 'stage' | 'round' | 'left'>;

/** Names of rounds, counted from the final if there is only one bracket. */
function useRoundNames(isDouble: boolean): (column: NamedColumn) => string {
  const { t } = useLingui();
  return ({ stage, round, left }) => {
    if (stage === 'final') return round === 1 ? t`Final` : t`Second final`;
    if (isDouble && stage === 'upper') return left === 0 ? t`Upper final` : t`Upper round ${round}`;
    if (isDouble) return left === 0 ? t`Lower final` : t`Lower round ${round}`;
    if (left === 1) return t`Semi-finals`;
    if (left === 2) return t`Quarter-finals`;
    const players = 2 ** (left + 1);
    return t`Round of ${players}`;
  };
}

/** The rounds of one bracket. On a phone, tabs show one round at a time. */
function BracketRounds({
  line,
  isDouble,
  people,
}: {
  line: BracketLine;
  isDouble: boolean;
  people: BracketPeople;
}) {
  const { t } = useLingui();
  const nameOf = useRoundNames(isDouble);
  const { ref, shown, show, followScroll } = useShownRound(line);
  const { current, go, onFocus, onKeyDown } = useBracketKeys(line, ref);
  return (
    <>
      <nav className="bk-tabs" aria-label={t`Rounds`}>
        {line.columns.map((column, index) => (
          <button
            key={`${column.stage}-${column.round}`}
            type="button"
            className="bk-tab"
            aria-current={index === shown}
            onClick={() => show(index)}
          >
            {nameOf(column)}
          </button>
        ))}
      </nav>
      <BracketMap line={line} current={current} onMatch={go} />
      <div
        ref={ref}
        className="bk-rounds"
        data-tree={line.isTree}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by keys
        tabIndex={0}
        role="group"
        aria-label={t`Matches`}
        onScroll={followScroll}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
      >
        {line.columns.map((column) => (
          <BracketRound
            key={`${column.stage}-${column.round}`}
            column={column}
            name={nameOf(column)}
            people={people}
          />
        ))}
      </div>
    </>
  );
}

export type BracketProps = {
  matches: readonly BracketMatch[];
  seeds: readonly string[];
  nameOf: (player: string) => string;
  me?: string | null;
};

/** All rounds side by side. On a phone one at a time, by tabs or swipe. */
export function Bracket({ matches, seeds, nameOf, me = null }: BracketProps) {
  const { t } = useLingui();
  const lines = toBracketLines(matches);
  const places = new Map(seeds.map((player, index) => [player, index + 1]));
  const people: BracketPeople = { nameOf, me, seedOf: (player) => places.get(player) ?? 0 };
  const titles = { upper: t`Upper line`, lower: t`Lower line`, final: t`Finals` };
  const isDouble = lines.length > 1;
  return (
    <div className="bracket">
      {lines.map((line) => (
        <section key={line.id} aria-label={isDouble ? titles[line.id] : t`Bracket`}>
          {isDouble && <h2 className="bracket__title">{titles[line.id]}</h2>}
          <BracketRounds line={line} isDouble={isDouble} people={people} />
        </section>
      ))}
    </div>
  );
}
