import { createHash } from 'node:crypto';
import { foldName } from '@deckframe/domain/deck/fold-name';

/** What the filters of the public lists can ask for. */
export type SearchFacts = {
  nameKey: string;
  colors: readonly string[];
  archetype: readonly string[];
  favoriteCard: string;
  customSeries: readonly string[];
  isStarter: boolean;
  /** The cards of the played zones, by original. */
  originals: readonly string[];
};

/** Words of a search that are looked for; more would narrow nothing down. */
const MAX_WORDS = 6;

/** Scripts written without spaces: a word may begin anywhere. */
const SPACELESS = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

/** The number of a term. Two terms may share one: whoever finds by it looks again. */
export function termNumber(term: string): number {
  return createHash('md5').update(term).digest().readInt32BE(0);
}

/** Every term of a deck, as numbers, each once. */
export function listDeckTerms(facts: SearchFacts): number[] {
  const terms = [
    ...facts.nameKey.split(' ').flatMap(listWordTerms),
    ...facts.colors.map(colorTerm),
    ...facts.archetype.map(archetypeTerm),
    ...(facts.favoriteCard === '' ? [] : [favoriteTerm(facts.favoriteCard)]),
    ...facts.customSeries.map(customSeriesTerm),
    ...(facts.isStarter ? [STARTER_TERM] : []),
    ...facts.originals.map(cardTerm),
  ];
  return [...new Set(terms.map(termNumber))].sort((left, right) => left - right);
}

export const STARTER_TERM = 'starter';
export const colorTerm = (color: string): string => `color:${color.toLowerCase()}`;
export const archetypeTerm = (name: string): string => `archetype:${name.toLowerCase()}`;
export const favoriteTerm = (cardno: string): string => `favorite:${cardno.toLowerCase()}`;
export const customSeriesTerm = (name: string): string => `custom:${name.toLowerCase()}`;
export const cardTerm = (originalid: string): string => `card:${originalid.toLowerCase()}`;

/** A name as it is stored for searching and sorting. */
export function toNameKey(name: string): string {
  return foldName(name);
}

/** A word of a search, the terms that a deck with it must have, and how its name then looks. */
export type NameWord = { terms: string[]; pattern: string; anywhere: boolean };

/**
 * Three letters and more are found anywhere in the name, by every three that follow each other;
 * fewer only where a word begins, or anywhere in a script without spaces.
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
    return { terms: [anywhere ? `2:${word}` : `begins:${word}`], pattern, anywhere };
  });
}

function listWordTerms(word: string): string[] {
  if (word === '') return [];
  const letters = Array.from(word);
  return [
    ...listRuns(letters, 3),
    ...(SPACELESS.test(word) ? listRuns(letters, 2) : []),
    `begins:${letters[0] ?? ''}`,
    `begins:${letters.slice(0, 2).join('')}`,
  ];
}

function listRuns(letters: readonly string[], length: number): string[] {
  const count = Math.max(0, letters.length - length + 1);
  return Array.from({ length: count }, (_, place) => {
    return `${length}:${letters.slice(place, place + length).join('')}`;
  });
}
