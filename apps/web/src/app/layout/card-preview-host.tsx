import { useRouterState } from '@tanstack/react-router';
import { Suspense, useEffect, useRef } from 'react';
import { cardPreviews } from '#lib/card-previews/card-previews.ts';
import { NO_PREVIEW } from '#lib/card-previews/preview-state.ts';
import { optionalPart } from '#lib/optional-part.ts';
import { useValue } from '#lib/use-value.ts';

const CardPreviewLayer = optionalPart(
  'previews',
  () => import('#catalogue/previews/card-preview-layer.tsx').then((m) => m.CardPreviewLayer),
  'Cards cannot be previewed',
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
