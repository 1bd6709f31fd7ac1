import { countCopies, type LoggedAct } from '@deckframe/domain/collection/entries/change-log';
import { groupBySeries } from '@deckframe/domain/collection/entries/collection-view';
import {
  countCompletion,
  countTotals,
  type SeriesCompletion,
  type CollectionTotals,
} from '@deckframe/domain/collection/entries/completion';
import { playsetOf } from '@deckframe/domain/collection/entries/entry';
import type { CardFacts } from '@deckframe/domain/collection/entries/series-stats';
import type { PublicGameConfig } from '@deckframe/domain/game-config';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, type CSSProperties } from 'react';
import { findSeriesByValue } from '#catalogue/card-value.ts';
import { useShelfChanges } from '#features/collection/sync/use-shelf-changes.ts';
import type { SharedShelf } from '#features/collection/sync/use-shelf.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { useValue } from '#lib/use-value.ts';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { Binder } from './binder.tsx';
import { CompletionTable } from './completion-table.tsx';
import { Goals } from './goals.tsx';
import { MoveData } from './move-data.tsx';
import { PlaysetMatrix } from './playset-matrix.tsx';
import { ValuePanel } from './value-panel.tsx';
import './totals.css';
import './series-chips.css';
import './recent-changes.css';

const SHOWN = 6;
const WHEN = { dateStyle: 'medium', timeStyle: 'short' } as const;

/** Recent changes on this device, each with undo. */
function RecentChanges({ shelf, facts }: { shelf: SharedShelf; facts: CardFacts }) {
  const { t } = useLingui();
  const acts = useValue(shelf.acts);
  const [isAll, setAll] = useState(false);
  const names = useMemo(
    () => new Map(facts.cardno.map((cardno, at) => [cardno, facts.name[at]])),
    [facts],
  );
  const shown = isAll ? acts : acts.slice(0, SHOWN);
  return (
    <Panel heading={t`Recent changes`} aside={t`On this device, 90 days`}>
      {acts.length === 0 && <p className="recent-changes__none">{t`Nothing changed yet.`}</p>}
      <ul className="recent-changes">
        {shown.map((act) => (
          <Act
            key={act.at}
            act={act}
            nameOf={(cardno) => names.get(cardno) ?? cardno}
            onUndo={() => shelf.undoAct(act)}
          />
        ))}
      </ul>
      {acts.length > shown.length && (
        <Button size="sm" onClick={() => setAll(true)}>
          {t`Show all`}
        </Button>
      )}
    </Panel>
  );
}

type ActProps = { act: LoggedAct; nameOf: (cardno: string) => string; onUndo: () => void };

function Act({ act, nameOf, onUndo }: ActProps) {
  const { t, i18n } = useLingui();
  const { added, removed } = countCopies(act);
  const first = nameOf(act.cards[0]?.cardno ?? '');
  const others = act.cards.length - 1;
  const title =
    others === 0
      ? first
      : plural(others, { one: `${first} and # more`, other: `${first} and # more` });
  const when = i18n.date(new Date(act.at), WHEN);
  const copies = [added > 0 && `+${added}`, removed > 0 && `−${removed}`].filter(Boolean).join(' ');
  return (
    <li>
      <span>
        <b>{title}</b>
        <small>
          {copies === '' ? t`Marks` : copies} · {when}
        </small>
      </span>
      <Button size="sm" variant="ghost" aria-label={t`Undo: ${title}`} onClick={onUndo}>
        {t`Undo`}
      </Button>
    </li>
  );
}

/** Space between a chosen chip and the edge of the row, in pixels. */
const CHIP_MARGIN = 32;

type SeriesChipsProps = {
  completion: readonly SeriesCompletion[];
  chosen: string;
  onChoose: (series: string) => void;
};

