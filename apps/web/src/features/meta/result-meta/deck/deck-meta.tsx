import { countOriginals } from '@deckframe/domain/deck/count-originals';
import type { DeckLine } from '@deckframe/domain/decks/deck/deck';
import { addSizes } from '@deckframe/domain/meta/add-sizes';
import { compareDeck } from '@deckframe/domain/meta/compare-deck';
import { readMeta } from '@deckframe/domain/meta/read-meta';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { dayOf, type DeckCards } from '#decks/cards/use-deck-rules.ts';
import { metaQuery } from '../api.ts';
import { archetypeQuery } from '../detail-api.ts';
import { useAppServices } from '#lib/app-services.ts';
import { DeckDifferences } from './deck-differences.tsx';
import { DeckMatchups } from '../../../result-meta/deck/deck-matchups.tsx';
import { useDeckArchetype, type DeckArchetype, type DeckCopies } from './use-deck-archetype.ts';
import './deck-meta.css';

export type DeckMetaProps = {
  lines: readonly DeckLine[];
  cards: DeckCards;
  /** The archetype that the owner chose. */
  said: string;
  /** What stands below: it waits, so that nothing is pushed down. */
  children?: ReactNode;
};

/** How decks of its kind do in events, and in what it differs from them. Without figures, nothing. */
export function DeckMeta({ lines, cards, said, children }: DeckMetaProps) {
  const copies = countOriginals(lines, (cardno) => cards.findCard(cardno)?.originalid);
  const [today] = useState(() => dayOf(new Date()));
  const found = useDeckArchetype(copies, said, today);
  if (found === undefined) return null;
  if (found === null) return children;
  return (
    <OfArchetype found={found} copies={copies}>
      {children}
    </OfArchetype>
  );
}

type OfArchetypeProps = { found: DeckArchetype; copies: DeckCopies; children: ReactNode };

function OfArchetype({ found: { archetype, window }, copies, children }: OfArchetypeProps) {
  const { api, config } = useAppServices();
  const figures = useQuery({ ...metaQuery(api, config.gameid, window.id), retry: false });
  const lists = useQuery({
    ...archetypeQuery(api, config.gameid, window.id, archetype),
    retry: false,
  });
  const meta = useMemo(
    () => (figures.data ? readMeta(addSizes(figures.data, 0)) : null),
    [figures.data],
  );
  if (figures.isPending || lists.isPending) return null;
  const row = meta?.rows.find((one) => one.archetype === archetype);
  if (!meta || !row || !lists.data) return children;
  const compared = compareDeck(copies, lists.data.cards, lists.data.lists);
  return (
    <>
      <DeckMatchups meta={meta} row={row} window={window} />
      <DeckDifferences archetype={archetype} compared={compared} lists={lists.data.lists} />
      {children}
    </>
  );
}
