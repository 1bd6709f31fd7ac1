import type { QueryLanguage } from './query-language.ts';

/** Seeded random numbers from 0 to 1. */
export function createDice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b_79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const JOINTS = [
  ' ',
  ' ',
  ' ',
  '',
  ' or ',
  ' and ',
  ' not ',
  ',',
  '|',
  '(',
  ')',
  ' (',
  ') ',
  '-',
  ' -',
];
const OPERATORS = [':', ':', '=', '!=', '<>', '<', '<=', '>', '>='];
const VALUES = [
  'blue',
  '"Deep Blue"',
  "'a b'",
  '“x”',
  '3',
  '2..4',
  '..4',
  '2..',
  '4+',
  '-1',
  '1e3',
  'none',
  'any',
  'N/A',
  '/dr.w/',
  String.raw`/a\/b|(c)/`,
  '/(/',
  '2026-01',
  '2026-01..',
  '1,2|3',
  '"unclosed',
  String.raw`"a \" b\\"`,
  'X-Rounder',
  'LR++',
  '★',
  'カード',
  '\u00a8',
  '\u{1F600}',
  '',
];
const STRAYS = [
  '!',
  '!"',
  '/',
  '//',
  '"',
  "'",
  '\\',
  '..',
  ':',
  '-',
  '--',
  'or',
  'OR',
  'not',
  '\n',
  '\u3000',
  '\ud800',
  'sort:-ap',
  'dir:desc',
  '-sort:hp',
  'constructor:x',
  '__proto__:y',
  'is:toString',
];

/** Generates a query as somebody might type it, valid or not. */
export function generateQuery(dice: () => number, language: QueryLanguage): string {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(dice() * list.length)] as T;
  const fields = [...language.fields.keys()];
  const flags = [...language.flags.keys()];
  const sorts = [...language.sorts.keys()];
  const term = (): string => {
    const kind = dice();
    if (kind < 0.45) return `${pick(fields)}${pick(OPERATORS)}${pick(VALUES)}`;
    if (kind < 0.52) return `${pick(fields)}${pick(OPERATORS)}${pick(fields)}`;
    if (kind < 0.6) return `${pick(['is', 'has', 'not'])}:${pick(dice() < 0.8 ? flags : fields)}`;
    if (kind < 0.64) return `sort:${pick(['', '-'])}${pick(sorts)}`;
    if (kind < 0.85) return pick(VALUES);
    return pick(STRAYS);
  };
  const length = 1 + Math.floor(dice() * 7);
  return Array.from({ length }, () => term() + pick(JOINTS)).join('');
}
