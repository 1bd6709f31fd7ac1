import { EMPTY_DECK, type Deck } from './deck.ts';

/** As `visibility` is stored; `is_public` says whether it is public. */
export const DECK_VISIBILITY = { private: 0, public: 1, unlisted: 2 } as const;

export type DeckVisibility = keyof typeof DECK_VISIBILITY;

/** What a blank name is called: in the store, and in the builder. */
export const UNNAMED_STORED = '(No Name)';
export const UNNAMED_SHOWN = '(no name)';

/** Characters at most. */
export const DECK_TEXT_LIMITS = {
  name: 100,
  notes: 20_000,
  favoritecardlink: 500,
  archetype: 200,
  customSeries: 500,
} as const;

/** Everything about a deck that its owner writes: what is drafted, saved, revised and merged. */
export interface DeckDocument {
  /** Blank while unnamed. */
  readonly name: string;
  readonly cards: Deck;
  /** Safe markdown. */
  readonly notes: string;
  readonly visibility: DeckVisibility;
  /** Number of the card that stands for the deck; blank for none. */
  readonly favoritecard: string;
  /** Address of its picture; blank for none. */
  readonly favoritecardlink: string;
  /** Chosen archetypes, joined by commas as they are stored. */
  readonly archetype: string;
  /** Chosen styles: the documents' selectedItems. */
  readonly selectedItems: readonly string[];
  /** Energies that the deck chooses beside its cards, in games that have them. */
  readonly energy: readonly string[];
  /** Custom series in use. */
  readonly customSeries: readonly string[];
}

export const EMPTY_DOCUMENT: DeckDocument = {
  name: '',
  cards: EMPTY_DECK,
  notes: '',
  visibility: 'private',
  favoritecard: '',
  favoritecardlink: '',
  archetype: '',
  selectedItems: [],
  energy: [],
  customSeries: [],
};

/** Either spelling of no name, and nothing at all, count as unnamed. */
export function isUnnamed(name: string | null | undefined): boolean {
  const trimmed = (name ?? '').trim();
  return trimmed === '' || trimmed === UNNAMED_STORED || trimmed === UNNAMED_SHOWN;
}

/** The name as it is stored, and as lists, pages and dialogs show it. */
export function toStoredName(name: string | null | undefined): string {
  return isUnnamed(name) ? UNNAMED_STORED : (name ?? '').trim();
}

/** The name that the builder sends: blank for an unnamed deck. */
export function toSentName(name: string | null | undefined): string {
  return isUnnamed(name) ? '' : (name ?? '').trim();
}

/** The name that the builder shows. */
export function toShownName(name: string | null | undefined): string {
  return isUnnamed(name) ? UNNAMED_SHOWN : (name ?? '').trim();
}

/** A stored list such as `selecteditems`, whose values are joined by commas. */
export function parseCommaList(text: string | null | undefined): string[] {
  const values = (text ?? '').split(',').map((value) => value.trim());
  return [...new Set(values.filter((value) => value !== ''))];
}

export function printCommaList(values: readonly string[]): string {
  return values.join(',');
}

export function toVisibility(stored: number): DeckVisibility {
  if (stored === DECK_VISIBILITY.public) return 'public';
  return stored === DECK_VISIBILITY.unlisted ? 'unlisted' : 'private';
}

/** The chosen styles with one more or one fewer; over the maximum the oldest choice gives way. */
export function toggleStyle(
  chosen: readonly string[],
  style: string,
  config: { readonly selectableItems: readonly string[]; readonly 'max-selectable-items': number },
): string[] {
  if (chosen.includes(style)) return chosen.filter((other) => other !== style);
  if (!config.selectableItems.includes(style)) return [...chosen];
  return [...chosen, style].slice(-config['max-selectable-items']);
}
