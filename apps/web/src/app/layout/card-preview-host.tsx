import { useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { cardPreviews } from '#lib/card-previews/card-previews.ts';
import { NO_PREVIEW } from '#lib/card-previews/preview-state.ts';
import { loadChunk } from '#lib/lazy-page.ts';
import { useValue } from '#lib/use-value.ts';

const CardPreviewLayer = lazy(() =>
  loadChunk('previews', () => import('#catalogue/previews/card-preview-layer.tsx')).then((m) => ({
    default: m.CardPreviewLayer,
  })),
);

/** SHELL-41: shows the card that any page asks for; what draws it comes with the first one. */
export function CardPreviewHost() {
  const isWanted = useValue(cardPreviews.state) !== NO_PREVIEW;
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const last = useRef(path);
  useEffect(() => {
    // The host comes after the page: a card that was asked for meanwhile stays.
    if (last.current !== path) cardPreviews.send({ kind: 'routeChanged' });
    last.current = path;
  }, [path]);
  return <Suspense>{isWanted && <CardPreviewLayer />}</Suspense>;
}
