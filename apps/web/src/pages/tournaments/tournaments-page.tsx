import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { CalendarPlus, Plus } from 'lucide-react';
import { EventList } from '#features/tournaments/event-list.tsx';
import { useGameConfig } from '#lib/app-services.ts';
import { pageTitle } from '#lib/message-text.ts';
import { buttonClassName } from '#ui/button.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { EventTabs } from './event-tabs.tsx';
import './tournaments-page.css';

/** What runs now, what comes, and what was. */
export function TournamentsPage() {
  const { t } = useLingui();
  const { gameid } = useGameConfig();
  return (
    <div className="wrap tournaments">
      <PageHeading
        title={pageTitle('tournaments')}
        lead={t`A seat, a legal list, a table number: nothing else to look for.`}
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
      <EventList view="live" asked={{}} empty={null} />
      <EventTabs view="upcoming" />
    </div>
  );
}
