import type { makeDemoCards } from '@deckframe/database/demo-cards';
import { type ArchetypeEntry, offerArchetypes } from '@deckframe/domain/decks/deck/archetypes';
import type { Deck } from '@deckframe/domain/decks/deck/deck';
import { hashDeck } from '@deckframe/domain/decks/deck/deck-hash';
import { createDeckRules } from '@deckframe/domain/decks/deck/deck-rules';
import type { GameConfig } from '@deckframe/domain/game-config';
import { drawOf } from '../season/stable-draw.ts';
import { varyDeck } from '../season/vary-deck.ts';
import { makeStarterDeck } from '../site/make-starter-deck.ts';

export type DemoCard = ReturnType<typeof makeDemoCards>[number];

/** Preferences of a deck. Cards with a lower cost come first. */
type Recipe = {
  readonly id: 'budget' | 'large' | 'middle' | 'own' | 'small' | 'splash' | 'wide';
  readonly weigh: (card: DemoCard, second: string) => number;
};

const costOf = (card: DemoCard): number => Number(card['cost'] ?? 0);
const sizeOf = (card: DemoCard): number =>
  Number(card['apdata'] ?? 0) / 5 + Number(card['hp'] ?? 0) / 50;

const RECIPES: readonly Recipe[] = [
  { id: 'small', weigh: (card) => costOf(card) * 0.12 },
  { id: 'middle', weigh: (card) => Math.abs(costOf(card) - 3) * 0.12 },
  { id: 'large', weigh: (card) => -costOf(card) * 0.1 },
  { id: 'splash', weigh: (card, second) => (String(card['color']) === second ? -1.4 : 0) },
  { id: 'budget', weigh: (card) => Number(card['marketprice'] ?? 0) * 0.4 },
  { id: 'wide', weigh: (card) => -Math.min(1, sizeOf(card)) * 0.6 },
  { id: 'own', weigh: () => 0 },
];

export type RecipeDeck = {
  readonly deck: Deck;
  readonly recipe: Recipe['id'];
  /** The archetype that the deck is built around. */
  readonly archetype: ArchetypeEntry;
  readonly second: string;
};

/**
 * Builds legal decks around the archetypes of the game, each by a different recipe and with a
 * different list. Returns fewer if there are not enough cards.
 */
export function makeRecipeDecks(
  config: GameConfig,
  cards: readonly DemoCard[],
  archetypes: readonly ArchetypeEntry[],
  { count, today }: { count: number; today: string },
): RecipeDeck[] {
  const byNumber = new Map(cards.map((card) => [String(card['cardno']).toLowerCase(), card]));
  const rules = createDeckRules(config, (number) => byNumber.get(number.toLowerCase()), today);
  const made = new Map<string, RecipeDeck>();
  const tries = RECIPES.flatMap((recipe) => archetypes.map((archetype) => ({ recipe, archetype })));
  for (const { recipe, archetype } of tries) {
    if (made.size >= count) break;
    const key = `${archetype.name} ${recipe.id}`;
    const [color = ''] = archetype.colors;
    const second = secondColor(config, archetype, key);
    const prefer = (cardno: string): number => drawOf(`${key} ${cardno}`) / 2;
    const weigh = (cardno: string): number => {
      const card = byNumber.get(cardno.toLowerCase());
      if (archetype.cards.includes(cardno)) return -9;
      return prefer(cardno) + (card === undefined ? 0 : recipe.weigh(card, second));
    };
    const base = makeStarterDeck(config, cards, { color, today, weigh });
    if (base === null) continue;
    const pool = cards
      .filter((card) => String(card[config.cardColor_column] ?? '') === color)
      .map((card) => String(card['cardno']))
      .toSorted((one, other) => weigh(one) - weigh(other))
      .slice(0, 24);
    const deck = varyDeck(rules, base, { name: key, core: archetype.cards, pool });
    const offered = offerArchetypes(rules, deck, archetypes).map(({ name }) => name);
    if (!offered.includes(archetype.name)) continue;
    made.set(hashDeck(rules, deck), { deck, recipe: recipe.id, archetype, second });
  }
  return [...made.values()];
}

/** Returns another colour of the archetype, otherwise a random one. */
function secondColor(config: GameConfig, { colors }: ArchetypeEntry, key: string): string {
  const [first, own] = colors;
  if (own !== undefined) return own;
  const others = config.gameColors.map(({ value }) => value).filter((value) => value !== first);
  return others[Math.floor(drawOf(`${key} second`) * others.length)] ?? '';
}
