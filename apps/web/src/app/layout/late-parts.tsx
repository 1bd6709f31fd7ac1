import { Suspense, useEffect, useRef, useState } from 'react';
import { useRouterState } from '@tanstack/react-router';
import { useAppServices, useUser } from '#lib/app-services.ts';
import { localStore } from '#lib/browser-storage.ts';
import { cardPreviews } from '#lib/card-previews/card-previews.ts';
import { NO_PREVIEW } from '#lib/card-previews/preview-state.ts';
import { loadChunk } from '#lib/lazy-page.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { reportError } from '#lib/report-error.ts';
import { STORAGE_KEYS } from '#lib/storage-keys.ts';
import { useValue } from '#lib/use-value.ts';
import { TooltipLayer } from '#ui/tooltip-layer.tsx';
import { FreshUserData } from './fresh-user-data.tsx';
import { Interruptions } from './interruptions.tsx';

/** EXP-18: shows stored awards after start or login. */
function UnseenExp() {
  const { api, session } = useAppServices();
  const user = useUser();
  const dueFor = user?.hasUnseenExp === true ? user.id : null;
  useEffect(() => {
    if (dueFor === null) return undefined;
    let isGone = false;
    let stop = (): void => undefined;
    loadChunk('exp', () => import('#lib/exp/take-exp.ts')).then(
      ({ takeExp }) => {
        if (!isGone) stop = takeExp({ api, session });
      },
      (error: unknown) => reportError('What was earned did not load', error),
    );
    return () => {
      isGone = true;
      stop();
    };
  }, [dueFor, api, session]);
  return null;
}

const OutboxSenders = lazyPart(
  'outbox',
  () => import('./outbox-senders.tsx').then((m) => m.OutboxSenders),
  { texts: 'decks' },
);

/** Loads the sender only if saves are waiting. */
function UnsentSaves() {
  const [hasSome] = useState(() => localStore.read(STORAGE_KEYS.unsentSaves) !== null);
  return (
    hasSome && (
      <Suspense>
        <OutboxSenders />
      </Suspense>
    )
  );
}

const CardPreviewLayer = lazyPart(
  'previews',
  () => import('#catalogue/previews/card-preview-layer.tsx').then((m) => m.CardPreviewLayer),
  { texts: 'shell', ifMissing: 'Cards cannot be previewed' },
);

/** SHELL-41: shows the previewed card; its code loads with the first one. */
function CardPreviewHost() {
  const isWanted = useValue(cardPreviews.state) !== NO_PREVIEW;
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const last = useRef(path);
  useEffect(() => {
    // A preview requested before loading is kept.
    if (last.current !== path) cardPreviews.send({ kind: 'routeChanged' });
    last.current = path;
  }, [path]);
  return <Suspense>{isWanted && <CardPreviewLayer />}</Suspense>;
}

type LatePartsProps = { isLockedOut: boolean };

/** Parts that load after the page. During maintenance only tooltips load. */
export function LateParts({ isLockedOut }: LatePartsProps) {
  return (
    <>
      <TooltipLayer />
      {!isLockedOut && (
        <>
          <CardPreviewHost />
          <UnsentSaves />
          <UnseenExp />
          <FreshUserData />
          <Interruptions />
        </>
      )}
    </>
  );
}
