import { holds } from './condition.ts';
import { pickTraits } from './traits.ts';
import { type CardValue, type Draft, keyOf, numberOf, textOf, type Move } from './world-card.ts';
import { contextFor, type Workshop } from './workshop.ts';
import type { FieldRule, MoveRule } from './world-schema.ts';

const DAMAGE_STEP = 10;

function linear(draft: Draft, rule: Extract<FieldRule, { linear: unknown }>): number {
  let value = 0;
  for (const [field, factor] of Object.entries(rule.linear)) {
    value += factor * (field === 'const' ? 1 : numberOf(draft, field));
  }
  const step = rule.step ?? 0;
  if (step > 0) value = Math.round(value / step) * step;
  return Math.min(rule.max ?? Infinity, Math.max(rule.min ?? -Infinity, value));
}

const patterns = new Map<string, RegExp>();

function patternOf(source: string): RegExp {
  const pattern = patterns.get(source) ?? new RegExp(source, 'gu');
  patterns.set(source, pattern);
  return pattern;
}

function extract(draft: Draft, pattern: string, from: string): string | null {
  const source = textOf(draft, from) ?? '';
  const found = [...source.matchAll(patternOf(pattern))].map(([all, part]) => part ?? all);
  return found.length === 0 ? null : [...new Set(found)].join('|');
}

function valueOf(shop: Workshop, draft: Draft, rule: FieldRule, place: string): CardValue {
  if ('draw' in rule) return shop.draws.draw(place, rule.draw);
  if ('tables' in rule) {
    const key = keyOf(draft.fields, rule.by);
    const table = rule.tables[key] ?? rule.tables['*'];
    return table === undefined ? null : shop.draws.draw(`${place}/${key}`, table);
  }
  if ('linear' in rule) return linear(draft, rule);
  if ('value' in rule) return rule.value;
  if ('copy' in rule) return draft.fields[rule.copy] ?? null;
  if ('rule' in rule) return shop.grammar.expand(rule.rule, contextFor(shop, draft))?.text ?? null;
  if ('extract' in rule) return extract(draft, rule.extract, rule.from);
  if ('traits' in rule) {
    const count = Number(shop.draws.draw(place, rule.count) ?? 0);
    return pickTraits(shop, draft, rule.traits.slice(0, count));
  }
  return makeMoves(shop, draft, rule.moves, place);
}

/** Applies the rules in order. Later rules see the fields that earlier rules set. */
export function applyRules(
  shop: Workshop,
  draft: Draft,
  rules: readonly FieldRule[],
  place: string,
): void {
  for (const [index, rule] of rules.entries()) {
    if (!holds(rule.if, draft.fields)) continue;
    draft.fields[rule.set] = valueOf(shop, draft, rule, `${place}.${index}`);
  }
}

function payment(shop: Workshop, color: string, neutral: string, energy: number): string[] {
  if (color === neutral) return Array.from({ length: energy }, () => neutral);
  const own = energy <= 1 ? energy : Math.max(1, shop.random.int(Math.ceil(energy / 2), energy));
  return Array.from({ length: energy }, (_, index) => (index < own ? color : neutral));
}

/**
 * Generates the attacks of a card: name, cost and damage, sometimes an effect. Damage grows with
 * cost and the card's strength; an effect costs some damage.
 */
function makeMoves(shop: Workshop, draft: Draft, rule: MoveRule, place: string): Move[] {
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