/** Chips to choose a set, with their completion. */
function SeriesChips({ completion, chosen, onChoose }: SeriesChipsProps) {
  const { t } = useLingui();
  const config = useGameConfig();
  const chips = useRef<HTMLDivElement>(null);
  // Only the row scrolls, not the page.
  useEffect(() => {
    const row = chips.current?.getBoundingClientRect();
    const chip = chips.current?.querySelector('[aria-pressed="true"]')?.getBoundingClientRect();
    if (!row || !chip) return;
    const before = Math.min(0, chip.left - row.left - CHIP_MARGIN);
    const after = Math.max(0, chip.right - row.right + CHIP_MARGIN);
    chips.current?.scrollBy({ left: before + after });
  }, [chosen]);
  return (
    <div ref={chips} className="series-chips" role="group" aria-label={t`Set`}>
      {completion.map(({ series, owned, total }) => (
        <button
          key={series}
          type="button"
          className="series-chip"
          aria-pressed={series === chosen}
          onClick={() => onChoose(series)}
        >
          <Ring owned={owned} total={total} />
          <span>
            <b>{findSeriesByValue(config, series)?.name ?? series}</b>
            <small>
              <span className="mono">{series}</span> · {owned} / {total}
            </small>
          </span>
        </button>
      ))}
    </div>
  );
}

function Ring({ owned, total }: { owned: number; total: number }) {
  const percent = total === 0 ? 0 : Math.floor((owned / total) * 100);
  return (
    <span
      className="series-ring"
      data-full={owned === total || undefined}
      style={{ '--share': `${percent}%` } as CSSProperties}
      aria-hidden="true"
    >
      <span>{owned === total ? <Check size={13} /> : percent}</span>
    </span>
  );
}

const PRICE_FORMAT = { style: 'currency', currency: 'USD' } as const;

function Totals({ totals }: { totals: CollectionTotals }) {
  const { t, i18n } = useLingui();
  const { copies, unique, playsets, trading, wanted, value, unpriced } = totals;
  const share = unique.total === 0 ? 0 : Math.floor((unique.owned / unique.total) * 100);
  return (
    <dl className="totals">
      <Figure term={t`Copies`} value={i18n.number(copies)} />
      <Figure
        term={t`Different cards, ${share}%`}
        value={i18n.number(unique.owned)}
        rest={`/ ${i18n.number(unique.total)}`}
      />
      <Figure term={t`Playsets`} value={i18n.number(playsets)} />
      <Figure
        term={
          unpriced === 0
            ? t`Market value`
            : plural(unpriced, {
                one: 'Market value, # card without price',
                other: 'Market value, # cards without price',
              })
        }
        value={i18n.number(value, PRICE_FORMAT)}
      />
      <Figure term={t`Trading`} value={i18n.number(trading)} />
      <Figure term={t`Wanted`} value={i18n.number(wanted)} />
    </dl>
  );
}

function Figure({ term, value, rest }: { term: string; value: string; rest?: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        {value} {rest && <small>{rest}</small>}
      </dd>
    </div>
  );
}

export type HomeProps = { shelf: SharedShelf; facts: CardFacts };

export function CollectionHome({ shelf, facts }: HomeProps) {
  const { t } = useLingui();
  const config = useGameConfig();
  const playset = playsetOf(config);
  const changes = useShelfChanges(shelf);
  const bySeries = useMemo(() => groupBySeries(facts), [facts]);
  // The shelf is mutated in place, so the number of changes is the dependency.
  const figures = useMemo(() => {
    const entries = shelf.shown();
    const totals = countTotals(facts, entries, playset);
    return { changes, totals, completion: sortByConfig(countCompletion(facts, entries), config) };
  }, [facts, shelf, playset, config, changes]);
  const { totals, completion } = figures;
  // The initially chosen set stays, even if its count changes.
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
            No cards yet. Select an empty slot to add its card, type card numbers, or import a list
            from another app.
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
          <Panel heading={t`Completion`} aside={t`Select a cell to see what is missing`}>
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

/** Sets in config order; others come last. */
function sortByConfig(
  completion: readonly SeriesCompletion[],
  { series }: Pick<PublicGameConfig, 'series'>,
): SeriesCompletion[] {
  const codes = Object.keys(series).map((code) => code.replace(/-$/, ''));
  const placeOf = ({ series: code }: SeriesCompletion) =>
    codes.includes(code) ? codes.indexOf(code) : codes.length;
  return completion.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Returns the most complete set, or the largest. */
function findFirst(completion: readonly SeriesCompletion[]): string {
  const [first] = completion.toSorted(
    (one, other) => other.owned - one.owned || other.total - one.total,
  );
  return first?.series ?? '';
}
