import { toPlain, toWords, type WritingRules } from './writing-rules.ts';

/**
 * Returns the first listed entry that a text contains, as the operator wrote it, or null. Example:
 * with the word `scam*`, `What a Scammer!` gives `scam*`.
 */
export function findRefused(rules: WritingRules, text: string): string | null {
  if (text === '') return null;
  return findWord(rules.words, text) ?? findHost(rules.hosts, text);
}

function findWord(words: readonly string[], text: string): string | null {
  if (words.length === 0) return null;
  const line = ` ${toWords(text).join(' ')} `;
  return words.find((entry) => line.includes(toNeedle(entry))) ?? null;
}

/** Matches whole words, unless a star opens an end. */
function toNeedle(entry: string): string {
  const before = entry.startsWith('*') ? '' : ' ';
  const after = entry.endsWith('*') ? '' : ' ';
  return `${before}${toWords(entry).join(' ')}${after}`;
}

/** Also finds a host that is joined to a sentence by a dot. */
function findHost(hosts: readonly string[], text: string): string | null {
  if (hosts.length === 0) return null;
  const names = toPlain(text)
    .split(/[^\p{L}\p{N}.-]+/u)
    .filter((name) => name.includes('.'))
    .map((name) => `.${name}.`);
  const isNamed = (host: string) => names.some((name) => name.includes(`.${toPlain(host)}.`));
  return hosts.find(isNamed) ?? null;
}
