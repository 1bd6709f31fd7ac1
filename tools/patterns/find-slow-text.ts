import { createContext, Script } from 'node:vm';
import type { FoundPattern } from './find-patterns.ts';

/** As long as the longest text of a member: an article. */
const LENGTH = 20_000;
/** A linear pattern takes a millisecond or two for this, a quadratic one hundreds. */
const MOST_CPU_MS = 60;
/** Ends an exponential pattern. */
const GIVE_UP_MS = 4000;
/** One of each class that patterns tell apart. */
const LETTERS = ['a', 'A', '0', ' ', '\t', '\n', '_', '-', '.', '[', '(', '*', '"', '/', '#', 'é'];
/** What ends a repetition without a match. */
const ENDS = ['', '\u0001', '\nx'];

const CONTEXT = createContext({ pattern: /a/, texts: [''] });
const RUN = new Script('for (const text of texts) text.replace(pattern, "")');

/**
 * Returns a text on which the pattern takes more than linear time; undefined where none was found.
 * Tries repetitions of the characters and words that the pattern itself names: a pattern is slow on
 * what it almost matches. Counts the time of this thread alone, so a busy machine changes nothing.
 */
export function findSlowText({ source, flags }: FoundPattern): string | undefined {
  if (!/[*+]|\{\d+,/.test(source)) return undefined;
  const pattern = new RegExp(source, flags.includes('g') ? flags : `${flags}g`);
  const texts = listPieces(source).flatMap((piece) => {
    const long = piece.repeat(Math.ceil(LENGTH / piece.length)).slice(0, LENGTH);
    return ENDS.map((end) => `${long}${end}`);
  });
  if (measure(pattern, texts) <= MOST_CPU_MS) return undefined;
  return texts.find((text) => measure(pattern, [text]) > MOST_CPU_MS);
}

function measure(pattern: RegExp, texts: readonly string[]): number {
  Object.assign(CONTEXT, { pattern, texts });
  const before = process.threadCpuUsage();
  try {
    RUN.runInContext(CONTEXT, { timeout: GIVE_UP_MS });
  } catch {
    if (texts.length === 1) return Infinity;
  }
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

function listPieces(source: string): string[] {
  const plain = source.replaceAll(/\\[a-zA-Z]|\{[\d,]*\}|\(\?<?[!=:]/g, ' ').replaceAll('\\', '');
  const signs = [...new Set(plain.replaceAll(/[\s+?^$|]/g, ''))].slice(0, 20);
  const words = plain.match(/[^\s[\](){}|*+?^$]{2,}/g) ?? [];
  const all = [...new Set([...LETTERS, ...signs, ...words])];
  const few = [...new Set(['a', ' ', ...signs.slice(0, 4), ...words.slice(0, 2)])];
  return [...all, ...few.flatMap((one) => few.map((other) => `${one}${other}`))];
}
