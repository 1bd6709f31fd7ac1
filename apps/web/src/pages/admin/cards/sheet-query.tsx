import type { FilterState } from '@deckframe/domain/filter/filter-state';
import { findUnknownValues } from '@deckframe/domain/query/check-values';
import { completeQuery } from '@deckframe/domain/query/complete-query';
import { parseQuery } from '@deckframe/domain/query/parse-query';
import { createQueryLanguage } from '@deckframe/domain/query/query-language';
import { Plural } from '@lingui/react/macro';
import { useMemo } from 'react';
import { createKnownValues } from '#features/cards/card-browse/filters/known-values.ts';
import { QueryBar } from '#features/cards/card-browse/filters/query-bar.tsx';
import { listExamples } from '#features/cards/card-browse/filters/query-examples.ts';
import { useGameConfig } from '#lib/app-services.ts';
import type { SheetOptions, SheetSort } from '../../cards/console/cards/search/search-messages.ts';

/** Everything stays in words here: no panel stands beside the sheet. */
const findOption = () => undefined;

/** The language of the card list, over all cards that staff see. */
export function SheetQuery({ filters, onAsk, options, total }: SheetQueryProps) {
  const config = useGameConfig();
  const language = useMemo(() => createQueryLanguage(config), [config]);
  const known = useMemo(() => createKnownValues(language, options), [language, options]);
  const examples = useMemo(() => listExamples(language, options), [language, options]);
  return (
    <div className="sheet-query">
      <QueryBar
        filters={filters}
        rules={{ language, definitions: config.filters, findOption }}
        examples={examples}
        complete={(text, cursor) => completeQuery(text, cursor, known)}
        findUnknown={(text) => findUnknownValues(parseQuery(text, language), known)}
        onChange={({ filters: next, sort, isTyping }) => {
          if (!isTyping) return;
          const named = sort && language.sorts.get(sort.by ?? '');
          onAsk(next, named && { column: named.column, direction: sort.direction });
        }}
      />
      <span className="sheet-query__count" role="status">
        <Plural value={total} one="# card" other="# cards" />
      </span>
    </div>
  );
}

type SheetQueryProps = {
  filters: FilterState;
  /** The sort, where the query names one. */
  onAsk: (filters: FilterState, sort: SheetSort | undefined) => void;
  options: SheetOptions;
  total: number;
};
