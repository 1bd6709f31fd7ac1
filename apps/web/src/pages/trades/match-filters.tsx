import { useLingui } from '@lingui/react/macro';
import { SelectField } from '#ui/field.tsx';
import type { MatchFilter } from '../collection/trades/api.ts';
import { useCountries, useLanguages } from '../collection/trades/places.ts';

export type MatchFiltersProps = { filter: MatchFilter; onChange: (filter: MatchFilter) => void };

/** By country, language and when somebody was here last. */
export function MatchFilters({ filter, onChange }: MatchFiltersProps) {
  const { t } = useLingui();
  const set = (name: 'country' | 'days' | 'language', value: string) => {
    const { [name]: _old, turn: _turn, ...rest } = filter;
    onChange(value === '' ? rest : { ...rest, [name]: value });
  };
  const days = [
    { value: '', label: t`Any activity` },
    { value: '7', label: t`Here this week` },
    { value: '30', label: t`Here this month` },
  ];
  return (
    <div className="match-filters">
      <SelectField
        label={t`Country`}
        labelHidden
        value={filter.country ?? ''}
        options={useCountries(t`Any country`)}
        onChange={(event) => set('country', event.target.value)}
      />
      <SelectField
        label={t`Language`}
        labelHidden
        value={filter.language ?? ''}
        options={useLanguages(t`Any language`)}
        onChange={(event) => set('language', event.target.value)}
      />
      <SelectField
        label={t`Activity`}
        labelHidden
        value={filter.days ?? ''}
        options={days}
        onChange={(event) => set('days', event.target.value)}
      />
    </div>
  );
}
