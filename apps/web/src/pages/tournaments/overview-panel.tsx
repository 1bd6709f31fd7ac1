import { Trans, useLingui } from '@lingui/react/macro';
import type { Tournament } from '#features/tournaments/events/api.ts';
import { sayDay, sayTime } from '#features/tournaments/events/event-time.ts';
import { useStructureSentence } from '#features/tournaments/events/use-structure-words.ts';
import { usePolicyWords, useRoleWords } from '#features/tournaments/events/use-tournament-words.ts';
import { Markdown } from '#ui/markdown/markdown.tsx';
import { Panel } from '#ui/panel.tsx';

/** How it is played, when what happens, and who runs it. */
export function OverviewPanel({ event }: { event: Tournament }) {
  const { i18n, t } = useLingui();
  const say = useStructureSentence();
  const policies = usePolicyWords();
  const roles = useRoleWords();
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
              <Trans>Rules of the day: {event.ruleSet}</Trans>
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
        <Panel heading={t`Schedule`} aside={zone.replaceAll('_', ' ')}>
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
                </li>
              ))}
            </ul>
          </Panel>
        )}
      </div>
    </div>
  );
}
