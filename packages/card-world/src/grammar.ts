import { holds } from './condition.ts';
import type { Random } from './random.ts';
import { type CardValue, keyOf } from './world-card.ts';
import type { Alternative, Condition, Weight, World } from './world-schema.ts';

/**
 * Syntax of the grammar files: `{rule}` another rule · `{a rule}` with "a" or "an" · `{^rule}`
 * capitalised · `{1..3}` a number · `{n=1..3}` a number stored as `n` · `{1..3@1.5}` worth 1.5
 * points each · `{$n}` the stored number · `{n?card:cards}` singular or plural · `{=field}` a field
 * of the card · `{@ref}` the name of another card.
 */
type Token =
  | { kind: 'text'; text: string }
  | { kind: 'rule'; name: string; form: 'plain' | 'article' | 'capital' }
  | { kind: 'number'; name: string | null; min: number; max: number; power: number }
  | { kind: 'again'; name: string }
  | { kind: 'agree'; name: string; one: string; many: string }
  | { kind: 'field'; name: string }
  | { kind: 'ref'; name: string };

const NUMBER = /^(?:(\w+)=)?(\d+)\.\.(\d+)(?:@(-?[\d.]+))?$/;

const AGREE = /^(\w+)\?([^:]*):(.*)$/;

const RULE = /^(a |\^)?(\w+)$/;

export interface GrammarContext {
  random: Random;
  fields: Readonly<Record<string, CardValue>>;
  /** Returns the name of a matching other card, or null. */
  refer(name: string): string | null;
}

export interface Phrase {
  text: string;
  power: number;
}

export interface Grammar {
  /** Returns a random phrase of the rule, or null if none fits the card. */
  expand(rule: string, context: GrammarContext): Phrase | null;
}

interface Choice {
  tokens: Token[];
  weight: Weight;
  power: number;
  condition: Condition | undefined;
  note: Record<string, CardValue> | undefined;
}

/** Adds "a" or "an" by the first sound of the word. */
export function withArticle(words: string): string {
  return `${/^[aeiou](?!ni[ctq])/i.test(words.replace(/^[[(<"]+/, '')) ? 'an' : 'a'} ${words}`;
}

function compile(alternative: Alternative): Choice {
  const whole: Exclude<Alternative, string> =
    typeof alternative === 'string' ? { text: alternative } : alternative;
  return {
    tokens: parseTemplate(whole.text),
    weight: whole.weight ?? 1,
    power: whole.power ?? 0,
    condition: whole.if,
    note: whole.note,
  };
}

function weigh(choice: Choice, fields: Readonly<Record<string, CardValue>>): number {
  if (choice.condition !== undefined && !holds(choice.condition, fields)) return 0;
  if (typeof choice.weight === 'number') return choice.weight;
  return choice.weight.table[keyOf(fields, choice.weight.by)] ?? choice.weight.table['*'] ?? 0;
}

function choose(choices: readonly Choice[], context: GrammarContext): Choice | null {
  let sum = 0;
  for (const choice of choices) sum += weigh(choice, context.fields);
  let point = context.random.next() * sum;
  let last: Choice | null = null;
  for (const choice of choices) {
    const weight = weigh(choice, context.fields);
    if (weight <= 0) continue;
    last = choice;
    point -= weight;
    if (point < 0) break;
  }
  return last;
}

export function compileGrammar(rules: World['rules']): Grammar {
  const compiled = new Map(
    Object.entries(rules).map(([name, list]) => [name, list.map((item) => compile(item))]),
  );
  const simple = new Set(
    [...compiled].flatMap(([name, list]) =>
      list.every((choice) => choice.condition === undefined && choice.weight === 1) ? [name] : [],
    ),
  );

  function expandRule(name: string, context: GrammarContext, memory: Map<string, number>) {
    const choices = compiled.get(name);
    if (choices === undefined) throw new ReferenceError(`The grammar has no rule "${name}".`);
    const choice = simple.has(name) ? context.random.pick(choices) : choose(choices, context);
    return choice === null ? null : fill(choice, context, memory);
  }

  function fill(choice: Choice, outer: GrammarContext, memory: Map<string, number>) {
    const context =
      choice.note === undefined ? outer : { ...outer, fields: { ...outer.fields, ...choice.note } };
    let text = '';
    let power = choice.power;
    for (const token of choice.tokens) {
      if (token.kind === 'text') text += token.text;
      else if (token.kind === 'number') {
        const value = context.random.int(token.min, token.max);
        if (token.name !== null) memory.set(token.name, value);
        power += value * token.power;
        text += value;
      } else if (token.kind === 'again') text += memory.get(token.name) ?? 0;
      else if (token.kind === 'agree')
        text += memory.get(token.name) === 1 ? token.one : token.many;
      else if (token.kind === 'rule') {
        const inner: Phrase | null = expandRule(token.name, context, memory);
        if (inner === null) return null;
        power += inner.power;
        if (token.form === 'article') text += withArticle(inner.text);
        else if (token.form === 'plain') text += inner.text;
        else text += inner.text.charAt(0).toUpperCase() + inner.text.slice(1);
      } else {
        const found = token.kind === 'ref' ? context.refer(token.name) : context.fields[token.name];
        if (found === null || found === undefined || Array.isArray(found)) return null;
        text += String(found);
      }
    }
    return { text, power };
  }

  return { expand: (rule, context) => expandRule(rule, context, new Map()) };
}

function readSlot(slot: string): Token {
  const number = NUMBER.exec(slot);
  if (number !== null) {
    return {
      kind: 'number',
      name: number[1] ?? null,
      min: Number(number[2]),
      max: Number(number[3]),
      power: Number(number[4] ?? 0),
    };
  }
  const agree = AGREE.exec(slot);
  if (agree !== null) {
    return { kind: 'agree', name: agree[1] ?? '', one: agree[2] ?? '', many: agree[3] ?? '' };
  }
  if (slot.startsWith('=')) return { kind: 'field', name: slot.slice(1) };
  if (slot.startsWith('@')) return { kind: 'ref', name: slot.slice(1) };
  if (slot.startsWith('$')) return { kind: 'again', name: slot.slice(1) };
  const rule = RULE.exec(slot);
  if (rule === null) throw new SyntaxError(`Unreadable slot {${slot}}.`);
  const form = rule[1] === 'a ' ? 'article' : rule[1] === '^' ? 'capital' : 'plain';
  return { kind: 'rule', name: rule[2] ?? '', form };
}

export function parseTemplate(template: string): Token[] {
  const tokens: Token[] = [];
  for (const part of template.split(/(\{[^{}]*\})/)) {
    if (part === '') continue;
    if (part.startsWith('{')) tokens.push(readSlot(part.slice(1, -1)));
    else tokens.push({ kind: 'text', text: part });
  }
  return tokens;
}
