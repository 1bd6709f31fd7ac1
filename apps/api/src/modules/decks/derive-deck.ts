import { type KnownArchetype, offerArchetypes } from '@deckframe/domain/decks/deck/archetypes';
import { countChart } from '@deckframe/domain/decks/deck/deck-charts';
import { listDeckColors } from '@deckframe/domain/decks/deck/deck-colors';
import { createDeckRules, type DeckRules } from '@deckframe/domain/decks/deck/deck-config';
import { type DeckDocument, parseCommaList } from '@deckframe/domain/decks/deck/deck-document';
import { hashDeck } from '@deckframe/domain/decks/deck/deck-hash';
import { type DeckVerdictName, judgeDeck } from '@deckframe/domain/decks/deck/judge-deck';
import { printRules } from '@deckframe/domain/decks/deck/rules-print';
import { detectDeckSeries } from '@deckframe/domain/decks/deck/deck-series';
import { getMainZone, listZoneLines } from '@deckframe/domain/decks/deck/deck-zones';
import { countCards, type DeckLine } from '@deckframe/domain/decks/deck/deck';
import type { GameConfig } from '@deckframe/domain/game-config';
import type { DeckBook } from './decks/deck-book-service.ts';

/** What the server works out of a deck; a client's word for it does not count. */
export type DerivedDeck = {
  colors: string[];
  archetype: string[];
  series: string | null;
  cardCount: number;
  completion: number;
  verdict: DeckVerdictName;
  /** Names the rules that the verdict is by. */
  judgedBy: string;
  curve: number[];
  coverImage: string | null;
  /** Names what the deck plays. */
  contentHash: string;
};

export type DeriveFacts = {
  config: GameConfig;
  book: DeckBook;
  archetypes: readonly KnownArchetype[];
  seriesCodes: readonly string[];
  /** UTC date, YYYY-MM-DD. */
  today: string;
};

const CURVE_BARS = 13;

export function deriveDeck(document: DeckDocument, facts: DeriveFacts): DerivedDeck {
  const { config, book } = facts;
  const rules = createDeckRules(config, (cardno) => book.find(cardno), facts.today);
  const deck = document.cards;
  const main = listZoneLines(rules, deck, getMainZone(config));
  const [chart] = config.charts;
  const verdict = judgeDeck(rules, document);
  return {
    colors: listDeckColors(rules, deck),
    archetype: chooseArchetypes(rules, document, facts.archetypes),
    series:
      detectDeckSeries(deck.decklist_content, facts.seriesCodes, config.wildcardSeries) ?? null,
    cardCount: countCards(main),
    completion: verdict.completion,
    verdict: verdict.name,
    judgedBy: printRules(rules),
    curve: chart
      ? countChart(rules, main, chart)
          .bars.slice(0, CURVE_BARS)
          .map((bar) => bar.count)
      : [],
    coverImage: findCoverImage(document.favoritecard, main, book),
    contentHash: hashDeck(rules, deck),
  };
}

/** What the owner chose, as far as it applies to the deck; else what applies best. */
function chooseArchetypes(
  rules: DeckRules,
  document: DeckDocument,
  archetypes: readonly KnownArchetype[],
): string[] {
  const offered = offerArchetypes(rules, document.cards, archetypes).map(({ name }) => name);
  const chosen = parseCommaList(document.archetype).filter((name) => offered.includes(name));
  return chosen.length > 0 ? chosen : offered.slice(0, 1);
}

function findCoverImage(
  favourite: string,
  main: readonly DeckLine[],
  book: DeckBook,
): string | null {
  const numbers = [favourite, ...main.map((line) => line.cardno)];
  for (const number of numbers) {
    const image = number === '' ? undefined : book.find(number)?.['image'];
    if (typeof image === 'string' && image !== '') return image;
  }
  return null;
}
