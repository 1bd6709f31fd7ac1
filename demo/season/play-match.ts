import type { MatchResult } from '@deckframe/domain/tournaments/match-result';
import type { Seat } from './season-players.ts';
import { bellOf, drawOf } from './stable-draw.ts';

const skillOf = ({ name }: Seat): number => 0.6 * bellOf(`${name} skill`);
const strengthOf = (deck: number): number => 0.3 * bellOf(`deck ${deck} strength`);

/**
 * Advantage of one deck over another: fixed for each pair, with opposite sign for the other side.
 */
function edgeOf(a: number, b: number): number {
  if (a === b) return 0;
  const edge = 0.7 * bellOf(`edge ${Math.min(a, b)} ${Math.max(a, b)}`);
  return a < b ? edge : -edge;
}

/** Better players with better decks win more often. Single cards have no effect. */
export function playMatch(key: string, a: Seat, b: Seat, mayDraw: boolean): MatchResult {
  const lead = skillOf(a) - skillOf(b) + strengthOf(a.deck) - strengthOf(b.deck);
  const chance = 1 / (1 + Math.exp(-lead - edgeOf(a.deck, b.deck)));
  const draw = drawOf(key);
  if (mayDraw && drawOf(`${key} time`) < 0.02) {
    return { outcome: 'draw', games: [1, 1, 0], end: 'time' };
  }
  const lost = drawOf(`${key} close`) < 0.4 ? 1 : 0;
  return draw < chance
    ? { outcome: 'a', games: [2, lost, 0], end: 'play' }
    : { outcome: 'b', games: [lost, 2, 0], end: 'play' };
}
