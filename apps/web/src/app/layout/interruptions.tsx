import { getPage } from '@deckframe/domain/site/pages/page-path';
import { Suspense, useState } from 'react';
import { ConsentStrip } from '#features/site/analytics/consent-strip.tsx';
import { LevelingHost } from '#features/rewards/leveling/leveling-host.tsx';
import { useUser } from '#lib/app-services.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { betaNoticeSeen, levelingSeen } from '#lib/seen-flags.ts';
import { useTurn } from '#lib/use-turn.ts';
import { useValue } from '#lib/use-value.ts';
import { useCurrentPageId, useGamePath } from './use-current-page.ts';

// If loading fails, the next visit shows it.
const BetaNotice = lazyPart(
  'beta-notice',
  () => import('./beta-notice.tsx').then((m) => m.BetaNotice),
  { ifMissing: 'The beta notice did not load' },
);

/** Shows notices one at a time, never over a dialog or in the builder. */
export function Interruptions() {
  const isBetaSeen = useValue(betaNoticeSeen);
  const isWelcomed = useValue(levelingSeen);
  const isVisitor = useUser() === null;
  const pageId = useCurrentPageId();
  const isDeepLink = useIsFirstPage() && pageId !== undefined && pageId !== 'home';
  const mayNotice = useTurn(!isBetaSeen && !isDeepLink);
  const isBuilding = pageId !== undefined && getPage(pageId).feature === 'deckBuilder';
  return (
    <Suspense>
      {mayNotice && <BetaNotice />}
      <LevelingHost />
      {isBetaSeen && (isVisitor || isWelcomed) && !isBuilding && <ConsentStrip />}
    </Suspense>
  );
}

/** True for the page of a followed link, which no notice may cover. */
function useIsFirstPage(): boolean {
  const path = useGamePath();
  const [first] = useState(path);
  const [hasMoved, setMoved] = useState(false);
  if (path !== first && !hasMoved) setMoved(true);
  return !hasMoved;
}
