/**
 * The notation of the grammar files:
 * `{rule}` another rule · `{a rule}` the same with "a" or "an" · `{^rule}` with a capital ·
 * `{1..3}` a number, `{n=1..3}` one that is remembered, `{1..3@1.5}` one worth 1.5 points each ·
 * `{$n}` the remembered number · `{n?card:cards}` a word that agrees with it ·
 * `{=field}` a field of the card · `{@ref}` the name of another card.
 */
export type Token =
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
  for (const part of template.split(/(\{[^}]*\})/)) {
    if (part === '') continue;
    if (part.startsWith('{')) tokens.push(readSlot(part.slice(1, -1)));
    else tokens.push({ kind: 'text', text: part });
  }
  return tokens;
}
