import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import type { EventDraft } from './tournaments/event-draft.ts';
import { PlayFields } from './play-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import { TextAreaField, TextField } from '#ui/field.tsx';
import { useEventDraft } from './use-event-draft.ts';

type EventFormProps = {
  stored: EventDraft;
  busy: boolean;
  submitLabel: string;
  /** One of the two is to be called: the event has what was sent, or somebody else was first. */
  onSubmit: (draft: EventDraft, saved: () => void, told: () => void) => void;
  /** Not sent, since somebody else has changed the same; pressed again, it is. */
  onOvertaken?: () => void;
  aside?: ReactNode;
};

/** Everything that an organiser says about an event. */
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
