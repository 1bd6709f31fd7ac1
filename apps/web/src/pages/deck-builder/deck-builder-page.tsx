import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useDeckSession, useDeckState } from '#features/decks/editor/session/deck-session-of.ts';
import { useSharedDeck } from '#features/decks/editor/transfer/use-shared-deck.ts';
import { Builder } from './builder.tsx';
import { StoredBuilder } from '../decks/deck-builder/deck-builder-page.tsx';

/** `/build` is the draft of this device, `/deckbuilder/{deckId}` a deck that the server holds. */
export function DeckBuilderPage() {
  const { deckId } = useParams({ strict: false });
  return deckId === undefined ? <DraftBuilder /> : <StoredBuilder key={deckId} deckId={deckId} />;
}

function DraftBuilder() {
  const session = useDeckSession();
  const { opened } = useDeckState();
  // Only when the page opens: the first save makes a stored deck of the draft before it leaves.
  useEffect(() => session.openDraft(), [session]);
  useSharedDeck();
  return opened === null ? null : <Builder canEdit />;
}
