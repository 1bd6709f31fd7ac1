import { STAFF_ROLES, type StaffRole } from '@deckframe/domain/tournaments/event';
import {
  mayBecome,
  TOURNAMENT_STATES,
  type TournamentState,
} from '@deckframe/domain/tournaments/states';
import type { Structure } from '@deckframe/domain/tournaments/structure';
import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import type { Tournament } from '#features/tournaments/events/api.ts';
import { useRoleWords, useStateWords } from '#features/tournaments/events/use-tournament-words.ts';
import { pageTitle } from '#lib/message-text.ts';
import { buttonClassName, Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Panel } from '#ui/panel.tsx';
import { Tag } from '#ui/tag.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';
import { toDraft, toWrite, type EventDraft } from './event-draft.ts';
import { EventForm } from './event-form.tsx';
import { RemoveImport } from './import-event/remove-import.tsx';
import { isConflict, useEventWrite } from './use-event-write.ts';
import { WithEvent } from './with-event.tsx';

/** Changes the state of the event, and copies it to later weeks. */
function StatePanel({ event }: { event: Tournament }) {
  const { t } = useLingui();
  const words = useStateWords();
  const [weeks, setWeeks] = useState(1);
  const change = useEventWrite(event.id, (writes, status: TournamentState, key) =>
    writes.setState(status, key),
  );
  const copy = useEventWrite(event.id, (writes, count: number, key) => writes.copy(count, key));
  const acts: Readonly<Record<TournamentState, string>> = {
    draft: t`Back to draft`,
    announced: t`Announce`,
    open: t`Open registration`,
    running: t`Start`,
    finished: t`Finish`,
    cancelled: t`Cancel the event`,
  };
  // The desk starts and finishes events.
  const next = TOURNAMENT_STATES.filter((status) => mayBecome(event.status, status)).filter(
    (status) => status !== 'running' && status !== 'finished',
  );
  const placeOf = (status: TournamentState) => TOURNAMENT_STATES.indexOf(status);
  const isAhead = (status: TournamentState) => placeOf(status) > placeOf(event.status);
  return (
    <Panel heading={t`State`} aside={<Tag>{words[event.status]}</Tag>}>
      <div className="tournaments__acts">
        {next.map((status) => (
          <Button
            key={status}
            variant={status === 'cancelled' ? 'danger' : isAhead(status) ? 'primary' : 'ghost'}
            busy={change.isPending && change.variables === status}
            onClick={() => change.mutate(status)}
          >
            {acts[status]}
          </Button>
        ))}
      </div>
      <form
        className="tournaments__line"
        onSubmit={(submitted) => {
          submitted.preventDefault();
          copy.mutate(weeks);
        }}
      >
        <TextField
          label={t`Weekly copies`}
          type="number"
          min={1}
          max={12}
          hint={t`Drafts at the same time of day, a week apart.`}
          value={weeks}
          onChange={(changed) => setWeeks(changed.target.valueAsNumber || 1)}
        />
        <Button type="submit" busy={copy.isPending}>
          {t`Copy`}
        </Button>
      </form>
    </Panel>
  );
}

