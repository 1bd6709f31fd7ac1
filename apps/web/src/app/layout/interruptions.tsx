import { getPage } from '@deckframe/domain/site/pages/page-path';
import { Suspense } from 'react';
import { ConsentStrip } from '#features/site/analytics/consent-strip.tsx';
import { LevelingHost } from '#features/rewards/leveling/leveling-host.tsx';
import { useUser } from '#lib/app-services.ts';
import { optionalPart } from '#lib/optional-part.ts';
import { betaNoticeSeen, levelingSeen } from '#lib/seen-flags.ts';
import { useTurn } from '#lib/use-turn.ts';
import { useValue } from '#lib/use-value.ts';
import { useCurrentPageId } from './use-current-page.ts';

// If it fails to load, the next visit shows it.
const BetaNotice = optionalPart(
  'beta-notice',
  () => import('./beta-notice.tsx').then((m) => m.BetaNotice),
  'The beta notice did not load',
);

/** Shows notices one at a time, never over a dialog or in the builder. */
export function Interruptions() {
  const isBetaSeen = useValue(betaNoticeSeen);
  const isWelcomed = useValue(levelingSeen);
  const isVisitor = useUser() === null;
  const mayNotice = useTurn(!isBetaSeen);
  const pageId = useCurrentPageId();
  const isBuilding = pageId !== undefined && getPage(pageId).feature === 'deckBuilder';
  return (
    <Suspense>
      {mayNotice && <BetaNotice />}
      <LevelingHost />
      {isBetaSeen && (isVisitor || isWelcomed) && !isBuilding && <ConsentStrip />}
    </Suspense>
  );
}
