import { groupBySeries } from '@deckframe/domain/collection/binder';
import type { CardFacts } from '@deckframe/domain/collection/card-facts';
import {
  countCompletion,
  countTotals,
  type SeriesCompletion,
} from '@deckframe/domain/collection/entries/completion';
import type { PublicGameConfig } from '@deckframe/domain/game-config';
import { playsetOf } from '@deckframe/domain/collection/playset-of';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { useShelfChanges } from '#features/collection/sync/use-shelf-changes.ts';
import type { SharedShelf } from '#features/collection/sync/use-shelf.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { Panel } from '#ui/panel.tsx';
import { Binder } from './collection/binder.tsx';
import { CompletionTable } from './collection/completion-table.tsx';
import { Goals } from './collection/goals.tsx';
import { MoveData } from './collection/move-data.tsx';
import { PlaysetMatrix } from './collection/playset-matrix.tsx';
import { RecentChanges } from './recent-changes.tsx';
import { SeriesChips } from './series-chips.tsx';
import { Totals } from './totals.tsx';
import { ValuePanel } from './collection/value-panel.tsx';

export type HomeProps = { shelf: SharedShelf; facts: CardFacts };

export function CollectionHome({ shelf, facts }: HomeProps) {
  const { t } = useLingui();
  const config = useGameConfig();
  const playset = playsetOf(config);
  const changes = useShelfChanges(shelf);
  const bySeries = useMemo(() => groupBySeries(facts), [facts]);
  // The shelf is changed in place; the count of its changes says when it has.
  const figures = useMemo(() => {
    const entries = shelf.shown();
    const totals = countTotals(facts, entries, playset);
    return { changes, totals, completion: sortByConfig(countCompletion(facts, entries), config) };
  }, [facts, shelf, playset, config, changes]);
  const { totals, completion } = figures;
  // What lies open first stays open, however its count changes.
  const [first] = useState(() => findFirst(completion));
  const [chosen, setChosen] = useState<string | null>(null);
  const series = chosen ?? first;
  const rows = bySeries.get(series) ?? [];
  return (
    <>
      <Totals totals={totals} />
      {totals.copies === 0 && (
        <p className="collection__hint">
          <Trans>
            Nothing counted yet. Press a hole to add its card, type a line of numbers, or bring a
            file from another app.
          </Trans>
        </p>
      )}
      <div className="collection__columns">
        <div className="collection__main">
          <section className="binder" aria-label={t`Binder`}>
            <SeriesChips completion={completion} chosen={series} onChoose={setChosen} />
            <Binder key={series} shelf={shelf} facts={facts} rows={rows} playset={playset} />
          </section>
          <PlaysetMatrix
            key={`${series} playsets`}
            shelf={shelf}
            facts={facts}
            rows={rows}
            playset={playset}
            series={series}
          />
        </div>
        <div className="collection__side">
          <Goals shelf={shelf} facts={facts} playset={playset} />
          <Panel heading={t`Completion`} aside={t`Press a cell to see its holes`}>
            <CompletionTable completion={completion} />
          </Panel>
          <ValuePanel />
          <RecentChanges shelf={shelf} facts={facts} />
          <MoveData shelf={shelf} facts={facts} playset={playset} />
        </div>
      </div>
    </>
  );
}

/** Sets in the game's own order; what the config does not name comes last. */
function sortByConfig(
  completion: readonly SeriesCompletion[],
  { series }: Pick<PublicGameConfig, 'series'>,
): SeriesCompletion[] {
  const codes = Object.keys(series).map((code) => code.replace(/-$/, ''));
  const placeOf = ({ series: code }: SeriesCompletion) =>
    codes.includes(code) ? codes.indexOf(code) : codes.length;
  return completion.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The set that most was collected of, or the largest. */
function findFirst(completion: readonly SeriesCompletion[]): string {
  const [first] = completion.toSorted(
    (one, other) => other.owned - one.owned || other.total - one.total,
  );
  return first?.series ?? '';
}
