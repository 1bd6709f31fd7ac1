import { useLingui } from '@lingui/react/macro';
import type { BracketLine } from '../events/bracket/bracket-lines.ts';
import { BracketMap } from './bracket-map.tsx';
import type { BracketPeople } from '../events/bracket/bracket-people.ts';
import { BracketRound } from '../events/bracket/bracket-round.tsx';
import { useBracketKeys } from './use-bracket-keys.ts';
import { useRoundNames } from './use-round-names.ts';
import { useShownRound } from './use-shown-round.ts';

/** The rounds of one line. The tabs are for a phone, where one of them fills the screen. */
export function BracketRounds({
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
