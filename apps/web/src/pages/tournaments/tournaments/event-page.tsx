import { useLingui, Trans } from '@lingui/react/macro';
import { Calendar, CalendarPlus, MapPin, Users } from 'lucide-react';
import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import type { Tournament } from '#features/tournaments/events/api.ts';
import { BracketPanel } from '#features/tournaments/events/bracket-panel.tsx';
import { sayDay, sayTime } from '#features/tournaments/events/event-time.ts';
import { ListsPanel } from '#features/tournaments/events/lists-panel.tsx';
import { isPlayer, useOwnEvents } from '#features/tournaments/events/own/own-query.ts';
import { PlayersPanel } from '#features/tournaments/events/players-panel.tsx';
import { RoundPanel } from '#features/tournaments/events/round-panel.tsx';
import { StandingsPanel } from '#features/tournaments/events/standings-panel.tsx';
import {
  useStructureSentence,
  useStructureWords,
} from '#features/tournaments/events/use-structure-words.ts';
import {
  usePolicyWords,
  useRoleWords,
  useRuleSetName,
  useStateWords,
} from '#features/tournaments/events/use-tournament-words.ts';
import { useUser } from '#lib/app-services.ts';
import { Button, buttonClassName } from '#ui/button.tsx';
import { Markdown } from '#ui/markdown/markdown.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { Tag } from '#ui/tag.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';
import { ObjectionsPanel } from './objections/objections-panel.tsx';
import { useEventWrite } from './use-event-write.ts';
import { WithEvent } from './with-event.tsx';

/** Source of an imported event. */
function ImportedNote({ event }: { event: Tournament }) {
  const { t } = useLingui();
  const { importLink: link } = event;
  const organizer = event.organizer ?? t`somebody who has left`;
  return (
    <Notice tone="info" title={t`Held elsewhere.`}>
      <Trans>
        Imported by {organizer}. Nobody here has checked it, and it does not count in the meta.
      </Trans>{' '}
      {link !== '' && (
        <a href={link} rel="nofollow ugc noopener noreferrer" target="_blank">
          {t`Its results elsewhere`}
        </a>
      )}
    </Notice>
  );
}

/** Facts, date, place, and the next step. */
function EventHead({ event }: { event: Tournament }) {
  const { i18n, t } = useLingui();
  const states = useStateWords();
  const sayStructure = useStructureWords();
  const { id, timeZone: zone, organizer } = event;
  const own = useOwnEvents().find((one) => one.event.id === id);
  const isImported = event.source === 'imported';
  const isIn = own !== undefined && isPlayer(own);
  const day = sayDay(i18n.locale, event.startDate, zone);
  const time = sayTime(i18n.locale, event.startDate, zone);
  const place = event.mode === 'online' ? t`Online` : event.location;
  return (
    <header className="event-head">
      <p className="event-head__tags">
        <Tag tone={event.status === 'running' ? 'ok' : 'accent'}>{states[event.status]}</Tag>
        <Tag>{event.format}</Tag>
        {!isImported && <Tag>{sayStructure(event.structure)}</Tag>}
        {event.source === 'demo' && <Tag tone="warn">{t`Demo`}</Tag>}
        {isImported && <Tag tone="warn">{t`Imported`}</Tag>}
        {event.trust === 'verified' && <Tag tone="ok">{t`Verified`}</Tag>}
        {event.trust === 'unlisted' && <Tag>{t`Unlisted`}</Tag>}
      </p>
      <h1>{event.name}</h1>
      <p className="event-head__facts">
        <span>
          <Calendar size={15} aria-hidden="true" />
          <time dateTime={event.startDate}>{isImported ? day : `${day}, ${time}`}</time>{' '}
          {zone.replaceAll('_', ' ')}
        </span>
        {place && (
          <span>
            <MapPin size={15} aria-hidden="true" />
            {place}
          </span>
        )}
        <span>
          <Users size={15} aria-hidden="true" />
          {isImported ? event.playerCount : `${event.playerCount}/${event.maxPlayers}`}
        </span>
        {organizer !== null && !isImported && (
          <span>
            <Trans>run by {organizer}</Trans>
          </span>
        )}
      </p>
      {event.moderation !== null && (
        <Notice tone="warn" title={t`A moderator has hidden this tournament.`}>
          {event.moderation.reason ?? ''}
        </Notice>
      )}
      {isImported && <ImportedNote event={event} />}
      <p className="event-head__acts">
        {event.status === 'open' && (
          <Link
            className={buttonClassName({ variant: 'primary' })}
            to="/tournaments/$id/register"
            params={{ id }}
          >
            {isIn ? t`My ticket` : t({ message: 'Register', context: 'event' })}
          </Link>
        )}
        <a
          className={buttonClassName({})}
          href={`/api/games/${event.game}/tournaments/${id}/calendar.ics`}
        >
          <CalendarPlus size={16} aria-hidden="true" />
          {t`Add to calendar`}
        </a>
        {event.you.manages && (
          <Link className={buttonClassName({})} to="/tournaments/$id/edit" params={{ id }}>
            {t`Edit`}
          </Link>
        )}
        {!isImported && (event.you.runs || event.you.role !== null) && (
          <>
            <Link className={buttonClassName({})} to="/tournaments/$id/admin" params={{ id }}>
              {t`Open the desk`}
            </Link>
            <Link className={buttonClassName({})} to="/tournaments/$id/screen" params={{ id }}>
              {t`Venue screen`}
            </Link>
          </>
        )}
        {event.status === 'running' && isIn && (
          <Link
            className={buttonClassName({ variant: 'primary' })}
            to="/tournaments/$id/match"
            params={{ id }}
          >
            {t`My match`}
          </Link>
        )}
      </p>
    </header>
  );
}

