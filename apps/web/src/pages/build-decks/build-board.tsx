import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Panel } from '#ui/panel.tsx';
import type { BoardProps } from './board-props.ts';
import { BestPlan } from './best-plan.tsx';
import { ContestedCards } from './contested-cards.tsx';
import { DeckChances } from './deck-chances.tsx';

export function BuildBoard({ decks, builds }: BoardProps) {
  const { t } = useLingui();
  const ready = builds.chances.filter(({ isReady }) => isReady).length;
  return (
    <div className="build-decks__columns">
      <div>
        <Panel
          heading={t`Your decks`}
          aside={plural(ready, { one: '# can be built now', other: '# can be built now' })}
        >
          <DeckChances decks={decks} builds={builds} />
        </Panel>
      </div>
      <div>
        <BestPlan decks={decks} builds={builds} />
        <ContestedCards decks={decks} builds={builds} />
      </div>
    </div>
  );
}
