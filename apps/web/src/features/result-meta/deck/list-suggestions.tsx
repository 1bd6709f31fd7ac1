import { countOriginals } from '@deckframe/domain/deck/count-originals';
import type { DeckLine } from '@deckframe/domain/decks/deck/deck';
import { compareDeck } from '@deckframe/domain/meta/compare-deck';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CatalogueCard } from '#catalogue/engine/catalogue-card.ts';
import { dayOf, type DeckCards } from '#decks/cards/use-deck-rules.ts';
import { archetypeQuery } from '../../meta/result-meta/detail-api.ts';
import { useAppServices } from '#lib/app-services.ts';
import { SuggestedCards } from './suggested-cards.tsx';
import {
  useDeckArchetype,
  type DeckArchetype,
  type DeckCopies,
} from '../../meta/result-meta/deck/use-deck-archetype.ts';
import '../../meta/result-meta/deck/deck-meta.css';

export type ListSuggestionsProps = {
  lines: readonly DeckLine[];
  cards: DeckCards;
  said: string;
  /** Null where the deck cannot be changed. */
  onAdd: ((card: CatalogueCard) => void) | null;
};

/** Cards that lists like this one play and it does not, or with fewer copies. */
export function ListSuggestions({ lines, cards, said, onAdd }: ListSuggestionsProps) {
  const copies = countOriginals(lines, (cardno) => cards.findCard(cardno)?.originalid);
  const [today] = useState(() => dayOf(new Date()));
  const found = useDeckArchetype(copies, said, today);
  return found && <OfArchetype found={found} copies={copies} onAdd={onAdd} />;
}

type Props = Pick<ListSuggestionsProps, 'onAdd'> & { found: DeckArchetype; copies: DeckCopies };

function OfArchetype({ found: { archetype, window }, copies, onAdd }: Props) {
  const { t } = useLingui();
  const { api, config } = useAppServices();
  const { data } = useQuery({
    ...archetypeQuery(api, config.gameid, window.id, archetype),
    retry: false,
  });
  if (!data || data.lists === 0) return null;
  const { fewer } = compareDeck(copies, data.cards, data.lists);
  if (fewer.length === 0) return null;
  return <SuggestedCards heading={t`Lists of ${archetype} play`} rows={fewer} onAdd={onAdd} />;
}
