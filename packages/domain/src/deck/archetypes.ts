import type { CatalogueRow } from '../catalogue/catalogue-row.ts';
import { isMainCard } from '../card.ts';
import type { GameConfig } from '../game-config.ts';
import { originalKeyOf } from './copy-limits.ts';
import { colorsOf } from './deck-colors.ts';
import { type DeckConfig, type DeckRules, textOf } from './deck-config.ts';
import { type Deck, toNumberKey } from './deck.ts';

/** The file `archetypes.json` of a game: key → archetype. */
export type ArchetypeFile = Readonly<
  Record<
    string,
    {
      readonly name: string;
      /** Number of the card whose picture stands for it. */
      readonly icon: string;
      readonly cards: readonly string[];
      readonly colors: readonly string[];
    }
  >
>;

/** A kind of deck that players know by name, in the documents' shape. */
export interface Archetype {
  readonly name: string;
  readonly icon: string;
  /** Numbers of the main cards that such a deck is built around. */
  readonly cards: readonly string[];
  /** Those of them that the deck at hand has. */
  readonly foundCards: readonly string[];
  readonly colors: readonly string[];
  /** Gathered from the cards rather than written in the file. */
  readonly isFromDatabase: boolean;
  /** No card picture stands for it, so that one is drawn from its name and colour. */
  readonly needsFakeIcon: boolean;
  /** Hex value of its first colour. */
  readonly color: string;
  readonly imageUrl: string;
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

/** Main cards of the telling rarities grouped by trait; the entries of the file win over them. */
export function listArchetypes(
  config: GroupingConfig,
  file: ArchetypeFile,
  cards: readonly CatalogueRow[],
): Archetype[] {
  const written = Object.values(file).map((entry) =>
    createArchetype(config, { ...entry, isFromDatabase: false }),
  );
  const names = new Set(written.map((archetype) => archetype.name.toLowerCase()));
  const gathered = gatherArchetypes(config, cards).filter(
    (archetype) => !names.has(archetype.name.toLowerCase()),
  );
  return [...written, ...gathered];
}

export function matchArchetype(
  rules: DeckRules,
  deck: Deck,
  archetype: Pick<Archetype, 'cards'>,
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
export function offerArchetypes(
  rules: DeckRules,
  deck: Deck,
  archetypes: readonly Archetype[],
): Archetype[] {
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

function gatherArchetypes(config: GroupingConfig, cards: readonly CatalogueRow[]): Archetype[] {
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
  return [...byTrait].map(([name, group]) =>
    createArchetype(config, {
      name,
      icon: group[0] ? textOf(group[0], 'cardno') : '',
      cards: group.map((card) => textOf(card, config.cardOriginalId_column)),
      colors: [...new Set(group.flatMap((card) => colorsOf(config, card)))],
      isFromDatabase: true,
    }),
  );
}

function createArchetype(
  config: DeckConfig,
  entry: Pick<Archetype, 'cards' | 'colors' | 'icon' | 'isFromDatabase' | 'name'>,
): Archetype {
  return {
    ...entry,
    foundCards: [],
    needsFakeIcon: entry.icon === '',
    color: config.gameColors.find((color) => color.value === entry.colors[0])?.code ?? '',
    imageUrl: '',
    fakeIcon: '',
  };
}
