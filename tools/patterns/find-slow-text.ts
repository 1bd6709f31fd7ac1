import { createContext, Script } from 'node:vm';
import type { FoundPattern } from './find-patterns.ts';

/** As long as the longest text of a member: an article. */
const LENGTH = 20_000;
/** A linear pattern takes a millisecond or two for this, a quadratic one hundreds. */
const MOST_CPU_MS = 60;
/** What is quadratic takes a sixteenth of its time here, and what is linear a twentieth of this. */
const SHORT_LENGTH = LENGTH / 4;
const SUSPECT_MS = 1;
/** Ends an exponential pattern. */
const GIVE_UP_MS = 4000;
/** One of each class that patterns tell apart. */
const LETTERS = ['a', 'A', '0', ' ', '\t', '\n', '_', '-', '.', '[', '(', '*', '"', '/', '#', 'é'];
/** What ends a repetition without a match. */
const ENDS = ['', '\u0001', '\nx'];

const CONTEXT = createContext({ now: () => performance.now() });
const RUN = new Script(`for (const text of texts) {
  const began = now();
  text.replace(pattern, '');
  times.push(now() - began);
}`);

/**
 * Returns a text on which the pattern takes more than linear time; undefined where none was found.
 * Tries repetitions of the characters and words that the pattern itself names: a pattern is slow on
 * what it almost matches. Counts the time of this thread alone, so a busy machine changes nothing.
 */
export function findSlowText({ source, flags }: FoundPattern): string | undefined {
  if (!/[*+]|\{\d+,/.test(source)) return undefined;
  const pattern = new RegExp(source, flags.includes('g') ? flags : `${flags}g`);
  const inputs = listPieces(source).flatMap((piece) => ENDS.map((end) => ({ piece, end })));
  const times = run(
    pattern,
    inputs.map((input) => toText(input, SHORT_LENGTH)),
  );
  // Those that were not reached come after one that took too long.
  const suspects = inputs.filter((_, place) => (times[place] ?? Infinity) > SUSPECT_MS);
  const texts = suspects.map((input) => toText(input, LENGTH));
  return texts.find((text) => measure(pattern, text) > MOST_CPU_MS);
}

const toText = ({ piece, end }: { piece: string; end: string }, length: number): string =>
  `${piece.repeat(Math.ceil(length / piece.length)).slice(0, length)}${end}`;

/** Returns the milliseconds of each text, up to the one on which it gave up. */
function run(pattern: RegExp, texts: readonly string[]): number[] {
  const times: number[] = [];
  Object.assign(CONTEXT, { pattern, texts, times });
  try {
    RUN.runInContext(CONTEXT, { timeout: GIVE_UP_MS });
  } catch {
    // The times that are missing say so.
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
