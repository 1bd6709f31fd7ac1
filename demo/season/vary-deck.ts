import { type Deck, type DeckLine, createDeck } from '@deckframe/domain/decks/deck/deck';
import { checkDeck } from '@deckframe/domain/decks/deck/judge-deck';
import type { DeckRules } from '@deckframe/domain/decks/deck/deck-rules';
import { drawOf } from './stable-draw.ts';

/**
 * Number of slots that differ between lists of an archetype, and of cards that are tried for each.
 */
const OPEN_SLOTS = 5;
const TRIED = 8;

/** Returns a similar list: some slots have other cards, as far as the rules allow it. */
export function varyDeck(
  rules: DeckRules,
  base: Deck,
  { name, core, pool }: { name: string; core: readonly string[]; pool: readonly string[] },
): Deck {
  const open = base.decklist_content
    .filter(({ cardno, quantity }) => quantity > 1 && !core.includes(cardno))
    .toSorted((a, b) => drawOf(a.cardno) - drawOf(b.cardno))
    .slice(0, OPEN_SLOTS);
  let deck = base;
  for (const { cardno } of open) {
    if (drawOf(`${name} ${cardno}`) < 0.45) continue;
    const others = pool
      .filter((other) => deck.decklist_content.every((line) => line.cardno !== other))
      .toSorted((a, b) => drawOf(`${name} ${a}`) - drawOf(`${name} ${b}`))
      .slice(0, TRIED);
    const moved = drawOf(`${cardno} ${name}`) < 0.5 ? 2 : 4;
    const found = others
      .map((other) => swap(deck, cardno, other, moved))
      .find((tried) => checkDeck(rules, tried).length === 0);
    deck = found ?? deck;
  }
  return deck;
}

function swap(deck: Deck, from: string, to: string, copies: number): Deck {
  const lines = deck.decklist_content.flatMap((line): DeckLine[] => {
    if (line.cardno !== from) return [line];
    const quantity = Math.min(copies, line.quantity);
    const left = line.quantity - quantity;
    const added = { cardno: to, quantity };
    return left > 0 ? [{ cardno: from, quantity: left }, added] : [added];
  });
  return createDeck({ ...deck, decklist_content: lines });
}
