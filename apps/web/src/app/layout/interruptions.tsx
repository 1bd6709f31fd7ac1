import { getPage } from '@deckframe/domain/pages/page-path';
import { lazy, Suspense, type ComponentType } from 'react';
import { ConsentStrip } from '#features/analytics/consent-strip.tsx';
import { LevelingHost } from '#features/leveling/leveling-host.tsx';
import { useUser } from '#lib/app-services.ts';
import { loadChunk } from '#lib/lazy-page.ts';
import { reportError } from '#lib/report-error.ts';
import { betaNoticeSeen, levelingSeen } from '#lib/seen-flags.ts';
import { useTurn } from '#lib/use-turn.ts';
import { useValue } from '#lib/use-value.ts';
import { useCurrentPageId } from './use-current-page.ts';

// It opens by itself: where it does not load, the next visit shows it.
const BetaNotice = lazy<ComponentType>(() =>
  loadChunk('beta-notice', () => import('./beta-notice.tsx')).then(
    (m) => ({ default: m.BetaNotice }),
    (error: unknown) => {
      reportError('The beta notice did not load', error);
      return { default: () => null };
    },
  ),
);

/** What speaks up by itself: one at a time, never over something else, nothing while building. */
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
