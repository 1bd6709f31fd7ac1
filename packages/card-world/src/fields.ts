import { holds } from './condition.ts';
import { makeMoves } from './moves.ts';
import { pickTraits } from './traits.ts';
import type { CardValue, Draft } from './world-card.ts';
import { keyOf, numberOf, textOf } from './world-card.ts';
import { contextFor, type Workshop } from './workshop.ts';
import type { FieldRule } from './world-schema.ts';

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

/** Runs the rules in order; later rules see what earlier ones set. */
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
