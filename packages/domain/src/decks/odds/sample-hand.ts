import { toNumberKey } from '../deck/deck.ts';
import type { GameSetup, Seat } from './game-setup.ts';

export type Random = () => number;

/** A test game; deck numbers start with the top card. */
export interface TestTable {
  readonly hand: readonly string[];
  readonly deck: readonly string[];
  readonly shields: readonly string[];
  /** 0 before the hand is kept. */
  readonly turn: number;
  readonly redrawn: boolean;
}

/** Limit of redraws for a required card. */
const MOST_DEALS = 10_000;

/** Shuffles the deck and deals the first hand. */
export function dealHand(setup: GameSetup, random: Random): TestTable {
  const cards = setup.cards.flatMap(({ cardno, quantity }) =>
    Array.from({ length: quantity }, () => cardno),
  );
  const needed = new Set(setup.openingNeeds?.map(toNumberKey));
  for (let deal = 1; ; deal += 1) {
    const table = draw({ ...EMPTY_TABLE, deck: shuffle(cards, random) }, setup.handSize);
    const counts = table.hand.some((cardno) => needed.has(toNumberKey(cardno)));
    if (needed.size === 0 || counts || deal === MOST_DEALS) return table;
  }
}

/** True if the mulligan is still available. */
export function canRedraw(setup: GameSetup, table: TestTable): boolean {
  return setup.redraw !== 'none' && table.turn === 0 && !table.redrawn;
}

/** Applies the game's mulligan, once and before the hand is kept. */
export function redrawHand(setup: GameSetup, table: TestTable, random: Random): TestTable {
  if (!canRedraw(setup, table)) return table;
  if (setup.redraw === 'intoDeck') return { ...dealHand(setup, random), redrawn: true };
  const under = { ...table, hand: [], deck: [...table.deck, ...shuffle(table.hand, random)] };
  const drawn = draw(under, setup.handSize);
  return { ...drawn, deck: shuffle(drawn.deck, random), redrawn: true };
}

/** Keeps the hand and lays down the shields, before the first draw. */
export function keepHand(setup: GameSetup, table: TestTable): TestTable {
  if (table.turn > 0 || table.shields.length > 0) return table;
  return {
    ...table,
    shields: table.deck.slice(0, setup.shields),
    deck: table.deck.slice(setup.shields),
    redrawn: true,
  };
}

/** Draws for the next turn. */
export function drawForTurn(setup: GameSetup, table: TestTable, seat: Seat): TestTable {
  if (table.turn > 0) return { ...draw(table, setup.drawsPerTurn), turn: table.turn + 1 };
  return { ...draw(keepHand(setup, table), setup.firstDraws[seat]), turn: 1 };
}

const EMPTY_TABLE: TestTable = { hand: [], deck: [], shields: [], turn: 0, redrawn: false };

function draw(table: TestTable, cards: number): TestTable {
  return {
    ...table,
    hand: [...table.hand, ...table.deck.slice(0, cards)],
    deck: table.deck.slice(cards),
  };
}

function shuffle(cards: readonly string[], random: Random): string[] {
  const shuffled = [...cards];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const [here, there] = [shuffled[last], shuffled[other]];
    if (here === undefined || there === undefined) continue;
    shuffled[last] = there;
    shuffled[other] = here;
  }
  return shuffled;
}