/** Staff with their roles, and open invitations. */
function StaffPanel({ event }: { event: Tournament }) {
  const { t } = useLingui();
  const words = useRoleWords();
  const [username, setUsername] = useState('');
  const [duty, setDuty] = useState<StaffRole>('judge');
  const add = useEventWrite(
    event.id,
    (writes, body: { username: string; duty: StaffRole }, key) => writes.addStaff(body, key),
    () => setUsername(''),
  );
  const people = [
    ...event.staff.map((member) => ({ ...member, isInvited: false })),
    ...event.invited.map((member) => ({ ...member, isInvited: true })),
  ];
  const remove = useEventWrite(event.id, (writes, name: string, key) =>
    writes.removeStaff(name, key),
  );
  return (
    <Panel heading={t`Staff`}>
      {people.length > 0 && (
        <ul className="staff-list">
          {people.map((member) => (
            <li key={member.userId}>
              <b>{member.username}</b>
              <span>{words[member.role]}</span>
              {member.isInvited && <Tag>{t`Invited`}</Tag>}
              <IconButton
                label={
                  member.isInvited
                    ? t`Withdraw the invitation of ${member.username}`
                    : t`Remove ${member.username}`
                }
                icon={<X size={16} />}
                onClick={() => remove.mutate(member.username)}
              />
            </li>
          ))}
        </ul>
      )}
      <form
        className="tournaments__stack"
        onSubmit={(submitted) => {
          submitted.preventDefault();
          add.mutate({ username, duty });
        }}
      >
        <TextField
          label={t`Username`}
          hint={t`They join the staff once they accept.`}
          required
          value={username}
          onChange={(changed) => setUsername(changed.target.value)}
        />
        <SelectField
          label={t`As`}
          value={duty}
          options={STAFF_ROLES.map((value) => ({ value, label: words[value] }))}
          onChange={(changed) => setDuty(changed.target.value as StaffRole)}
        />
        <Button type="submit" busy={add.isPending}>
          {t({ message: 'Invite', context: 'staff' })}
        </Button>
      </form>
    </Panel>
  );
}

/** For Administrators, on other organizers' events. */
function VerifyPanel({ event }: { event: Tournament }) {
  const { t } = useLingui();
  const isVerified = event.trust === 'verified';
  const verify = useEventWrite(event.id, (writes, wanted: boolean, key) =>
    writes.verify(wanted, key),
  );
  return (
    <Panel heading={t`Trust`}>
      <p>{isVerified ? t`This event is verified.` : t`Nobody has verified this event yet.`}</p>
      <div className="tournaments__acts">
        <Button busy={verify.isPending} onClick={() => verify.mutate(!isVerified)}>
          {isVerified ? t`Take it back` : t`Verify`}
        </Button>
      </div>
    </Panel>
  );
}

/** TOUR-08: for Administrators and the event's organizer. */
export function EditPage() {
  return <WithEvent>{(event) => <EditEvent key={event.id} event={event} />}</WithEvent>;
}

function EditEvent({ event }: { event: Tournament }) {
  const { t } = useLingui();
  const { id, version } = event;
  const overtaken = t`Somebody else has changed this tournament. Your changes are still here: look, and save again.`;
  const edit = useEventWrite(
    id,
    (writes, draft: EventDraft, key) =>
      writes.edit(toWrite(draft, event.structure as Structure), version, key),
    () => toasts.show({ kind: 'success', title: t`Tournament saved.` }),
    { conflict: overtaken },
  );
  if (!event.you.manages) {
    return (
      <div className="wrap tournaments">
        <EmptyState level={1} title={t`Insufficient permissions`}>
          {t`Only its organiser and Administrators can change this tournament.`}
        </EmptyState>
      </div>
    );
  }
  const isOver = event.status === 'finished' || event.status === 'cancelled';
  return (
    <div className="wrap tournaments">
      <PageHeading
        eyebrow={pageTitle('editTournament')}
        title={event.name}
        actions={
          <Link className={buttonClassName({})} to="/tournaments/$id" params={{ id }}>
            {t`View the page`}
          </Link>
        }
      />
      <div className="tournaments__columns tournaments__columns--aside">
        {isOver ? (
          <EmptyState level={2} title={t`It is over`}>
            {t`What was played stays as it is.`}
          </EmptyState>
        ) : (
          <EventForm
            stored={toDraft(event)}
            busy={edit.isPending}
            submitLabel={t`Save`}
            onSubmit={(draft, saved, told) =>
              edit.mutate(draft, {
                onSuccess: saved,
                onError: (error) => isConflict(error) && told(),
              })
            }
            onOvertaken={() => toasts.show({ kind: 'error', title: overtaken })}
          />
        )}
        <div className="tournaments__stack">
          {event.source === 'imported' ? (
            <RemoveImport event={event} />
          ) : (
            <>
              <StatePanel event={event} />
              <StaffPanel event={event} />
              {event.you.role === 'administrator' && <VerifyPanel event={event} />}
            </>
          )}
        </div>
      </div>
    </div>
  );
}
