import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { CalendarPlus, Plus } from 'lucide-react';
import { LiveStrip } from '#features/tournaments/events/live-strip.tsx';
import { OwnEvents } from '#features/tournaments/events/own/own-events.tsx';
import '#features/tournaments/events/hub.css';
import { useGameConfig } from '#lib/app-services.ts';
import { pageTitle } from '#lib/message-text.ts';
import { buttonClassName } from '#ui/button.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { EventTabs } from './event-tabs.tsx';
import './tournaments-page.css';

/** Running, coming and past events. */
export function TournamentsPage() {
  const { t } = useLingui();
  const { gameid } = useGameConfig();
  return (
    <div className="wrap tournaments">
      <PageHeading
        title={pageTitle('tournaments')}
        lead={t`Find an event, register your deck and see your table here.`}
        actions={
          <>
            <a className={buttonClassName({})} href={`/api/games/${gameid}/tournaments.ics`}>
              <CalendarPlus size={16} aria-hidden="true" />
              {t`Subscribe to calendar`}
            </a>
            <Link className={buttonClassName({ variant: 'primary' })} to="/tournaments/create">
              <Plus size={16} aria-hidden="true" />
              {t`Create event`}
            </Link>
          </>
        }
      />
      <LiveStrip />
      <OwnEvents />
      <EventTabs view="upcoming" />
    </div>
  );
}
