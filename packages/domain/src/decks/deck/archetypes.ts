import type { CatalogueRow } from '../../cards/catalogue/catalogue-row.ts';
import { isMainCard } from '../../card.ts';
import type { NamedArchetype } from '../../game-config-deck.ts';
import type { GameConfig } from '../../game-config.ts';
import { type DeckConfig, type DeckRules, originalKeyOf, textOf } from './deck-rules.ts';
import { colorsOf } from './deck-figures.ts';
import { type Deck, toNumberKey } from './deck.ts';

/** The definition of an archetype, from file or cards. */
export interface ArchetypeEntry extends Readonly<Omit<NamedArchetype, 'cards' | 'colors'>> {
  readonly cards: readonly string[];
  readonly colors: readonly string[];
}

/** The file `archetypes.json`: key → archetype. */
export type ArchetypeFile = Readonly<Record<string, ArchetypeEntry>>;

/** An archetype of a game and its source. */
export interface KnownArchetype extends ArchetypeEntry {
  /** True if it was derived from the cards instead of the file. */
  readonly isFromDatabase: boolean;
}

/** An archetype in the documented format. */
export interface Archetype extends KnownArchetype {
  /** Its cards that the deck contains. */
  readonly foundCards: readonly string[];
  /** True if it has no card picture, so one is drawn from its name and colour. */
  readonly needsFakeIcon: boolean;
  /** Hex value of its first colour. */
  readonly color: string;
  /** Address of its card picture; empty if there is none. */
  readonly imageUrl: string;
  /** The drawn picture; empty until drawn, or if not needed. */
  readonly fakeIcon: string;
}

/** How many of the archetype's cards a deck has. */
export interface ArchetypeMatch {
  /** Copies of its cards in the deck. */
  readonly matched: number;
  readonly found: readonly string[];
  readonly notFound: readonly string[];
}

type GroupingConfig = DeckConfig &
  Pick<GameConfig, 'archetypesRarity' | 'cardTraits_column' | 'cardTraits_delimiter'>;

/** Derives archetypes: main cards of the configured rarities, grouped by trait. */
export function gatherArchetypes(
  config: GroupingConfig,
  cards: readonly CatalogueRow[],
): ArchetypeEntry[] {
  const telling = cards.filter(
    (card) =>
      isMainCard({ mainalternate: card['mainalternate'] === false ? false : null }) &&
      config.archetypesRarity.includes(textOf(card, config.rarity_column)),
  );
  const byTrait = new Map<string, CatalogueRow[]>();
  for (const card of telling) {
    const traits = textOf(card, config.cardTraits_column).split(config.cardTraits_delimiter);
    for (const trait of traits.map((part) => part.trim()).filter((part) => part !== '')) {
      byTrait.set(trait, [...(byTrait.get(trait) ?? []), card]);
    }
  }
  return [...byTrait].map(([name, group]) => ({
    name,
    icon: group[0] ? textOf(group[0], 'cardno') : '',
    cards: group.map((card) => textOf(card, config.cardOriginalId_column)),
    colors: [...new Set(group.flatMap((card) => colorsOf(config, card)))],
  }));
}

/**
 * Merges the archetypes of the file and of the cards. An entry of the file overrides one with the
 * same name.
 */
export function mergeArchetypes(
  file: ArchetypeFile,
  gathered: readonly ArchetypeEntry[],
): KnownArchetype[] {
  const written = Object.values(file);
  const names = new Set(written.map(({ name }) => name.toLowerCase()));
  return [
    ...written.map((entry) => ({ ...entry, isFromDatabase: false })),
    ...gathered
      .filter(({ name }) => !names.has(name.toLowerCase()))
      .map((entry) => ({ ...entry, isFromDatabase: true })),
  ];
}

/** Prepares an archetype for display, without comparing it with a deck. */
export function describeArchetype(
  config: Pick<GameConfig, 'gameColors'>,
  known: KnownArchetype,
  findPicture: (cardno: string) => string | undefined,
): Archetype {
  const imageUrl = findPicture(known.icon) ?? '';
  return {
    ...known,
    foundCards: [],
    needsFakeIcon: imageUrl === '',
    color: config.gameColors.find((color) => color.value === known.colors[0])?.code ?? '',
    imageUrl,
    fakeIcon: '',
  };
}

export function matchArchetype(
  rules: DeckRules,
  deck: Deck,
  archetype: Pick<ArchetypeEntry, 'cards'>,
): ArchetypeMatch {
  const keys = new Set(archetype.cards.map(toNumberKey));
  const matching = deck.decklist_content.filter((line) =>
    keys.has(originalKeyOf(rules, line.cardno)),
  );
  const held = new Set(matching.map((line) => originalKeyOf(rules, line.cardno)));
  return {
    matched: matching.reduce((sum, line) => sum + line.quantity, 0),
    found: archetype.cards.filter((cardno) => held.has(toNumberKey(cardno))),
    notFound: archetype.cards.filter((cardno) => !held.has(toNumberKey(cardno))),
  };
}

/**
 * Returns the archetypes that match a deck, best match first: those with enough cards, limited by
 * the config.
 */
export function offerArchetypes<Known extends ArchetypeEntry>(
  rules: DeckRules,
  deck: Deck,
  archetypes: readonly Known[],
): (Known & Pick<Archetype, 'foundCards'>)[] {
  return archetypes
    .map((archetype) => ({ archetype, match: matchArchetype(rules, deck, archetype) }))
    .filter(({ match }) => match.matched >= rules.config['archetype-min-cards'])
    .sort(
      (left, right) =>
        right.match.matched - left.match.matched ||
        right.match.found.length - left.match.found.length ||
        (left.archetype.name < right.archetype.name ? -1 : 1),
    )
    .slice(0, rules.config['archetype-max'])
    .map(({ archetype, match }) => ({ ...archetype, foundCards: match.found }));
}
