import { useLocation } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { useUserPreferences } from '#lib/preference-stores.ts';
import { useValue } from '#lib/use-value.ts';
import { FloatingWindow } from './floating-window.tsx';
import { HoverPreview } from './hover-preview.tsx';
import { CardPreviewContextProvider, createCardPreviews } from './preview-context.ts';
import { findHoverCard, findWindowCard } from './preview-state.ts';

/** Gives the page below it the hover preview and the floating window. */
export function CardPreviewProvider({ children }: { children: ReactNode }) {
  const [previews] = useState(createCardPreviews);
  const state = useValue(previews.state);
  const { enableCardImagePreview } = useUserPreferences();
  const path = useLocation({ select: ({ pathname }) => pathname });
  useEffect(() => previews.send({ kind: 'routeChanged' }), [previews, path]);

  const hoverCard = enableCardImagePreview ? findHoverCard(state) : null;
  const windowCard = findWindowCard(state);
  return (
    <CardPreviewContextProvider value={previews}>
      {children}
      {hoverCard && (
        <HoverPreview
          card={hoverCard}
          pointerX={previews.pointerX.current}
          onDismiss={previews.leave}
        />
      )}
      {windowCard && (
        <FloatingWindow
          card={windowCard}
          pinned={state.pinned !== null}
          onPin={(pinned) =>
            previews.send(pinned ? { kind: 'pin', card: windowCard } : { kind: 'unpin' })
          }
          onClose={() => previews.send({ kind: 'close' })}
        />
      )}
    </CardPreviewContextProvider>
  );
}
