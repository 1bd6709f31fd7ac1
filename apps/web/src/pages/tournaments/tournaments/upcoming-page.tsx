import { pageDescription, pageTitle } from '#lib/message-text.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { EventTabs } from './event-tabs.tsx';
import './tournaments-page.css';

export function UpcomingPage() {
  return (
    <div className="wrap tournaments">
      <PageHeading
        title={pageTitle('upcomingTournaments')}
        lead={pageDescription('upcomingTournaments')}
      />
      <EventTabs view="upcoming" />
    </div>
  );
}
