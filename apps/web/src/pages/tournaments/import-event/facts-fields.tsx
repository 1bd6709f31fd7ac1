import { useLingui } from '@lingui/react/macro';
import { SelectField, TextField } from '#ui/field.tsx';
import { Panel } from '#ui/panel.tsx';
import { Segmented } from '#ui/segmented.tsx';
import type { ImportFacts } from '../tournaments/import-event/import-draft.ts';

type FactsFieldsProps = { facts: ImportFacts; set: (part: Partial<ImportFacts>) => void };

/** What no table of standings says. */
export function FactsFields({ facts, set }: FactsFieldsProps) {
  const { t } = useLingui();
  const zones = [...new Set([facts.timeZone, ...Intl.supportedValuesOf('timeZone')])];
  const text = (name: 'area' | 'format' | 'location' | 'name', maxLength: number) => ({
    maxLength,
    value: facts[name],
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  });
  return (
    <Panel heading={t`What`}>
      <div className="event-form__fields">
        <TextField label={t`Name`} required minLength={3} {...text('name', 80)} />
        <TextField label={t`Format`} required {...text('format', 40)} />
        <TextField
          label={t`Day`}
          type="date"
          required
          value={facts.day}
          onChange={(event) => set({ day: event.target.value })}
        />
        <SelectField
          label={t`Time zone`}
          value={facts.timeZone}
          options={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
          onChange={(event) => set({ timeZone: event.target.value })}
        />
        <Segmented
          className="event-form__wide"
          label={t`Where`}
          value={facts.mode}
          onChange={(mode) => set({ mode })}
          options={[
            { value: 'venue', label: t`At a place` },
            { value: 'online', label: t`Online` },
          ]}
        />
        {facts.mode === 'venue' && <TextField label={t`Address`} {...text('location', 160)} />}
        <TextField label={t`Area`} {...text('area', 60)} />
        <TextField
          label={t`Link to its results`}
          type="url"
          pattern="https://.*"
          maxLength={300}
          hint={t`Others can look it up there.`}
          value={facts.link}
          onChange={(event) => set({ link: event.target.value })}
        />
      </div>
    </Panel>
  );
}
