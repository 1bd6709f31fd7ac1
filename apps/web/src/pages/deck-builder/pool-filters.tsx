import type { FilterState } from '@deckframe/domain/filter/filter-state';
import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import type { FilterCounts } from '#features/card-browse/filters/filter-counts.ts';
import { FilterPanel } from '#features/card-browse/filters/filter-panel.tsx';
import { loadChunk } from '#lib/lazy-page.ts';
import { NARROW_QUERY, useMedia } from '#lib/use-media.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';

const Sheet = lazy(() =>
  loadChunk('sheet', () => import('#ui/sheet.tsx')).then((m) => ({ default: m.Sheet })),
);

export type PoolFiltersProps = {
  state: FilterState;
  counts: FilterCounts;
  active: number;
  total: number;
  isOpen: boolean;
  onOpenChange: (open: boolean) => void;
  onChange: (state: FilterState) => void;
  onClear: () => void;
  /** Stands above the filters in the sheet. */
  sort: ReactNode;
};

/** A column beside the pool, over it where there is no room, a sheet on narrow windows. */
export function PoolFilters(props: PoolFiltersProps) {
  const { state, counts, active, total, isOpen, onOpenChange, onChange, onClear } = props;
  const { t } = useLingui();
  const isNarrow = useMedia(NARROW_QUERY);
  if (!isOpen) return null;
  const panel = <FilterPanel state={state} counts={counts} onChange={onChange} />;
  const reset = (
    <Button variant="ghost" size="sm" onClick={onClear} disabled={active === 0}>
      {t`Reset`}
    </Button>
  );
  if (isNarrow) {
    return (
      <Suspense>
        <Sheet
          open
          onOpenChange={onOpenChange}
          title={t`Filters`}
          closeLabel={t`Close filters`}
          aside={reset}
        >
          {props.sort}
          {panel}
          <div className="filter-sheet-foot">
            <Button variant="primary" size="lg" block onClick={() => onOpenChange(false)}>
              {t`Show ${total} cards`}
            </Button>
          </div>
        </Sheet>
      </Suspense>
    );
  }
  return (
    <aside className="pool-filters" aria-label={t`Filters`}>
      <header className="filter-aside__head">
        <h2>{t`Filters`}</h2>
        {reset}
        <IconButton
          label={t`Hide filters`}
          icon={<X size={18} />}
          onClick={() => onOpenChange(false)}
        />
      </header>
      {panel}
    </aside>
  );
}
