import {
  type DeckDocument,
  isUnnamed,
  parseDeckTexts,
  printDeckTexts,
  toSentName,
} from '@deckframe/domain/decks/deck/deck';
import type { Answer, Body } from '#lib/api-client.ts';

/** Without the data of its cards. */
export type DeckAnswer = Omit<Answer<'GET /api/games/:game/decks/:deckId'>, 'cards'>;
export type SavedDeck = Answer<'POST /api/games/:game/decks'>;
export type DeckSaveBody = Body<'PUT /api/games/:game/decks/:deckId'>;
export type DeckSummary = Answer<'GET /api/games/:game/decks'>['decks'][number];

/** A deck as stored on the server. */
export interface StoredDeck {
  readonly deckId: string;
  readonly ownerId: string;
  readonly ownerName: string;
  readonly version: number;
  readonly isLocked: boolean;
  readonly modifiedDate: string;
  readonly document: DeckDocument;
}

type DocumentAnswer = Pick<
  DeckAnswer,
  | 'name'
  | 'decklistContent'
  | 'considering'
  | 'sidedeck'
  | 'resourcedeck'
  | 'notes'
  | 'visibility'
  | 'favoriteCard'
  | 'favoriteCardLink'
  | 'archetype'
  | 'selectedItems'
  | 'energy'
  | 'customSeries'
>;

/** Converts an answer to the builder's document. */
export function toDocument(answer: DocumentAnswer): DeckDocument {
  return {
    name: isUnnamed(answer.name) ? '' : answer.name,
    cards: parseDeckTexts({
      decklist_content: answer.decklistContent,
      considering: answer.considering,
      sidedeck: answer.sidedeck,
      resourcedeck: answer.resourcedeck,
    }),
    notes: answer.notes,
    visibility: answer.visibility,
    favoritecard: answer.favoriteCard,
    favoritecardlink: answer.favoriteCardLink,
    archetype: answer.archetype,
    selectedItems: answer.selectedItems,
    energy: answer.energy,
    customSeries: answer.customSeries,
  };
}

export function toStoredDeck(answer: DeckAnswer): StoredDeck {
  return {
    deckId: answer.id,
    ownerId: answer.owner.id,
    ownerName: answer.owner.username,
    version: answer.version,
    isLocked: answer.isLocked,
    modifiedDate: answer.modifiedDate,
    document: toDocument(answer),
  };
}

/** DECK-23: what a save sends. */
export function toSaveBody(document: DeckDocument, deckColors: readonly string[]): DeckSaveBody {
  const texts = printDeckTexts(document.cards);
  return {
    name: toSentName(document.name),
    decklistContent: texts.decklist_content,
    considering: texts.considering,
    sidedeck: texts.sidedeck,
    resourcedeck: texts.resourcedeck,
    visibility: document.visibility,
    favoriteCard: document.favoritecard,
    favoriteCardLink: document.favoritecardlink,
    archetype: document.archetype,
    selectedItems: [...document.selectedItems],
    energy: [...document.energy],
    deckColors: [...deckColors],
    notes: document.notes,
    customSeries: [...document.customSeries],
  };
}
