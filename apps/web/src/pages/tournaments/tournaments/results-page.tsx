import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { pageDescription, pageTitle } from '#lib/message-text.ts';
import { buttonClassName } from '#ui/button.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { EventTabs } from './event-tabs.tsx';
import './tournaments-page.css';

export function ResultsPage() {
  const { t } = useLingui();
  return (
    <div className="wrap tournaments">
      <PageHeading
        title={pageTitle('tournamentResults')}
        lead={pageDescription('tournamentResults')}
        actions={
          <Link className={buttonClassName({})} to="/tournaments/deck-samples">
            {t`Decks from results`}
          </Link>
        }
      />
      <EventTabs view="results" />
    </div>
  );
}
