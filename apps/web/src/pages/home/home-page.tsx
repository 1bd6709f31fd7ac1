import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { CardOfTheDay } from '#features/card-of-the-day/card-of-the-day.tsx';
import { CardStars } from '#features/community/lazy-community.tsx';
import { NewestCardsRow } from '#features/newest-cards/newest-cards-row.tsx';
import { useGameConfig, useUser } from '#lib/app-services.ts';
import { HomeHero } from './home-hero.tsx';
import { WhySignIn } from './why-sign-in.tsx';
import { WhatIsNext } from './what-is-next.tsx';
import './home-page.css';

/** N-30. Sections whose feature is not live are left out, so nothing here leads nowhere. */
export function HomePage() {
  const { t } = useLingui();
  const { features, gameid: game } = useGameConfig();
  const user = useUser();
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
          <WhatIsNext />
          {!user && <WhySignIn />}
        </div>
        <NewestCardsRow />
      </div>
    </>
  );
}
