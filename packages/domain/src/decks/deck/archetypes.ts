import type { CatalogueRow } from '../../cards/catalogue/catalogue-row.ts';
import { isMainCard } from '../../card.ts';
import type { NamedArchetype } from '../../game-config-deck.ts';
import type { GameConfig } from '../../game-config.ts';
import { type DeckConfig, type DeckRules, originalKeyOf, textOf } from './deck-rules.ts';
import { colorsOf } from './deck-figures.ts';
import { type Deck, toNumberKey } from './deck.ts';

/** What an archetype is, whoever says so. */
export interface ArchetypeEntry extends Readonly<Omit<NamedArchetype, 'cards' | 'colors'>> {
  readonly cards: readonly string[];
  readonly colors: readonly string[];
}

/** The file `archetypes.json` of a game: key → archetype. */
export type ArchetypeFile = Readonly<Record<string, ArchetypeEntry>>;

/** An archetype of a game, and where it comes from. */
export interface KnownArchetype extends ArchetypeEntry {
  /** Gathered from the cards rather than written in the file. */
  readonly isFromDatabase: boolean;
}

/** A kind of deck that players know by name, in the documents' shape. */
export interface Archetype extends KnownArchetype {
  /** Those of its cards that the deck at hand has. */
  readonly foundCards: readonly string[];
  /** No card picture stands for it, so that one is drawn from its name and colour. */
  readonly needsFakeIcon: boolean;
  /** Hex value of its first colour. */
  readonly color: string;
  /** Where the picture of its card lies; empty without one. */
  readonly imageUrl: string;
  /** The drawn picture; empty until it is drawn, and where none is needed. */
  readonly fakeIcon: string;
}

/** What of an archetype a deck has. */
export interface ArchetypeMatch {
  /** Copies of its cards in the deck. */
  readonly matched: number;
  readonly found: readonly string[];
  readonly notFound: readonly string[];
}

type GroupingConfig = DeckConfig &
  Pick<GameConfig, 'archetypesRarity' | 'cardTraits_column' | 'cardTraits_delimiter'>;

/** Main cards of the telling rarities, grouped by trait. */
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

/** Those of the file and those that the cards tell; an entry of the file wins over its namesake. */
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

/** An archetype with what is needed to show it; no deck has been compared with it yet. */
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
 * The archetypes that apply to a deck, best match first: those with enough matching cards, and of
 * them no more than the config offers.
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
