import { createContext, Script } from 'node:vm';
import type { FoundPattern } from './find-patterns.ts';

/** Length of the longest text of members, an article. */
const LENGTH = 20_000;
/** A linear pattern needs one or two milliseconds, a quadratic one hundreds. */
const MOST_CPU_MS = 60;
/**
 * Quadratic patterns need a sixteenth of their time here; linear ones a twentieth of this limit.
 */
const SHORT_LENGTH = LENGTH / 4;
const SUSPECT_MS = 1;
/** Stops an exponential pattern. */
const GIVE_UP_MS = 4000;
/** One character of each class that patterns distinguish. */
const LETTERS = ['a', 'A', '0', ' ', '\t', '\n', '_', '-', '.', '[', '(', '*', '"', '/', '#', 'é'];
/** Endings that make a repetition fail to match. */
const ENDS = ['', '\u0001', '\nx'];

const CONTEXT = createContext({ now: () => performance.now() });
const RUN = new Script(`for (const text of texts) {
  const began = now();
  text.replace(pattern, '');
  times.push(now() - began);
}`);

/**
 * Returns a text on which the pattern needs more than linear time, or undefined. It tries
 * repetitions of characters and words in the pattern, because patterns are slow on texts that
 * almost match. It measures CPU time of this thread, so other load does not matter.
 */
export function findSlowText({ source, flags }: FoundPattern): string | undefined {
  if (!/[*+]|\{\d+,/.test(source)) return undefined;
  const pattern = new RegExp(source, flags.includes('g') ? flags : `${flags}g`);
  const inputs = listPieces(source).flatMap((piece) => ENDS.map((end) => ({ piece, end })));
  const times = run(
    pattern,
    inputs.map((input) => toText(input, SHORT_LENGTH)),
  );
  // Texts without a time come after one that took too long.
  const suspects = inputs.filter((_, place) => (times[place] ?? Infinity) > SUSPECT_MS);
  const texts = suspects.map((input) => toText(input, LENGTH));
  return texts.find((text) => measure(pattern, text) > MOST_CPU_MS);
}

const toText = ({ piece, end }: { piece: string; end: string }, length: number): string =>
  `${piece.repeat(Math.ceil(length / piece.length)).slice(0, length)}${end}`;

/** Returns the milliseconds per text, up to the first timeout. */
function run(pattern: RegExp, texts: readonly string[]): number[] {
  const times: number[] = [];
  Object.assign(CONTEXT, { pattern, texts, times });
  try {
    RUN.runInContext(CONTEXT, { timeout: GIVE_UP_MS });
  } catch {
    // The caller sees the timeout from the missing times.
  }
  return times;
}

function measure(pattern: RegExp, text: string): number {
  const before = process.threadCpuUsage();
  if (run(pattern, [text]).length === 0) return Infinity;
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
