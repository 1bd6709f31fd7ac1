import { parsePoint } from '@deckframe/domain/tournaments/distance';
import { LIST_POLICIES } from '@deckframe/domain/tournaments/event';
import { PRESETS, type PresetId } from '@deckframe/domain/tournaments/presets/presets';
import { useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { useStructureSentence } from '#features/tournaments/events/use-structure-words.ts';
import { usePolicyWords } from '#features/tournaments/events/use-tournament-words.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { TextAreaField, TextField, SelectField } from '#ui/field.tsx';
import { Panel } from '#ui/panel.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { toWrite, type EventDraft, type DraftFieldsProps } from './event-draft.ts';

function usePresetWords(): Readonly<Record<PresetId, string>> {
  const { t } = useLingui();
  return {
    bestOfOne: t`Swiss, best of one, with a cut`,
    bestOfOneLong: t`Swiss, best of one, more rounds`,
    bestOfThree: t`Swiss, best of three, with a cut`,
    premier: t`Large event, best of three`,
    opponentsFirst: t`Swiss, opponents decide ties`,
    winsFirst: t`Swiss, wins decide ties`,
    swissOnly: t`Swiss only, no cut`,
    smallGroup: t`Small group, no cut`,
    twoDays: t`Two days`,
    knockOut: t`Knock-out`,
    twoLives: t`Double elimination`,
  };
}

/** Structure, and visibility of lists. */
function PlayFields({ draft, set }: DraftFieldsProps) {
  const { t } = useLingui();
  const presets = usePresetWords();
  const policies = usePolicyWords();
  const say = useStructureSentence();
  const unchanged = draft.preset === 'kept' ? [{ value: 'kept', label: t`As it is` }] : [];
  return (
    <Panel heading={t`How it is played`}>
      <div className="event-form__fields">
        <TextField
          label={t`Places`}
          type="number"
          required
          min={2}
          max={8000}
          value={draft.maxPlayers}
          onChange={(event) => set({ maxPlayers: event.target.valueAsNumber || 2 })}
        />
        <SelectField
          label={t`Structure`}
          value={draft.preset}
          options={[
            ...unchanged,
            ...(Object.keys(PRESETS) as PresetId[]).map((value) => ({
              value,
              label: presets[value],
            })),
          ]}
          hint={draft.preset === 'kept' ? undefined : say(toWrite(draft).structure)}
          onChange={(event) => set({ preset: event.target.value as PresetId })}
        />
        <SelectField
          label={t`Lists`}
          value={draft.listPolicy}
          options={LIST_POLICIES.map((value) => ({ value, label: policies[value] }))}
          onChange={(event) => set({ listPolicy: event.target.value as typeof draft.listPolicy })}
        />
        <Checkbox
          label={t`Players must hand in a list`}
          checked={draft.listRequired}
          onChange={(event) => set({ listRequired: event.target.checked })}
        />
        <Checkbox
          label={t`Unlisted: only people with the address find it`}
          checked={draft.isUnlisted}
          onChange={(event) => set({ isUnlisted: event.target.checked })}
        />
      </div>
    </Panel>
  );
}

/** Place and local time. */
function PlaceFields({ draft, set }: DraftFieldsProps) {
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

type Field = keyof EventDraft;
/** `from` is the value before the local change; without it, any current value may be replaced. */
type Change = { to: unknown; from?: unknown };
type Changes = ReadonlyMap<Field, Change>;

/**
 * Only local changes are stored. Other fields follow the event, so that changes of others appear.
 */
function useEventDraft(stored: EventDraft) {
  const [changes, setChanges] = useState<Changes>(new Map());
  return {
    draft: withChanges(stored, changes),
    set: (part: Partial<EventDraft>) => setChanges((now) => addChanges(now, part, stored)),
    /** Others changed the same fields, so saving would overwrite them unseen. */
    isOvertaken: [...changes].some(([name, by]) => 'from' in by && by.from !== stored[name]),
    /** The organizer has seen the warning, so the next save is sent. */
    told: () => setChanges((now) => new Map([...now].map(([name, { to }]) => [name, { to }]))),
    /** The sent values are stored; later edits are still changes. */
    forget: (sent: EventDraft) =>
      setChanges(
        (now) =>
          new Map(
            [...now].flatMap(([name, { to }]) => (to === sent[name] ? [] : [[name, { to }]])),
          ),
      ),
  };
}

function withChanges(stored: EventDraft, changes: Changes): EventDraft {
  return { ...stored, ...Object.fromEntries([...changes].map(([name, { to }]) => [name, to])) };
}

function addChanges(now: Changes, part: Partial<EventDraft>, stored: EventDraft): Changes {
  const added = (Object.keys(part) as Field[]).map(
    (name) => [name, { ...(now.get(name) ?? { from: stored[name] }), to: part[name] }] as const,
  );
  return new Map([...now, ...added]);
}

type EventFormProps = {
  stored: EventDraft;
  busy: boolean;
  submitLabel: string;
  /** Call `saved` after success, or `told` after a conflict. */
  onSubmit: (draft: EventDraft, saved: () => void, told: () => void) => void;
  /** Called instead of sending if others changed the same fields; the next click sends. */
  onOvertaken?: () => void;
  aside?: ReactNode;
};

/** The form of an event. */
export function EventForm(props: EventFormProps) {
  const { stored, busy, submitLabel, onSubmit, onOvertaken, aside } = props;
  const { t } = useLingui();
  const { draft, set, isOvertaken, told, forget } = useEventDraft(stored);
  return (
    <form
      className="event-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isOvertaken) return onSubmit(draft, () => forget(draft), told);
        told();
        onOvertaken?.();
      }}
    >
      <Panel heading={t`What`}>
        <div className="event-form__fields">
          <TextField
            label={t`Name`}
            required
            minLength={3}
            maxLength={80}
            value={draft.name}
            onChange={(event) => set({ name: event.target.value })}
          />
          <TextField
            label={t`Format`}
            required
            maxLength={40}
            value={draft.format}
            onChange={(event) => set({ format: event.target.value })}
          />
          <TextAreaField
            label={t`Description`}
            className="event-form__wide"
            maxLength={4000}
            rows={5}
            value={draft.description}
            onChange={(event) => set({ description: event.target.value })}
          />
        </div>
      </Panel>
      <PlaceFields draft={draft} set={set} />
      <PlayFields draft={draft} set={set} />
      <div className="event-form__foot">
        <Button type="submit" variant="primary" busy={busy}>
          {submitLabel}
        </Button>
        {aside}
      </div>
    </form>
  );
}
