import { toPlain, toWords, type WritingRules } from './writing-rules.ts';

/**
 * The first entry of the lists that a text breaks, as the operator wrote it; null where it may be
 * written. Example: with the word `scam*`, `What a Scammer!` gives `scam*`.
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

/** Whole words, unless a star opens an end. */
function toNeedle(entry: string): string {
  const before = entry.startsWith('*') ? '' : ' ';
  const after = entry.endsWith('*') ? '' : ' ';
  return `${before}${toWords(entry).join(' ')}${after}`;
}

/** Also where a sentence runs into the host: a dot on either side parts them. */
function findHost(hosts: readonly string[], text: string): string | null {
  if (hosts.length === 0) return null;
  const names = toPlain(text)
    .split(/[^\p{L}\p{N}.-]+/u)
    .filter((name) => name.includes('.'))
    .map((name) => `.${name}.`);
  const isNamed = (host: string) => names.some((name) => name.includes(`.${toPlain(host)}.`));
  return hosts.find(isNamed) ?? null;
}
