import { type KnownArchetype, offerArchetypes } from './archetypes.ts';
import {
  type DeckDocument,
  type DeckLine,
  EMPTY_DOCUMENT,
  countCards,
  parseCommaList,
  parseDeckTexts,
  printCommaList,
} from './deck.ts';
import { countChart, listDeckColors } from './deck-figures.ts';
import { hashDeck, printRules } from './deck-hash.ts';
import {
  type DeckRules,
  type FindCard,
  createDeckRules,
  getMainZone,
  listZoneLines,
} from './deck-rules.ts';
import { detectDeckSeries } from './deck-series.ts';
import { type DeckVerdictName, judgeDeck } from './judge-deck.ts';
import type { GameConfig } from '../../game-config.ts';

/** Fields of a save: cards always, others if they change. */
export interface DeckSaveFields {
  readonly decklistContent: string;
  readonly considering?: string | undefined;
  readonly sidedeck?: string | undefined;
  readonly resourcedeck?: string | undefined;
  readonly name?: string | undefined;
  readonly notes?: string | undefined;
  readonly visibility?: DeckDocument['visibility'] | undefined;
  readonly favoriteCard?: string | undefined;
  readonly favoriteCardLink?: string | undefined;
  readonly archetype?: string | undefined;
  readonly selectedItems?: readonly string[] | undefined;
  readonly energy?: readonly string[] | undefined;
  readonly customSeries?: readonly string[] | undefined;
}

/** Applies a save to a document; omitted fields stay. */
export function applySave(
  config: GameConfig,
  save: DeckSaveFields,
  base: DeckDocument = EMPTY_DOCUMENT,
): DeckDocument {
  const sent = parseDeckTexts({
    decklist_content: save.decklistContent,
    considering: save.considering ?? '',
    sidedeck: save.sidedeck ?? '',
    resourcedeck: save.resourcedeck ?? '',
  });
  return {
    name: save.name ?? base.name,
    cards: {
      decklist_content: sent.decklist_content,
      considering: save.considering === undefined ? base.cards.considering : sent.considering,
      sidedeck: save.sidedeck === undefined ? base.cards.sidedeck : sent.sidedeck,
      resourcedeck: save.resourcedeck === undefined ? base.cards.resourcedeck : sent.resourcedeck,
    },
    notes: save.notes ?? base.notes,
    visibility: save.visibility ?? base.visibility,
    favoritecard: (save.favoriteCard ?? base.favoritecard).trim(),
    favoritecardlink: save.favoriteCardLink ?? base.favoritecardlink,
    archetype: save.archetype ?? base.archetype,
    selectedItems: readStyles(config, save.selectedItems ?? base.selectedItems),
    energy: readEnergy(config, save.energy ?? base.energy),
    customSeries: readNames(save.customSeries ?? base.customSeries),
  };
}

function readStyles(config: GameConfig, styles: readonly string[]): string[] {
  const known = readNames(styles).filter((style) => config.selectableItems.includes(style));
  return known.slice(0, config['max-selectable-items']);
}

/** Returns valid energies in config order, up to the limit; empty if the game has none. */
function readEnergy({ energyChoice }: GameConfig, energy: readonly string[]): string[] {
  if (!energyChoice) return [];
  return energyChoice.values.filter((value) => energy.includes(value)).slice(0, energyChoice.max);
}

/** Normalizes names like the stored comma list. */
function readNames(names: readonly string[]): string[] {
  return parseCommaList(printCommaList(names));
}

/** Values that the server derives from a deck. A client's values are ignored. */
export type DerivedDeck = {
  colors: string[];
  archetype: string[];
  series: string | null;
  cardCount: number;
  completion: number;
  verdict: DeckVerdictName;
  /** Identifies the rules of the verdict. */
  judgedBy: string;
  curve: number[];
  coverImage: string | null;
  /** Identifies the played cards. */
  contentHash: string;
};

type DeriveFacts = {
  config: GameConfig;
  findCard: FindCard;
  archetypes: readonly KnownArchetype[];
  seriesCodes: readonly string[];
  /** UTC date, YYYY-MM-DD. */
  today: string;
};

const CURVE_BARS = 13;

export function deriveDeck(document: DeckDocument, facts: DeriveFacts): DerivedDeck {
  const { config, findCard } = facts;
  const rules = createDeckRules(config, findCard, facts.today);
  const deck = document.cards;
  const main = listZoneLines(rules, deck, getMainZone(config));
  const [chart] = config.charts;
  const verdict = judgeDeck(rules, document);
  return {
    colors: listDeckColors(rules, deck),
    archetype: chooseArchetypes(rules, document, facts.archetypes),
    series:
      detectDeckSeries(deck.decklist_content, facts.seriesCodes, config.wildcardSeries) ?? null,
    cardCount: countCards(main),
    completion: verdict.completion,
    verdict: verdict.name,
    judgedBy: printRules(rules),
    curve: chart
      ? countChart(rules, main, chart)
          .bars.slice(0, CURVE_BARS)
          .map((bar) => bar.count)
      : [],
    coverImage: findCoverImage(document.favoritecard, main, findCard),
    contentHash: hashDeck(rules, deck),
  };
}

/** Returns the owner's choice if it matches the deck, else the best match. */
function chooseArchetypes(
  rules: DeckRules,
  document: DeckDocument,
  archetypes: readonly KnownArchetype[],
): string[] {
  const offered = offerArchetypes(rules, document.cards, archetypes).map(({ name }) => name);
  const chosen = parseCommaList(document.archetype).filter((name) => offered.includes(name));
  return chosen.length > 0 ? chosen : offered.slice(0, 1);
}

function findCoverImage(
  favourite: string,
  main: readonly DeckLine[],
  findCard: FindCard,
): string | null {
  const numbers = [favourite, ...main.map((line) => line.cardno)];
  for (const number of numbers) {
    const image = number === '' ? undefined : findCard(number)?.['image'];
    if (typeof image === 'string' && image !== '') return image;
  }
  return null;
}
