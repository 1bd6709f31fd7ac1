import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { OwnEntry, Tournament } from '#features/tournaments/events/api.ts';
import { sayDay, sayTime } from '#features/tournaments/events/event-time.ts';
import { FrozenListCards, shortCode } from '#features/tournaments/events/frozen-list.tsx';
import { useEntryWords } from '#features/tournaments/events/use-tournament-words.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Panel } from '#ui/panel.tsx';
import { QrPicture } from '#ui/qr-picture.tsx';
import { Tag } from '#ui/tag.tsx';
import { useEventWrite } from './use-event-write.ts';

type TicketViewProps = { event: Tournament; entry: OwnEntry; onChange: () => void };

/** The ticket with QR code, check-in and cancellation. */
export function TicketView({ event, entry, onChange }: TicketViewProps) {
  const { i18n, t } = useLingui();
  const states = useEntryWords();
  const [isLeaving, setIsLeaving] = useState(false);
  const checkIn = useEventWrite(event.id, (writes, _: void, key) => writes.checkIn(key));
  const leave = useEventWrite(
    event.id,
    (writes, _: void, key) => writes.leave(key),
    () => setIsLeaving(false),
  );
  const { locale } = i18n;
  const { timeZone: zone } = event;
  const opens = sayTime(locale, entry.checkInOpens, zone);
  return (
    <div className="ticket-columns">
      <section className="ticket" aria-label={t`Ticket`}>
        <p className="ticket__when">
          {sayDay(locale, event.startDate, zone)}, {sayTime(locale, event.startDate, zone)}
        </p>
        <h2>{event.name}</h2>
        <p>{event.mode === 'online' ? t`Online` : event.location}</p>
        <QrPicture className="ticket__qr" text={entry.ticket} alt={t`QR code of your ticket`} />
        <dl className="schedule">
          <dt>{t`State`}</dt>
          <dd>
            <Tag tone={entry.status === 'waiting' ? 'warn' : 'ok'}>{states[entry.status]}</Tag>
          </dd>
          {entry.waitingPlace !== null && (
            <>
              <dt>{t`Place on the wait list`}</dt>
              <dd>{entry.waitingPlace}</dd>
            </>
          )}
          {entry.list && (
            <>
              <dt>{t`Deck`}</dt>
              <dd>{entry.list.deckName}</dd>
              <dt>{t`Code`}</dt>
              <dd>
                <code>{shortCode(entry.list.hash)}</code>
              </dd>
            </>
          )}
        </dl>
      </section>
      <div className="tournaments__stack">
        <Panel heading={t`Check in`}>
          <p>{t`By yourself from ${opens}, or with this code at the desk.`}</p>
          <Button
            variant="primary"
            disabled={!entry.mayCheckIn}
            busy={checkIn.isPending}
            onClick={() => checkIn.mutate()}
          >
            {entry.status === 'checked_in' ? t`You are checked in` : t`Check in`}
          </Button>
        </Panel>
        <Panel heading={t`Changed your mind?`}>
          <div className="tournaments__acts">
            <Button disabled={!entry.mayChange} onClick={onChange}>
              {t`Change list`}
            </Button>
            <Button variant="danger" onClick={() => setIsLeaving(true)}>
              {t({ message: 'Withdraw', context: 'event' })}
            </Button>
          </div>
        </Panel>
        {entry.checks.length > 0 && (
          <Panel heading={t`Deck checks`}>
            <p>{t`Staff opened your list:`}</p>
            <ul>
              {entry.checks.map(({ by, at }) => (
                <li key={at}>
                  {by ?? t`Deleted user`}, {sayDay(locale, at, zone)}, {sayTime(locale, at, zone)}
                </li>
              ))}
            </ul>
          </Panel>
        )}
        {entry.list && (
          <Panel heading={entry.list.deckName}>
            <FrozenListCards list={entry.list} />
          </Panel>
        )}
      </div>
      <ConfirmDialog
        open={isLeaving}
        onOpenChange={setIsLeaving}
        title={t`Give up your place?`}
        objectName={event.name}
        description={t`The next one on the wait list gets it. You can register again until the deadline.`}
        confirmLabel={t({ message: 'Withdraw', context: 'event' })}
        cancelLabel={t`Stay`}
        busy={leave.isPending}
        onConfirm={() => leave.mutate()}
      />
    </div>
  );
}
