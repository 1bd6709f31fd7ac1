import type { DeckRules } from '../deck/deck-rules.ts';
import type { PlayableStat } from '../../game-config-deck.ts';
import { type BySeat, countDraws, type GameSetup, type Seat } from './game-setup.ts';
import { binomial } from './hypergeometric.ts';

/** The chance of a playable card on a turn. */
export interface PlayableOdds {
  readonly id: string;
  readonly turn: number;
  /** Cards of the deck that can be played by then. */
  readonly playable: number;
  /** Cards seen by then, and the resulting chance. */
  readonly seen: BySeat;
  readonly chances: BySeat;
}

/** Computes the configured figures from starting hand and draws, without mulligan. */
export function computePlayableOdds(rules: DeckRules, setup: GameSetup): PlayableOdds[] {
  const { customStats, levelColumn } = rules.config.statsConfig;
  const size = setup.cards.reduce((all, line) => all + line.quantity, 0);
  return customStats.map((stat) => {
    const playable = setup.cards
      .filter(({ cardno }) => isPlayable(rules, cardno, levelColumn, stat))
      .reduce((all, line) => all + line.quantity, 0);
    const seenBy = (seat: Seat): number => setup.handSize + countDraws(setup, seat, stat.turn);
    const seen = [seenBy(0), seenBy(1)] as const;
    const chances = [
      chanceOfOne(size, playable, seen[0]),
      chanceOfOne(size, playable, seen[1]),
    ] as const;
    return { id: stat.id, turn: stat.turn, playable, seen, chances };
  });
}

function isPlayable(
  { findCard }: DeckRules,
  cardno: string,
  column: string,
  { levels }: PlayableStat,
): boolean {
  const level = findCard(cardno)?.[column];
  return typeof level === 'number' && levels.includes(level);
}

/** Returns the chance of at least one of `wanted` cards among `seen` cards. */
function chanceOfOne(size: number, wanted: number, seen: number): number {
  const drawn = Math.min(seen, size);
  return wanted === 0 ? 0 : 1 - binomial(size - wanted, drawn) / binomial(size, drawn);
}
