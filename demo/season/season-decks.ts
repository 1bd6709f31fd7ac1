import type { makeDemoCards } from '@deckframe/database/demo-cards';
import { type Deck, type DeckTexts, printDeckTexts } from '@deckframe/domain/decks/deck/deck';
import { type ArchetypeEntry, offerArchetypes } from '@deckframe/domain/decks/deck/archetypes';
import { type DeckRules, createDeckRules } from '@deckframe/domain/decks/deck/deck-rules';
import { hashDeck } from '@deckframe/domain/decks/deck/deck-hash';
import type { GameConfig } from '@deckframe/domain/game-config';
import { makeStarterDeck } from '../site/make-starter-deck.ts';
import { drawOf } from './stable-draw.ts';
import { varyDeck } from './vary-deck.ts';

export type SeasonDeck = {
  readonly archetype: string | null;
  readonly hash: string;
  readonly ruleSet: string;
  readonly zones: Omit<DeckTexts, 'considering'>;
};

type Cards = ReturnType<typeof makeDemoCards>;
const VARIANTS = 10;
const POOL = 16;

/** Builds legal decks for each archetype of the game's cards, similar but not equal. */
export function makeSeasonDecks(
  config: GameConfig,
  cards: Cards,
  archetypes: readonly ArchetypeEntry[],
  today: string,
): SeasonDeck[][] {
  const byNumber = new Map(cards.map((card) => [String(card['cardno']).toLowerCase(), card]));
  const rules = createDeckRules(config, (number) => byNumber.get(number.toLowerCase()), today);
  return archetypes.flatMap((archetype) => {
    const { name, cards: core, colors } = archetype;
    const [color = ''] = colors;
    const prefer = (cardno: string): number => drawOf(`${name} ${cardno}`) / 2;
    const weigh = (cardno: string): number => (core.includes(cardno) ? -9 : prefer(cardno));
    const base = makeStarterDeck(config, cards, { color, today, weigh });
    if (base === null) return [];
    const pool = cards
      .filter((card) => String(card[config.cardColor_column] ?? '') === color)
      .map((card) => String(card['cardno']))
      .toSorted((a, b) => prefer(a) - prefer(b))
      .slice(0, POOL);
    const decks = Array.from({ length: VARIANTS }, (_, variant) =>
      variant === 0 ? base : varyDeck(rules, base, { name: `${name} ${variant}`, core, pool }),
    );
    return [decks.map((deck) => freeze(rules, deck, name, archetypes))];
  });
}

/**
 * Returns the deck as a registration freezes it. Its archetype is named by the deck if possible.
 */
function freeze(
  rules: DeckRules,
  deck: Deck,
  name: string,
  archetypes: readonly ArchetypeEntry[],
): SeasonDeck {
  const offered = offerArchetypes(rules, deck, archetypes).map((found) => found.name);
  const { decklist_content, sidedeck, resourcedeck } = printDeckTexts(deck);
  return {
    archetype: offered.includes(name) ? name : (offered[0] ?? null),
    hash: hashDeck(rules, deck),
    ruleSet: rules.ruleSet?.id ?? '',
    zones: { decklist_content, sidedeck, resourcedeck },
  };
}
