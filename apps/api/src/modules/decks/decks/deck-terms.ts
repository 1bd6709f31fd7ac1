import { createHash } from 'node:crypto';
import { foldName } from '@deckframe/domain/decks/deck/deck';

/** Data that list filters use. */
export type SearchFacts = {
  nameKey: string;
  colors: readonly string[];
  archetype: readonly string[];
  favoriteCard: string;
  customSeries: readonly string[];
  isStarter: boolean;
  /** Played cards by original id. */
  originals: readonly string[];
};

/** Maximum words of a search. */
const MAX_WORDS = 6;

/** Scripts without spaces, where words start anywhere. */
const SPACELESS = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

/** Returns the terms of a deck as numbers. */
export function listDeckTerms(facts: SearchFacts): number[] {
  const terms = [
    ...facts.nameKey.split(' ').flatMap(listWordTerms),
    ...facts.colors.map(DECK_TERMS.color),
    ...facts.archetype.map(DECK_TERMS.archetype),
    ...(facts.favoriteCard === '' ? [] : [DECK_TERMS.favorite(facts.favoriteCard)]),
    ...facts.customSeries.map(DECK_TERMS.customSeries),
    ...(facts.isStarter ? [DECK_TERMS.starter] : []),
    ...facts.originals.map(DECK_TERMS.card),
  ];
  return [...new Set(terms)].sort((left, right) => left - right);
}

/** Kinds of terms, ignoring case. */
export const DECK_TERMS = {
  starter: termNumber('starter'),
  color: (color: string): number => termNumber(`color:${color.toLowerCase()}`),
  archetype: (name: string): number => termNumber(`archetype:${name.toLowerCase()}`),
  favorite: (cardno: string): number => termNumber(`favorite:${cardno.toLowerCase()}`),
  customSeries: (name: string): number => termNumber(`custom:${name.toLowerCase()}`),
  card: (originalid: string): number => termNumber(`card:${originalid.toLowerCase()}`),
} as const;

/** Folds a name for search and sort. */
export function toNameKey(name: string): string {
  return foldName(name);
}

/** A search word, its terms and name pattern. */
export type NameWord = { terms: number[]; pattern: string; anywhere: boolean };

/**
 * Words of three letters match anywhere by trigrams; shorter ones match word starts, or anywhere in
 * scripts without spaces.
 */
export function readNameWords(search: string): NameWord[] {
  const words = foldName(search)
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS);
  return words.map((word) => {
    const letters = Array.from(word);
    const pattern = word.replaceAll(/[\\%_]/g, String.raw`\$&`);
    if (letters.length >= 3) return { terms: listRuns(letters, 3), pattern, anywhere: true };
    const anywhere = letters.length === 2 && SPACELESS.test(word);
    return { terms: [termNumber(anywhere ? `2:${word}` : `begins:${word}`)], pattern, anywhere };
  });
}

function listWordTerms(word: string): number[] {
  if (word === '') return [];
  const letters = Array.from(word);
  return [
    ...listRuns(letters, 3),
    ...(SPACELESS.test(word) ? listRuns(letters, 2) : []),
    termNumber(`begins:${letters[0] ?? ''}`),
    termNumber(`begins:${letters.slice(0, 2).join('')}`),
  ];
}

function listRuns(letters: readonly string[], length: number): number[] {
  const count = Math.max(0, letters.length - length + 1);
  return Array.from({ length: count }, (_, place) => {
    return termNumber(`${length}:${letters.slice(place, place + length).join('')}`);
  });
}

/** Hashes a term to a number. Collisions are filtered by exact conditions. */
function termNumber(term: string): number {
  return createHash('md5').update(term).digest().readInt32BE(0);
}
