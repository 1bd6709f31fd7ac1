import { contextFor, type Workshop } from './workshop.ts';
import type { Draft, Move } from './world-card.ts';
import { keyOf, numberOf } from './world-card.ts';
import type { MoveRule } from './world-schema.ts';

const DAMAGE_STEP = 10;

function payment(shop: Workshop, color: string, neutral: string, energy: number): string[] {
  if (color === neutral) return Array.from({ length: energy }, () => neutral);
  const own = energy <= 1 ? energy : Math.max(1, shop.random.int(Math.ceil(energy / 2), energy));
  return Array.from({ length: energy }, (_, index) => (index < own ? color : neutral));
}

/**
 * The things a card can do on its own: each has a name, a payment, damage that grows with the payment
 * and with the card's strength, and sometimes an effect, which then costs some of the damage.
 */
export function makeMoves(shop: Workshop, draft: Draft, rule: MoveRule, place: string): Move[] {
  const count = Number(shop.draws.draw(`${place}.count`, rule.count));
  const grade = keyOf(draft.fields, rule.energyBy);
  const bonus = rule.bonusBy.table[keyOf(draft.fields, rule.bonusBy.field)] ?? 0;
  const ownColor = keyOf(draft.fields, 'color');
  const payable = rule.payAs[ownColor];
  const color = payable === undefined ? ownColor : shop.random.pick(payable);
  const moves: Move[] = [];
  let energy = 0;
  while (moves.length < count) {
    const table = rule.energy[grade] ?? rule.energy['*'] ?? {};
    const drawn = Number(shop.draws.draw(`${place}.energy.${grade}`, table));
    energy = moves.length === 0 ? drawn : Math.min(4, energy + 1);
    const damages = rule.damage[String(energy)] ?? {};
    const base = Number(shop.draws.draw(`${place}.damage.${energy}`, damages));
    let effect: string | null = null;
    let damage = base === 0 ? 0 : base + bonus;
    let suffix = '';
    draft.fields['_energy'] = energy;
    const share = rule.effectShare[grade] ?? rule.effectShare['*'] ?? 0;
    const isDull = base < (rule.dullBelow[energy] ?? 0);
    if (isDull || base === 0 || shop.random.chance(share)) {
      const wanted = base === 0 ? 'only' : String(shop.draws.draw(`${place}.suffix`, rule.suffix));
      draft.fields['_move'] = wanted;
      draft.fields['_damage'] = damage;
      const phrase = shop.grammar.expand(rule.effect, contextFor(shop, draft));
      effect = phrase?.text ?? null;
      if (effect !== null) suffix = wanted === 'plus' ? '+' : wanted === 'times' ? 'x' : '';
      if (base > 0) {
        const after = damage - Math.round(phrase?.power ?? 0) * DAMAGE_STEP;
        damage = Math.max(DAMAGE_STEP, after);
      }
    }
    const name = shop.grammar.expand(rule.name, contextFor(shop, draft))?.text ?? '';
    if (moves.some((move) => move.name === name)) continue;
    const cost = payment(shop, color, rule.neutral, energy);
    moves.push({ name, cost, damage: damage === 0 ? null : `${damage}${suffix}`, effect });
  }
  draft.fields['cost'] = Math.max(...moves.map((move) => move.cost.length));
  const strongest = Math.max(...moves.map((move) => Number.parseInt(move.damage ?? '0', 10)));
  draft.fields['apdata'] = strongest;
  draft.power = strongest / DAMAGE_STEP + numberOf(draft, 'hp') / DAMAGE_STEP;
  return moves;
}
