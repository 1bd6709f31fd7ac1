import { listCardNumbers, type Deck } from '@deckframe/domain/decks/deck/deck';
import type { DeckDocument } from '@deckframe/domain/decks/deck/deck-document';
import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import type { DeckCards } from '#decks/cards/use-deck-rules.ts';
import { LazyFinishDeck } from '#features/collection/finish/lazy-finish-deck.ts';
import { TestHand } from '#features/decks/reading/hand/test-hand.tsx';
import { useCopy } from '#features/decks/reading/share/use-copy.ts';
import { DeckStats } from '#features/decks/reading/stats/deck-stats.tsx';
import { useGameConfig } from '#lib/app-services.ts';
import { useNear } from '#lib/use-near.ts';
import { Panel } from '#ui/panel.tsx';

export type DeckAsideProps = { deckId: string; document: DeckDocument; cards: DeckCards };

/** The deck's figures, what one lacks of it, and a hand to try. */
export function DeckAside({ deckId, document, cards }: DeckAsideProps) {
  const { t } = useLingui();
  const { features } = useGameConfig();
  const copy = useCopy();
  // On a phone it lies far below the cards.
  const [ref, isNear] = useNear<HTMLElement>();
  return (
    <aside ref={ref} className="deck-body__aside" aria-label={t`Statistics`}>
      {isNear && <DeckStats deck={document.cards} cards={cards} />}
      {isNear && cards.isComplete && features.collection === 'live' && (
        <Suspense>
          <LazyFinishDeck
            deckId={deckId}
            deck={document.cards}
            originalIds={listOriginals(document.cards, cards)}
            onCopy={(text) => void copy(text)}
          />
        </Suspense>
      )}
      {isNear && cards.isComplete && (
        <Panel heading={t`Sample hand`}>
          <div className="deck-body__hand">
            <TestHand deck={document.cards} cards={cards} />
          </div>
        </Panel>
      )}
    </aside>
  );
}

/** What its cards print, each once. */
function listOriginals(deck: Deck, { findCard }: DeckCards): string[] {
  const originals = listCardNumbers(deck).flatMap((cardno) => findCard(cardno)?.originalid ?? []);
  return [...new Set(originals)];
}
