import { useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Panel } from '#ui/panel.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import type { Asked } from './api.ts';
import { NearFields } from './near/near-fields.tsx';

type EventFilterProps = { asked: Asked; onChange: (asked: Asked) => void };

/** Search for events by text, day, place, distance and format. */
export function EventFilter({ asked, onChange }: EventFilterProps) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const set = (part: Partial<Record<keyof Asked, number | string | undefined>>) => {
    const next = Object.entries({ ...asked, ...part }).filter(
      ([, value]) => value !== '' && value !== undefined,
    );
    onChange(Object.fromEntries(next));
  };
  return (
    <Panel
      heading={t`Find`}
      className={classNames('event-filter', !isOpen && 'event-filter--folded')}
      aside={
        <Button
          size="sm"
          variant="ghost"
          className="event-filter__fold"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? t`Hide filters` : t`Filters`}
        </Button>
      }
    >
      <TextField
        label={t`Name or place`}
        type="search"
        maxLength={80}
        icon={<Search size={16} aria-hidden="true" />}
        value={asked.text ?? ''}
        onChange={(event) => set({ text: event.target.value })}
      />
      <TextField
        label={t`From`}
        type="date"
        value={asked.from ?? ''}
        onChange={(event) => set({ from: event.target.value })}
      />
      <TextField
        label={t`To`}
        type="date"
        value={asked.to ?? ''}
        onChange={(event) => set({ to: event.target.value })}
      />
      <SelectField
        label={t`Where`}
        value={asked.mode ?? ''}
        options={[
          { value: '', label: t`Anywhere` },
          { value: 'venue', label: t`At a place` },
          { value: 'online', label: t`Online` },
        ]}
        onChange={({ target: { value } }) =>
          set({ mode: value, ...(value === 'online' && { near: '', within: '' }) })
        }
      />
      {asked.mode !== 'online' && (
        <NearFields asked={asked} onChange={({ near, within }) => set({ near, within })} />
      )}
      <TextField
        label={t`Area`}
        maxLength={60}
        hint={t`A town or region, as organisers write it.`}
        value={asked.area ?? ''}
        onChange={(event) => set({ area: event.target.value })}
      />
      <TextField
        label={t`Format`}
        maxLength={40}
        value={asked.format ?? ''}
        onChange={(event) => set({ format: event.target.value })}
      />
    </Panel>
  );
}
