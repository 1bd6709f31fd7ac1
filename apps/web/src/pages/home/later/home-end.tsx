import { useGameConfig, useUser } from '#lib/app-services.ts';
import { Discussions } from './discussions.tsx';
import { WhySignIn } from './why-sign-in.tsx';

/** Below the cards: what members discuss, and for visitors why to become one. */
export function HomeEnd() {
  const { features } = useGameConfig();
  const user = useUser();
  return (
    <>
      {features.cardPage === 'live' && <Discussions />}
      {!user && <WhySignIn />}
    </>
  );
}
