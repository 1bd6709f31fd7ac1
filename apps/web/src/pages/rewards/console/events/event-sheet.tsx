import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { cosmeticName } from '#lib/message-text.ts';
import { useApiWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { TextField } from '#ui/field.tsx';
import { Panel } from '#ui/panel.tsx';
import { Tag } from '#ui/tag.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';
import { EVENTS, type EventSummary } from '../../../../features/rewards/campaigns/campaigns-api.ts';
import {
  copyToDraft,
  splitGift,
  toField,
  toMoment,
} from '../../../../features/rewards/campaigns/event-draft.ts';
import { LetterFields } from '../../../../features/rewards/campaigns/letter-fields.tsx';
import { AUDIT } from '../../../../features/staff/users-api.ts';
import { EventPreview } from './event-preview.tsx';
import { sayClaims, STATE_TONES, useEventWords } from './use-event-words.ts';

/** The plan of a write that changes one event. */
const eventWrite = (said: string, done?: () => void) => ({
  invalidates: [EVENTS, AUDIT] as const,
  done: () => {
    toasts.show({ kind: 'success', title: said });
    done?.();
  },
});

/** Edits texts, time and limit. Reward and audience cannot be changed. */
function ChangeEvent({ event }: { event: EventSummary }) {
  const { t } = useLingui();
  const [fields, setFields] = useState(() => ({
    label: event.label,
    description: event.description,
    icon: event.icon ?? '',
    until: event.endDate === null ? '' : toField(new Date(event.endDate)),
    limit: event.claimLimit === null ? '' : String(event.claimLimit),
  }));
  const change = (part: Partial<typeof fields>) => setFields({ ...fields, ...part });
  const { mutate, isPending } = useApiWrite(
    'PATCH /api/admin/events/:eventId',
    eventWrite(t`Changed.`),
  );
  const save = () => {
    const body = {
      label: fields.label.trim(),
      description: fields.description.trim(),
      icon: fields.icon === '' ? null : fields.icon,
      endDate: toMoment(fields.until),
      claimLimit: fields.limit === '' ? null : Number(fields.limit),
    };
    mutate({ params: { eventId: event.id }, body });
  };
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

type EventActsProps = { event: EventSummary; onCopy: () => void; onGone: () => void };

/** A claimed campaign can be ended; an unclaimed one can be deleted. */
function EventActs({ event, onCopy, onGone }: EventActsProps) {
  const { t } = useLingui();
  const [asked, setAsked] = useState<'end' | 'remove' | null>(null);
  const close = () => setAsked(null);
  const end = useApiWrite('POST /api/admin/events/:eventId/end', eventWrite(t`It is over.`, close));
  const remove = useApiWrite(
    'DELETE /api/admin/events/:eventId',
    eventWrite(t`Taken back.`, () => {
      close();
      onGone();
    }),
  );
  const params = { eventId: event.id };
  const isEnding = asked === 'end';
  return (
    <div className="sheet-of-user__acts">
      {event.state !== 'over' && (
        <Button variant="danger" onClick={() => setAsked('end')}>
          <Trans>End it now</Trans>
        </Button>
      )}
      {event.claimCount === 0 && (
        <Button onClick={() => setAsked('remove')}>
          <Trans>Take back</Trans>
        </Button>
      )}
      {event.rewardLevel === null && (
        <Button variant="ghost" onClick={onCopy}>
          <Trans>Use as template</Trans>
        </Button>
      )}
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={close}
        title={isEnding ? t`End this now?` : t`Take this back?`}
        objectName={event.label}
        description={
          isEnding
            ? t`Nobody can claim it from now on. What was claimed stays.`
            : t`It leaves every mailbox. This works only while nobody has claimed or read it.`
        }
        confirmLabel={isEnding ? t`End it now` : t`Take back`}
        cancelLabel={t`Cancel`}
        busy={end.isPending || remove.isPending}
        onConfirm={() => (isEnding ? end.mutate({ params }) : remove.mutate({ params }))}
      />
    </div>
  );
}

export type EventSheetProps = {
  event: EventSummary;
  now: number;
  onCopy: () => void;
  onClose: () => void;
};

/** A campaign: facts, preview and actions. */
export function EventSheet({ event, now, onCopy, onClose }: EventSheetProps) {
  const { t } = useLingui();
  const { kinds, states } = useEventWords();
  const shown = {
    ...copyToDraft(event, now),
    from: toField(new Date(event.startDate)),
    until: event.endDate === null ? '' : toField(new Date(event.endDate)),
    code: event.needsCode ? '…' : '',
  };
  return (
    <div className="event-new">
      <div className="sheet-of-user">
        <Button
          variant="ghost"
          className="sheet-of-user__back"
          icon={<ArrowLeft size={16} aria-hidden="true" />}
          onClick={onClose}
        >
          <Trans>All events</Trans>
        </Button>
        <Panel
          heading={event.label}
          aside={
            <>
              <Tag>{kinds[event.type]}</Tag>{' '}
              <Tag tone={STATE_TONES[event.state]}>{states[event.state]}</Tag>
            </>
          }
        >
          <EventFacts event={event} />
          <EventActs event={event} onCopy={onCopy} onGone={onClose} />
        </Panel>
        {event.state !== 'over' && event.rewardLevel === null && (
          <Panel heading={t`Change it`}>
            <ChangeEvent key={event.id} event={event} />
          </Panel>
        )}
      </div>
      <EventPreview draft={shown} now={now} />
    </div>
  );
}

function EventFacts({ event }: { event: EventSummary }) {
  const { i18n, t } = useLingui();
  const when = (moment: string) =>
    i18n.date(new Date(moment), { dateStyle: 'medium', timeStyle: 'short' });
  const { audience, requirements: needs } = event;
  const { level, ratings, publicDecks } = needs;
  const members = [
    audience.role,
    audience.level !== null && t`level ${audience.level} and up`,
    audience.game,
    audience.joinedBefore !== null && t`joined before ${when(audience.joinedBefore)}`,
  ].filter((one) => typeof one === 'string');
  const needed = [
    level > 0 && t`level ${level}`,
    ratings > 0 && t`rated cards: ${ratings}`,
    publicDecks > 0 && t`public decks: ${publicDecks}`,
    event.needsCode && t`a secret code`,
  ].filter((one) => typeof one === 'string');
  const gives = [
    event.banner !== null && cosmeticName({ kind: 'banner', key: event.banner }),
    event.role,
    ...event.gifts.map((gift) => cosmeticName(splitGift(gift))),
  ].filter((one) => typeof one === 'string');
  return (
    <dl className="sheet-of-user__facts">
      <Fact name={t`From`}>{when(event.startDate)}</Fact>
      <Fact name={t`Until`}>
        {event.endDate === null ? t`Without an end` : when(event.endDate)}
      </Fact>
      <Fact name={t`Who gets it`}>{members.length === 0 ? t`Everyone` : members.join(', ')}</Fact>
      {event.type !== 'notification' && (
        <>
          <Fact name={t`Gift`}>{gives.join(', ')}</Fact>
          <Fact name={t`Needs`}>{needed.length === 0 ? t`Nothing` : needed.join(', ')}</Fact>
          <Fact name={t`Claimed`}>{sayClaims(event, i18n.locale)}</Fact>
        </>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
