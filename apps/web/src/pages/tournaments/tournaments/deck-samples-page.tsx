import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { sayDay } from '#features/tournaments/events/event-time.ts';
import { ListRow } from '#features/tournaments/events/lists-panel.tsx';
import '#features/tournaments/events/tournaments.css';
import { apiQuery } from '#lib/api-query.ts';
import { useAppServices } from '#lib/app-services.ts';
import { pageDescription, pageTitle } from '#lib/message-text.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { QueryPanel } from '#ui/query-panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import './tournaments-page.css';

/** TOUR-06: placed lists of the newest events. */
export function DeckSamplesPage() {
  const { i18n, t } = useLingui();
  const { config } = useAppServices();
  const query = useQuery(
    apiQuery('GET /api/games/:game/tournament-samples', { params: { game: config.gameid } }),
  );
  const samples = query.data?.samples ?? [];
  return (
    <div className="wrap tournaments">
      <PageHeading title={pageTitle('deckSamples')} lead={pageDescription('deckSamples')} />
      <QueryPanel
        query={query}
        level={2}
        title={t`The decks did not load`}
        pending={<Skeleton height={320} />}
        empty={
          samples.length === 0 && (
            <EmptyState level={2} title={t`No decks from results yet`}>
              {t`Lists of finished tournaments are shown here, with their place.`}
            </EmptyState>
          )
        }
      />
      <ul className="list-rows">
        {samples.map((sample) => (
          <li key={sample.list.id}>
            <ListRow
              list={sample.list}
              isDemo={sample.isDemo}
              isImported={sample.isImported}
              aside={t`${sample.tournament}, ${sayDay(i18n.locale, sample.startDate, 'UTC')}, of ${sample.playerCount}`}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
