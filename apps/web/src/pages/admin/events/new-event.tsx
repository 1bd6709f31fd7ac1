import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAppServices } from '#lib/app-services.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { TextField } from '#ui/field.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';
import { AUDIT_KEY } from '../../../features/staff/users-api.ts';
import { AudienceFields } from './audience-fields.tsx';
import { ClaimFields } from './claim-fields.tsx';
import {
  isComplete,
  toBody,
  type EventDraft,
} from '../../../features/rewards/campaigns/event-draft.ts';
import { EventPreview } from '../../rewards/console/events/event-preview.tsx';
import {
  createEvent,
  EVENTS_KEY,
  type EventBody,
  type EventSummary,
} from '../../../features/rewards/campaigns/campaigns-api.ts';
import { LetterFields } from '../../../features/rewards/campaigns/letter-fields.tsx';
import { useEventWords } from '../../rewards/console/events/use-event-words.ts';

export type NewEventProps = {
  start: EventDraft;
  now: number;
  onMade: (event: EventSummary) => void;
  onClose: () => void;
};

/** Written on the left, seen on the right; nothing is sent before it is pressed. */
export function NewEvent({ start, now, onMade, onClose }: NewEventProps) {
  const { t } = useLingui();
  const { api } = useAppServices();
  const client = useQueryClient();
  const { kinds } = useEventWords();
  const [draft, setDraft] = useState(start);
  const change = (part: Partial<EventDraft>) => setDraft((before) => ({ ...before, ...part }));
  const { mutate, isPending } = useWrite<EventBody, EventSummary>({
    send: (body, key) => createEvent(api, body, key),
    done: async (made) => {
      const stale = [EVENTS_KEY, AUDIT_KEY];
      await Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })));
      toasts.show({
        kind: 'success',
        title: made.state === 'scheduled' ? t`Scheduled.` : t`It is running.`,
      });
      onMade(made);
    },
  });
  return (
    <div className="event-new">
      <Panel heading={t`New event`}>
        <form
          className="event-form"
          onSubmit={(event) => {
            event.preventDefault();
            mutate(toBody(draft));
          }}
        >
          <Segmented
            label={t`Kind`}
            value={draft.type}
            onChange={(type) => change({ type })}
            options={(['event', 'notification', 'receivedItem'] as const).map((value) => ({
              value,
              label: kinds[value],
            }))}
          />
          <LetterFields letter={draft} onChange={change} />
          <div className="event-form__pair">
            <TextField
              type="datetime-local"
              label={t`From`}
              hint={t`Empty: at once.`}
              value={draft.from}
              onChange={(event) => change({ from: event.target.value })}
            />
            <TextField
              type="datetime-local"
              label={t`Until`}
              required
              value={draft.until}
              onChange={(event) => change({ until: event.target.value })}
            />
          </div>
          <AudienceFields draft={draft} onChange={change} />
          {draft.type !== 'notification' && <ClaimFields draft={draft} onChange={change} />}
          <div className="event-form__acts">
            <Button type="submit" variant="primary" busy={isPending} disabled={!isComplete(draft)}>
              {draft.from === '' ? t`Start now` : t`Schedule`}
            </Button>
            <Button variant="ghost" onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
          </div>
        </form>
      </Panel>
      <EventPreview draft={draft} now={now} />
    </div>
  );
}
