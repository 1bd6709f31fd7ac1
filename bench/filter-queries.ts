import type { CardSort } from '@deckframe/domain/filter/card-sorts';
import type { FilterRange, FilterState } from '@deckframe/domain/filter/filter-state';

/** One search of the mix, with plain words as text. */
export type FilterQuery = {
  name: string;
  options?: Record<string, string[]>;
  ranges?: Record<string, FilterRange>;
  text?: string;
  sort: CardSort & { column: string };
};

/** Twelve typical searches of players: options, ranges, common and rare words, parts of words. */
export const FILTER_QUERIES: FilterQuery[] = [
  {
    name: 'options and a range',
    options: { color: ['Red', 'Blue'], categorydata: ['UNIT'] },
    ranges: { cost: { min: 2, max: 4 } },
    sort: { column: 'cost' },
  },
  { name: 'two common words', text: 'opposing card', sort: { column: 'name' } },
  {
    name: 'words and an option',
    text: 'launch tide',
    options: { color: ['Green'] },
    sort: { column: 'apdata' },
  },
  { name: 'a rare word', text: 'deepkeel', sort: { column: 'level' } },
  {
    name: 'trait, rarity and a range',
    options: { trait: ['Tide Wardens', 'Iron-Vow'], rarity: ['R', 'LR'] },
    ranges: { hp: { min: 3 } },
    sort: { column: 'hp' },
  },
  {
    name: 'one letter',
    text: 'k',
    options: { categorydata: ['UNIT'] },
    sort: { column: 'name' },
  },
  {
    name: 'two letters and a range',
    text: 'ha',
    ranges: { cost: { max: 3 } },
    sort: { column: 'cost' },
  },
  { name: 'three words', text: 'deal damage barrier', sort: { column: 'cost' } },
  { name: 'no match', text: 'xyzzyq unit', sort: { column: 'name' } },
  { name: 'all cards', sort: { column: 'cost' } },
  {
    name: 'no link and a range',
    options: { link: ['N/A'] },
    ranges: { level: { min: 3, max: 6 } },
    sort: { column: 'level' },
  },
  { name: 'parts of words', text: 'pposi amag', sort: { column: 'name' } },
];

export function toFilterState({ options = {}, ranges = {}, text }: FilterQuery): FilterState {
  return { optionSets: options, ranges, booleans: {}, ...(text !== undefined && { search: text }) };
}
