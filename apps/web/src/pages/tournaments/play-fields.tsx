import { LIST_POLICIES } from '@deckframe/domain/tournament/list-policy';
import { PRESETS, type PresetId } from '@deckframe/domain/tournaments/presets/presets';
import { useLingui } from '@lingui/react/macro';
import { usePolicyWords } from '#features/tournaments/events/use-tournament-words.ts';
import { useStructureSentence } from '#features/tournaments/events/use-structure-words.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Panel } from '#ui/panel.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import { toWrite, type DraftFieldsProps } from './tournaments/event-draft.ts';
import { usePresetWords } from './use-preset-words.ts';

/** How it is played, and who may see lists when. */
export function PlayFields({ draft, set }: DraftFieldsProps) {
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
