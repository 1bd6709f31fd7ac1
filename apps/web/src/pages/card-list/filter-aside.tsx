import type { FilterState } from '@deckframe/domain/filter/filter-state';
import { useLingui } from '@lingui/react/macro';
import { PanelLeftClose, PanelLeftOpen, SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { FilterPanel } from '#features/card-browse/filters/filter-panel.tsx';
import type { FilterCounts } from '#features/card-browse/filters/filter-counts.ts';
import { loadChunk } from '#lib/lazy-page.ts';
import { NARROW_QUERY, useMedia } from '#lib/use-media.ts';
import { useValue } from '#lib/use-value.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { filterPanelStore } from './list-view.ts';

const Sheet = lazy(() =>
  loadChunk('sheet', () => import('#ui/sheet.tsx')).then((m) => ({ default: m.Sheet })),
);

export type FilterAsideProps = {
  state: FilterState;
  counts: FilterCounts;
  active: number;
  total: number;
  onChange: (state: FilterState) => void;
  onClear: () => void;
  isSheetOpen: boolean;
  onSheetChange: (open: boolean) => void;
  /** Stands above the filters in the sheet. */
  tools: ReactNode;
};

/** Beside the list on wide windows, a sheet on narrow ones. */
export function FilterAside(props: FilterAsideProps) {
  const { state, counts, active, total, onChange, onClear, isSheetOpen, onSheetChange } = props;
  const { t } = useLingui();
  const isNarrow = useMedia(NARROW_QUERY);
  const isOpen = useValue(filterPanelStore);
  const panel = <FilterPanel state={state} counts={counts} onChange={onChange} />;
  const reset = (
    <Button variant="ghost" size="sm" onClick={onClear} disabled={active === 0}>
      {t`Reset`}
    </Button>
  );
  if (isNarrow) {
    return (
      isSheetOpen && (
        <Suspense>
          <Sheet
            open
            onOpenChange={onSheetChange}
            title={t`Filters`}
            closeLabel={t`Close filters`}
            aside={reset}
          >
            {props.tools}
            {panel}
            <div className="filter-sheet-foot">
              <Button variant="primary" size="lg" block onClick={() => onSheetChange(false)}>
                {t`Show ${total} cards`}
              </Button>
            </div>
          </Sheet>
        </Suspense>
      )
    );
  }
  if (!isOpen) {
    return (
      <div className="filter-aside filter-aside--closed">
        <IconButton
          label={t`Show filters`}
          icon={<PanelLeftOpen size={18} />}
          count={active}
          onClick={() => filterPanelStore.set(true)}
        />
      </div>
    );
  }
  return (
    <aside className="filter-aside" aria-label={t`Filters`}>
      <header className="filter-aside__head">
        <SlidersHorizontal size={16} aria-hidden="true" />
        <h2>{t`Filters`}</h2>
        {reset}
        <IconButton
          label={t`Hide filters`}
          icon={<PanelLeftClose size={18} />}
          onClick={() => filterPanelStore.set(false)}
        />
      </header>
      {panel}
    </aside>
  );
}