/** An open invitation to the staff. Until it is accepted, nobody sees the member's name here. */
function StaffInvitation({ event }: { event: Tournament }) {
  const { t } = useLingui();
  const roles = useRoleWords();
  const accept = useEventWrite(
    event.id,
    (writes, _: void, key) => writes.acceptDuty(key),
    () => toasts.show({ kind: 'success', title: t`You are on the staff now.` }),
  );
  const decline = useEventWrite(event.id, (writes, _: void, key) => writes.leaveDuty(key));
  const { invitation } = event.you;
  if (invitation === null) return null;
  const { by } = invitation;
  const role = roles[invitation.role];
  return (
    <Notice
      tone="info"
      title={t`${by} invites you to the staff of this tournament.`}
      action={
        <>
          <Button variant="primary" busy={accept.isPending} onClick={() => accept.mutate()}>
            {t`Accept`}
          </Button>
          <Button busy={decline.isPending} onClick={() => decline.mutate()}>
            {t`Decline`}
          </Button>
        </>
      }
    >
      <Trans>Your role would be {role}. Your name is shown here once you accept.</Trans>
    </Notice>
  );
}

/** Leaves the staff; only the organiser can invite the member again. */
function LeaveStaff({ event }: { event: Tournament }) {
  const { t } = useLingui();
  const leave = useEventWrite(event.id, (writes, _: void, key) => writes.leaveDuty(key));
  return (
    <Button size="sm" variant="ghost" busy={leave.isPending} onClick={() => leave.mutate()}>
      {t`Leave`}
    </Button>
  );
}

/** Structure, schedule and staff. */
function OverviewPanel({ event }: { event: Tournament }) {
  const { i18n, t } = useLingui();
  const say = useStructureSentence();
  const policies = usePolicyWords();
  const roles = useRoleWords();
  const user = useUser();
  const ruleSetName = useRuleSetName();
  const { timeZone: zone } = event;
  const when = (moment: string) =>
    `${sayDay(i18n.locale, moment, zone)}, ${sayTime(i18n.locale, moment, zone)}`;
  return (
    <div className="tournaments__columns tournaments__columns--aside">
      <div className="tournaments__stack">
        <Panel heading={t`Structure`}>
          <p>{say(event.structure)}</p>
          {event.ruleSet !== '' && (
            <p className="event-note">
              <Trans>Deck rules: {ruleSetName(event.ruleSet)}</Trans>
            </p>
          )}
        </Panel>
        {event.description !== '' && (
          <Panel heading={t`About`}>
            <Markdown text={event.description} />
          </Panel>
        )}
      </div>
      <div className="tournaments__stack">
        <Panel
          heading={t({ message: 'Schedule', context: 'timetable' })}
          aside={zone.replaceAll('_', ' ')}
        >
          <dl className="schedule">
            <dt>{t`Registration closes`}</dt>
            <dd>{when(event.registrationDeadline)}</dd>
            <dt>{t`Start`}</dt>
            <dd>{when(event.startDate)}</dd>
          </dl>
          <p className="event-note">{policies[event.listPolicy]}.</p>
        </Panel>
        {(event.organizer !== null || event.staff.length > 0) && (
          <Panel heading={t`Staff`}>
            <ul className="staff-list">
              {event.organizer !== null && (
                <li>
                  <b>{event.organizer}</b>
                  <span>{roles.organiser}</span>
                </li>
              )}
              {event.staff.map((member) => (
                <li key={member.userId}>
                  <b>{member.username}</b>
                  <span>{roles[member.role]}</span>
                  {member.userId === user?.id && <LeaveStaff event={event} />}
                </li>
              ))}
            </ul>
          </Panel>
        )}
      </div>
    </div>
  );
}

/** TOUR-07: an event with all its tabs. */
export function EventPage() {
  return <WithEvent>{(event) => <EventView key={event.id} event={event} />}</WithEvent>;
}

function EventView({ event }: { event: Tournament }) {
  const { t } = useLingui();
  const { id } = event;
  // Imported events have no pairings.
  const isOwn = event.source !== 'imported';
  const [tab, setTab] = useState(isOwn ? 'overview' : 'standings');
  return (
    <div className="wrap tournaments">
      <EventHead event={event} />
      <StaffInvitation event={event} />
      {event.status === 'finished' && <ObjectionsPanel event={event} />}
      <Tabs
        label={event.name}
        value={tab}
        onChange={setTab}
        items={[
          ...(isOwn
            ? [
                { value: 'overview', label: t`Overview`, panel: <OverviewPanel event={event} /> },
                { value: 'pairings', label: t`Pairings`, panel: <RoundPanel tournamentId={id} /> },
              ]
            : []),
          { value: 'standings', label: t`Standings`, panel: <StandingsPanel tournamentId={id} /> },
          ...(isOwn
            ? [{ value: 'bracket', label: t`Bracket`, panel: <BracketPanel tournamentId={id} /> }]
            : []),
          {
            value: 'players',
            label: t`Players`,
            count: event.playerCount,
            panel: <PlayersPanel tournamentId={id} />,
          },
          { value: 'lists', label: t`Lists`, panel: <ListsPanel event={event} /> },
        ]}
      />
    </div>
  );
}
