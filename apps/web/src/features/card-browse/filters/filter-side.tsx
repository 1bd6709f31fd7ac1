import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, type ReactNode } from 'react';
import { loadChunk } from '#lib/lazy-page.ts';
import { NARROW_QUERY, useMedia } from '#lib/use-media.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import type { CardBrowse } from '../../cards/card-browse/use-card-browse.ts';
import { FilterPanel } from './filter-panel.tsx';
import '../../cards/card-browse/filters/filter-side.css';

const Sheet = lazy(() =>
  loadChunk('sheet', () => import('#ui/sheet.tsx')).then((m) => ({ default: m.Sheet })),
);

export type FilterSideProps = {
  browse: CardBrowse;
  isOpen: boolean;
  onOpenChange: (open: boolean) => void;
  className: string;
  icon?: ReactNode;
  closeIcon: ReactNode;
  /** Stands above the filters in the sheet. */
  tools: ReactNode;
};

/** The filters in a column beside the cards; on narrow windows in a sheet. */
export function FilterSide(props: FilterSideProps) {
  const { browse, isOpen, onOpenChange } = props;
  const { filters, counts, active, setFilters, clear } = browse;
  const { total } = browse.found;
  const { t } = useLingui();
  const isNarrow = useMedia(NARROW_QUERY);
  if (!isOpen) return null;
  const panel = <FilterPanel state={filters} counts={counts} onChange={setFilters} />;
  const reset = (
    <Button variant="ghost" size="sm" onClick={clear} disabled={active === 0}>
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
          {props.tools}
          {panel}
          <div className="filter-side__foot">
            <Button variant="primary" size="lg" block onClick={() => onOpenChange(false)}>
              {plural(total, { one: 'Show # card', other: 'Show # cards' })}
            </Button>
          </div>
        </Sheet>
      </Suspense>
    );
  }
  return (
    <aside className={props.className} aria-label={t`Filters`}>
      <header className="filter-side__head">
        {props.icon}
        <h2>{t`Filters`}</h2>
        {reset}
        <IconButton
          label={t`Hide filters`}
          icon={props.closeIcon}
          onClick={() => onOpenChange(false)}
        />
      </header>
      {panel}
    </aside>
  );
}
