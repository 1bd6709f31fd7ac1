import { Suspense } from 'react';
import { useGameConfig, useUser } from '#lib/app-services.ts';
import { laterPart } from '#lib/later-part.ts';
import { Discussions } from './discussions.tsx';
import { WhySignIn } from './why-sign-in.tsx';

const NewestSet = laterPart(['home', 'collection'], 'newest-set', () =>
  import('./newest-set.tsx').then((m) => m.NewestSet),
);

/** Below the cards: how much of the newest set one has, what members discuss, why to become one. */
export function HomeEnd() {
  const { features } = useGameConfig();
  const user = useUser();
  return (
    <>
      {user && features.collection === 'live' && (
        <Suspense>
          <NewestSet />
        </Suspense>
      )}
      {features.cardPage === 'live' && <Discussions />}
      {!user && <WhySignIn />}
    </>
  );
}
