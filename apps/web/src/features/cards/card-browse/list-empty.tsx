import type { FilterState } from '@deckframe/domain/filter/filter-state';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchTotals } from '#catalogue/use-search-totals.ts';
import { useFilterLabels } from './filters/filter-labels.ts';
import { listFilterParts, type FilterPart } from './filters/filter-parts.ts';
import { useGameConfig } from '#lib/app-services.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { CardBrowse } from './use-card-browse.ts';

/** Limit of suggestions. */
const OFFERED = 3;

/** Empty result: names the filter that hides all cards and removes it. */
export function ListEmpty({ browse }: { browse: CardBrowse }) {
  const { catalogue, filters, toRequest, setFilters, clear } = browse;
  const { t } = useLingui();
  const { filters: definitions } = useGameConfig();
  const sayPart = useSayPart(filters);
  const parts = listFilterParts(filters, definitions);
  const totals = useSearchTotals(
    catalogue,
    parts.map(({ without }) => toRequest(without)),
  );
  const culprits = parts
    .map((part, at) => ({ ...part, name: sayPart(part), total: totals?.[at] ?? 0 }))
    .filter(({ total }) => total > 0)
    .sort((left, right) => right.total - left.total)
    .slice(0, OFFERED);
  const [only, another] = culprits;
  if (parts.length === 0) {
    return (
      <EmptyState level={2} title={t`No cards match.`}>
        <Trans>There are no cards to show here.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      level={2}
      title={t`No cards match.`}
      action={
        <>
          {culprits.map(({ key, name, total, without }) => (
            <Button key={key} variant="primary" onClick={() => setFilters(without)}>
              {t`Remove “${name}” (${plural(total, { one: '# card', other: '# cards' })})`}
            </Button>
          ))}
          <Button onClick={clear}>{t`Clear all filters`}</Button>
        </>
      }
    >
      {only && !another && <Trans>“{only.name}” removes all results.</Trans>}
      {only && another && <Trans>Each of these filters alone removes all results.</Trans>}
      {!only && totals && <Trans>Together, these filters remove all results.</Trans>}
    </EmptyState>
  );
}

/** `Level: 5–8`, `Color: Blue or White`, `wolf`. */
function useSayPart(state: FilterState): (part: FilterPart) => string {
  const { i18n } = useLingui();
  const labels = useFilterLabels();
  const either = new Intl.ListFormat(i18n.locale, { type: 'disjunction' });
  return ({ key, filter }) => {
    if (!filter) return state.search ?? '';
    const { name } = filter;
    const range = state.ranges[key];
    if (range) return `${name}: ${labels.range(range)}`;
    const values = state.optionSets[key]?.map((value) => labels.option(filter, value));
    return values ? `${name}: ${either.format(values)}` : name;
  };
}
