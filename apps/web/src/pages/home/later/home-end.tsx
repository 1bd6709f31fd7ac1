import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { newestCardsQuery } from '#features/cards/newest-cards/api.ts';
import { useAppServices, useUser } from '#lib/app-services.ts';
import { laterPart } from '#lib/later-part.ts';
import { Discussions } from './discussions.tsx';
import { WhySignIn } from './why-sign-in.tsx';

const NewestSet = laterPart('collection', 'newest-set', () =>
  import('#features/collection/newest-set/newest-set.tsx').then((m) => m.NewestSet),
);

const RunningEvents = laterPart('mailbox', 'running-events', () =>
  import('#features/rewards/mailbox/running-events.tsx').then((m) => m.RunningEvents),
);

/** Below the cards: the newest set, running events, what members discuss, why to become one. */
export function HomeEnd() {
  const { api, config } = useAppServices();
  const { features, gameid } = config;
  const user = useUser();
  const { data } = useQuery(newestCardsQuery(api, gameid));
  const series = data?.find((card) => card.series)?.series;
  return (
    <>
      {user && series && features.collection === 'live' && (
        <Suspense>
          <NewestSet series={series} />
        </Suspense>
      )}
      {user && (
        <Suspense>
          <RunningEvents userId={user.id} />
        </Suspense>
      )}
      {features.cardPage === 'live' && <Discussions />}
      {!user && <WhySignIn />}
    </>
  );
}
