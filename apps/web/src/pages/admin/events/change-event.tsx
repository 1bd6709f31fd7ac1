import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useAppServices } from '#lib/app-services.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { toField, toMoment } from '../../../features/rewards/campaigns/event-draft.ts';
import {
  changeEvent,
  type EventChange,
  type EventSummary,
} from '../../../features/rewards/campaigns/campaigns-api.ts';
import { LetterFields } from '../../../features/rewards/campaigns/letter-fields.tsx';
import { useEventAct } from './use-event-act.ts';

/** Words, time and limit. What it gives and to whom stays for good. */
export function ChangeEvent({ event }: { event: EventSummary }) {
  const { t } = useLingui();
  const { api } = useAppServices();
  const [fields, setFields] = useState(() => ({
    label: event.label,
    description: event.description,
    until: event.endDate === null ? '' : toField(new Date(event.endDate)),
    limit: event.claimLimit === null ? '' : String(event.claimLimit),
  }));
  const change = (part: Partial<typeof fields>) => setFields({ ...fields, ...part });
  const { mutate, isPending } = useEventAct<EventChange>(
    (body, key) => changeEvent(api, event.id, body, key),
    t`Changed.`,
  );
  const save = () =>
    mutate({
      label: fields.label.trim(),
      description: fields.description.trim(),
      endDate: toMoment(fields.until),
      claimLimit: fields.limit === '' ? null : Number(fields.limit),
    });
  return (
    <form
      className="event-form"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        save();
      }}
    >
      <LetterFields letter={fields} onChange={change} />
      <div className="event-form__pair">
        <TextField
          type="datetime-local"
          label={t`Until`}
          required
          value={fields.until}
          onChange={(changed) => change({ until: changed.target.value })}
        />
        {event.type !== 'notification' && (
          <TextField
            type="number"
            min={1}
            label={t`How many can claim it`}
            placeholder={t`Everyone`}
            value={fields.limit}
            onChange={(changed) => change({ limit: changed.target.value })}
          />
        )}
      </div>
      <div>
        <Button type="submit" busy={isPending} disabled={fields.label.trim() === ''}>
          <Trans>Save</Trans>
        </Button>
      </div>
    </form>
  );
}
