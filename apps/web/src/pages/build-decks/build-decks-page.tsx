import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useBuilds } from '#catalogue/use-builds.ts';
import { useCatalogue } from '#catalogue/use-catalogue.ts';
import { useClaims } from '#features/collection/claims/use-claims.ts';
import { useShelf, type SharedShelf } from '#features/collection/sync/use-shelf.ts';
import { useAppServices, useGameConfig } from '#lib/app-services.ts';
import { catalogueText, errorText, pageTitle } from '#lib/message-text.ts';
import { buttonClassName } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ownDeckCardsQuery } from '#features/decks/own-cards/own-deck-cards-query.ts';
import { BuildBoard } from './build-board.tsx';
import '../collection/build-decks/build-decks-page.css';

/** Several decks, one collection: which can be built, which fight, and the most that stand at once. */
export function BuildDecksPage() {
  const shelf = useShelf();
  return shelf && <OwnBuilds shelf={shelf} />;
}

function OwnBuilds({ shelf }: { shelf: SharedShelf }) {
  const { t } = useLingui();
  const { api } = useAppServices();
  const { gameid } = useGameConfig();
  const { data, error, refetch } = useQuery(ownDeckCardsQuery(api, gameid));
  const catalogue = useCatalogue('all');
  const { message } = catalogue;
  const builds = useBuilds(catalogue, shelf, data?.decks, useClaims());
  const fault =
    catalogue.phase === 'failed' && message ? catalogueText(message.code, message.params) : null;
  return (
    <div className="wrap build-decks">
      <PageHeading
        eyebrow={pageTitle('myDecks')}
        title={pageTitle('buildDecks')}
        lead={t`Several decks, one collection. Sleeved decks keep their copies.`}
        actions={
          <Link to="/collection" className={buttonClassName({})}>
            {pageTitle('collection')}
          </Link>
        }
      />
      {(error !== null || fault !== null) && (
        <ErrorState
          level={2}
          title={t`Your decks did not load`}
          message={fault ?? errorText(error)}
          retryLabel={t`Try again`}
          onRetry={() => {
            catalogue.retry();
            void refetch();
          }}
        />
      )}
      {data?.isCut && (
        <Notice tone="info" title={t`Only your ${data.decks.length} newest decks are compared.`} />
      )}
      {data?.decks.length === 0 && (
        <EmptyState
          level={2}
          title={t`No decks yet.`}
          action={
            <Link to="/build" className={buttonClassName({ variant: 'primary' })}>
              {t`Build a deck`}
            </Link>
          }
        />
      )}
      {builds === null && error === null && fault === null && data?.decks.length !== 0 && (
        <Skeleton height={420} />
      )}
      {builds !== null && data !== undefined && data.decks.length > 0 && (
        <BuildBoard decks={data.decks} builds={builds} />
      )}
    </div>
  );
}
