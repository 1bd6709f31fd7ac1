import { chooseMainPrinting } from '../../cards/catalogue/plan-alternates.ts';
import type { CatalogueRow } from '../../cards/catalogue/catalogue-row.ts';
import { foldName, toNumberKey } from './deck.ts';
import { type FindCard, textOf } from './deck-rules.ts';

/** The cards of a game, indexed by number, name and original id. */
export interface CardBook {
  readonly findCard: FindCard;
  /** Returns every printing of the card with this number. */
  readonly listPrintings: (cardno: string) => readonly CatalogueRow[];
  /** Returns the main printing of each card with this name, in any spelling. */
  readonly listByName: (name: string) => readonly CatalogueRow[];
  /** Returns the main printing of every card. */
  readonly listCards: () => readonly CatalogueRow[];
}

type BookColumns = { readonly cardName_column: string; readonly cardOriginalId_column: string };

/** Indexes the cards. Names are indexed on first use. */
export function createCardBook(cards: readonly CatalogueRow[], config: BookColumns): CardBook {
  const byNumber = new Map(cards.map((card) => [toNumberKey(numberOf(card)), card]));
  const byOriginal = Map.groupBy(cards, (card) => originalOf(card, config));
  let mains: readonly CatalogueRow[] | undefined;
  const listCards = () => (mains ??= [...byOriginal.values()].map(mainPrintingOf));
  let byName: ReadonlyMap<string, readonly CatalogueRow[]> | undefined;

  const findCard: FindCard = (cardno) => byNumber.get(toNumberKey(cardno));
  return {
    findCard,
    listCards,
    listPrintings: (cardno) => {
      const card = findCard(cardno);
      return card ? (byOriginal.get(originalOf(card, config)) ?? []) : [];
    },
    listByName: (name) => {
      byName ??= Map.groupBy(listCards(), (card) => foldName(textOf(card, config.cardName_column)));
      return byName.get(foldName(name)) ?? [];
    },
  };
}

export function numberOf(card: CatalogueRow): string {
  return textOf(card, 'cardno');
}

function originalOf(card: CatalogueRow, config: BookColumns): string {
  const original = textOf(card, config.cardOriginalId_column);
  return toNumberKey(original === '' ? numberOf(card) : original);
}

function mainPrintingOf(group: readonly CatalogueRow[]): CatalogueRow {
  const printings = group.map((card) => ({
    card,
    cardno: numberOf(card),
    originalid: textOf(card, 'originalid'),
    mainalternate: card['mainalternate'] === null ? null : card['mainalternate'] === true,
  }));
  return chooseMainPrinting(printings).card;
}
