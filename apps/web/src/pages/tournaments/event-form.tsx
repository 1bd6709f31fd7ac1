import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import type { EventDraft } from './event-draft.ts';
import { PlayFields } from './play-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import { TextAreaField, TextField } from '#ui/field.tsx';
import { useEventDraft } from './use-event-draft.ts';

type EventFormProps = {
  stored: EventDraft;
  busy: boolean;
  submitLabel: string;
  /** `saved` is to be called once the event has what was sent. */
  onSubmit: (draft: EventDraft, saved: () => void) => void;
  aside?: ReactNode;
};

/** Everything that an organiser says about an event. */
export function EventForm({ stored, busy, submitLabel, onSubmit, aside }: EventFormProps) {
  const { t } = useLingui();
  const { draft, set, forget } = useEventDraft(stored);
  return (
    <form
      className="event-form"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(draft, () => forget(draft));
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
