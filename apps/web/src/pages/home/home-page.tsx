import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { CardOfTheDay } from '#features/cards/card-of-the-day/card-of-the-day.tsx';
import { CardStars } from '#features/community/lazy-card-stars.tsx';
import { NewestCardsRow } from '#features/cards/newest-cards/newest-cards-row.tsx';
import { useGameConfig, useUser } from '#lib/app-services.ts';
import { laterPart } from '#lib/later-part.ts';
import { useFirstAct } from '#lib/use-first-act.ts';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { HomeHero } from '../site/home/home-page.tsx';
import '../site/home/home-page.css';

const HomePanels = laterPart('home', 'home-panels', () =>
  import('./later/home-panels.tsx').then((m) => m.HomePanels),
);
const PopularDecks = laterPart(['home', 'decks'], 'popular-decks', () =>
  import('../site/home/later/popular-decks.tsx').then((m) => m.PopularDecks),
);
const HomeEnd = laterPart(['home', 'profile'], 'home-end', () =>
  import('./later/home-end.tsx').then((m) => m.HomeEnd),
);

/** N-30. Sections whose feature is not live are left out, so nothing here leads nowhere. */
export function HomePage() {
  const { t } = useLingui();
  const { features, gameid: game } = useGameConfig();
  const user = useUser();
  const hasActed = useFirstAct();
  return (
    <>
      <HomeHero />
      <div className="wrap home">
        <div className="home-panels" role="group" aria-label={t`Today`}>
          {features.cardOfTheDay === 'live' && (
            <CardOfTheDay
              // Whoever cannot rate does not wait for the stars.
              renderRating={({ originalid }) =>
                user && (
                  <Suspense>
                    <CardStars card={{ game, cardno: originalid }} isDaily />
                  </Suspense>
                )
              }
            />
          )}
          <Suspense fallback={<PanelsToCome />}>
            <HomePanels />
          </Suspense>
        </div>
        {features.publicDecklists === 'live' && (
          <Suspense fallback={<ShelfToCome />}>
            {hasActed ? <PopularDecks /> : <ShelfToCome />}
          </Suspense>
        )}
        <NewestCardsRow />
        <Suspense>{hasActed && <HomeEnd />}</Suspense>
      </div>
    </>
  );
}

const ShelfToCome = () => <div className="home-shelf" />;

/** As high as what comes, so that nothing moves. */
function PanelsToCome() {
  return ['start', 'leaders'].map((name) => (
    <Panel key={name} className="home-panel">
      <Skeleton />
    </Panel>
  ));
}
