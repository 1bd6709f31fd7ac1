import { foreseeField } from '@deckframe/domain/meta/field-formula';
import { simulateField } from '@deckframe/domain/meta/field-simulation';
import { seededNumbers } from '@deckframe/domain/tournaments/draw';

const DECKS = 20;
const EVENTS = 1500;
const PLAN = { players: 256, rounds: 8, cut: 16 };

/** Returns the largest error of the formula, in points of win rate or odds. */
export function measureFormula(): number {
  const random = seededNumbers(4);
  const matrix = Array.from({ length: DECKS }, () => Array.from({ length: DECKS }, () => 0.5));
  for (let a = 0; a < DECKS; a += 1) {
    for (let b = a + 1; b < DECKS; b += 1) {
      const chance = 0.35 + 0.3 * random();
      (matrix[a] ?? [])[b] = chance;
      (matrix[b] ?? [])[a] = 1 - chance;
    }
  }
  const field = { shares: matrix.map(() => 1 / DECKS), matrix };
  const formula = foreseeField(field, PLAN.rounds, PLAN.cut / PLAN.players);
  const played = simulateField(field, PLAN, EVENTS, seededNumbers(9));
  const off = field.shares.flatMap((_, deck) => [
    Math.abs((formula.winRate[deck] ?? 0) - (played.winRate[deck] ?? 0)),
    Math.abs((formula.cut[deck] ?? 0) - (played.cut[deck] ?? 0)),
  ]);
  return 100 * Math.max(...off);
}
