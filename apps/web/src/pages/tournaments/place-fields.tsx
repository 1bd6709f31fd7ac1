import { parsePoint } from '@deckframe/domain/tournaments/distance';
import { useLingui } from '@lingui/react/macro';
import { Panel } from '#ui/panel.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import type { DraftFieldsProps } from './tournaments/event-draft.ts';

/** Where and when, by the clock of that place. */
export function PlaceFields({ draft, set }: DraftFieldsProps) {
  const { t } = useLingui();
  const zones = [...new Set([draft.timeZone, ...Intl.supportedValuesOf('timeZone')])];
  const isPoint = draft.point.trim() === '' || parsePoint(draft.point) !== undefined;
  const wrongPoint = isPoint ? undefined : t`Two numbers: latitude, longitude.`;
  return (
    <Panel heading={t`Where and when`}>
      <div className="event-form__fields">
        <Segmented
          className="event-form__wide"
          label={t`Where`}
          value={draft.mode}
          onChange={(mode) => set({ mode })}
          options={[
            { value: 'venue', label: t`At a place` },
            { value: 'online', label: t`Online` },
          ]}
        />
        {draft.mode === 'venue' && (
          <TextField
            label={t`Address`}
            required
            maxLength={160}
            value={draft.location}
            onChange={(event) => set({ location: event.target.value })}
          />
        )}
        <TextField
          label={t`Area`}
          maxLength={60}
          hint={t`A town or region: players search by it.`}
          value={draft.area}
          onChange={(event) => set({ area: event.target.value })}
        />
        {draft.mode === 'venue' && (
          <TextField
            label={t`Coordinates`}
            maxLength={40}
            hint={t`From a map, such as 60.39, 5.32. Rounded to about a kilometre, for searches by distance.`}
            error={wrongPoint}
            ref={(input) => input?.setCustomValidity(wrongPoint ?? '')}
            value={draft.point}
            onChange={(event) => set({ point: event.target.value })}
          />
        )}
        <TextField
          label={t`Start`}
          type="datetime-local"
          required
          value={draft.start}
          onChange={(event) => set({ start: event.target.value })}
        />
        <TextField
          label={t`Registration closes`}
          type="datetime-local"
          required
          max={draft.start}
          value={draft.deadline}
          onChange={(event) => set({ deadline: event.target.value })}
        />
        <SelectField
          label={t`Time zone`}
          value={draft.timeZone}
          options={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
          onChange={(event) => set({ timeZone: event.target.value })}
        />
      </div>
    </Panel>
  );
}
