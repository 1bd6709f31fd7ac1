import type { Database } from '@deckframe/database/db';
import { type DeckTexts, printDeckTexts } from '@deckframe/domain/decks/deck/canonical-text';
import { createDeck } from '@deckframe/domain/decks/deck/deck';
import { createDeckRules } from '@deckframe/domain/decks/deck/deck-config';
import { judgeDeck } from '@deckframe/domain/decks/deck/judge-deck';
import { hashList } from '@deckframe/domain/deck/list-hash';
import type { GameConfig } from '@deckframe/domain/game-config';
import { foldPlayer } from '@deckframe/domain/tournaments/event-import/check-tables';
import type {
  ImportedCard,
  ImportFault,
} from '@deckframe/domain/tournaments/event-import/imported-event';
import { openDeckBook, respellDeck } from '../decks/decks/deck-book-service.ts';

export type JudgedImport = {
  zones: DeckTexts;
  hash: string;
  ruleSet: string;
  isLegal: boolean;
  reasons: readonly object[];
};

/** Each player's list by the rules of that day; cards that nobody knows are faults, rules are not. */
export async function judgeLists(
  db: Database,
  config: GameConfig,
  day: string,
  cards: readonly ImportedCard[],
): Promise<{ lists: Map<string, JudgedImport>; faults: ImportFault[] }> {
  const book = await openDeckBook(db, config.gameid, [...new Set(cards.map((one) => one.cardno))]);
  const rules = createDeckRules(config, (cardno) => book.find(cardno), day);
  const faults = cards
    .filter(({ cardno }) => cardno !== '' && book.find(cardno) === undefined)
    .map(({ cardno, line }): ImportFault => ({
      part: 'lists',
      code: 'unknownCard',
      line,
      value: cardno,
    }));
  const lists = new Map<string, JudgedImport>();
  for (const [player, own] of Map.groupBy(cards, (one) => foldPlayer(one.player))) {
    const deck = respellDeck(createDeck(Object.groupBy(own, ({ zone }) => zone)), book);
    const judged = { cards: deck, energy: [] };
    const { name, reasons } = judgeDeck(rules, judged);
    lists.set(player, {
      zones: printDeckTexts(deck),
      hash: hashList(rules, judged),
      ruleSet: rules.ruleSet?.id ?? '',
      isLegal: name === 'legal',
      reasons,
    });
  }
  return { lists, faults };
}
