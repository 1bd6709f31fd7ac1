import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export type FilterGroupProps = {
  name: string;
  /** The selection, "2 selected" or "2+". */
  summary?: string;
  onReset?: () => void;
  children: ReactNode;
};

/** A filter of the panel with its name. */
export function FilterGroup({ name, summary, onReset, children }: FilterGroupProps) {
  const { t } = useLingui();
  return (
    <fieldset className="filter-group">
      <legend className="sr-only">{name}</legend>
      <div className="filter-group__head" aria-hidden="true">
        {name}
        {summary && <small className="filter-group__summary">{summary}</small>}
      </div>
      {children}
      {summary && onReset && (
        <button type="button" className="filter-group__reset" onClick={onReset}>
          {t`Reset ${name}`}
        </button>
      )}
    </fieldset>
  );
}
