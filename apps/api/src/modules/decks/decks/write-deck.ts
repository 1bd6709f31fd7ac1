import type { DeckSave } from '@deckframe/contract/decks/decks';
import type { Database } from '@deckframe/database/db';
import { offerArchetypes, type KnownArchetype } from '@deckframe/domain/decks/deck/archetypes';
import { parseDeckTexts, printDeckTexts } from '@deckframe/domain/decks/deck/canonical-text';
import { listCustomSeries } from '@deckframe/domain/decks/deck/card-book';
import { countCards, type DeckLine } from '@deckframe/domain/decks/deck/deck';
import { countChart } from '@deckframe/domain/decks/deck/deck-charts';
import { listDeckColors } from '@deckframe/domain/decks/deck/deck-colors';
import { createDeckRules, type DeckRules } from '@deckframe/domain/decks/deck/deck-config';
import {
  EMPTY_DOCUMENT,
  parseCommaList,
  printCommaList,
  DECK_VISIBILITY,
  toStoredName,
  type DeckDocument,
} from '@deckframe/domain/decks/deck/deck-document';
import { hashDeck } from '@deckframe/domain/decks/deck/deck-hash';
import { detectDeckSeries } from '@deckframe/domain/decks/deck/deck-series';
import { getMainZone, listZoneLines } from '@deckframe/domain/decks/deck/deck-zones';
import { judgeDeck, type DeckVerdictName } from '@deckframe/domain/decks/deck/judge-deck';
import { printRules } from '@deckframe/domain/decks/deck/rules-print';
import type { GameConfig } from '@deckframe/domain/game-config';
import { DECK_ZONE_FIELDS } from '@deckframe/domain/game-config-deck';
import { createHash } from 'node:crypto';
import { openBookOf, respellDeck, type DeckBook } from './deck-book-service.ts';
import { toNameKey, type SearchFacts } from './deck-terms.ts';
import type { DeckWrite } from './deck-writer.ts';
import { findToday } from './queries.ts';
import { indexDeck } from './reading-service.ts';
import {
  replaceDeckCards,
  type DeckColumns,
  type DeckKey,
  type HeldCard,
} from './write-queries.ts';

/** A document with what a save says; what it leaves out stays. */
export function applySave(
  config: GameConfig,
  save: DeckSave,
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

/** In the config's order, as many as the game allows; none where decks choose none. */
function readEnergy({ energyChoice }: GameConfig, energy: readonly string[]): string[] {
  if (!energyChoice) return [];
  return energyChoice.values.filter((value) => energy.includes(value)).slice(0, energyChoice.max);
}

/** As the stored comma list gives them back. */
function readNames(names: readonly string[]): string[] {
  return parseCommaList(printCommaList(names));
}

/** What the server works out of a deck; a client's word for it does not count. */
type DerivedDeck = {
  colors: string[];
  archetype: string[];
  series: string | null;
  cardCount: number;
  completion: number;
  verdict: DeckVerdictName;
  /** Names the rules that the verdict is by. */
  judgedBy: string;
  curve: number[];
  coverImage: string | null;
  /** Names what the deck plays. */
  contentHash: string;
};

export type DeriveFacts = {
  config: GameConfig;
  book: DeckBook;
  archetypes: readonly KnownArchetype[];
  seriesCodes: readonly string[];
  /** UTC date, YYYY-MM-DD. */
  today: string;
};

const CURVE_BARS = 13;

function deriveDeck(document: DeckDocument, facts: DeriveFacts): DerivedDeck {
  const { config, book } = facts;
  const rules = createDeckRules(config, (cardno) => book.find(cardno), facts.today);
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
    coverImage: findCoverImage(document.favoritecard, main, book),
    contentHash: hashDeck(rules, deck),
  };
}

/** What the owner chose, as far as it applies to the deck; else what applies best. */
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
  book: DeckBook,
): string | null {
  const numbers = [favourite, ...main.map((line) => line.cardno)];
  for (const number of numbers) {
    const image = number === '' ? undefined : book.find(number)?.['image'];
    if (typeof image === 'string' && image !== '') return image;
  }
  return null;
}

/** A deck in the form in which all its tables take it. */
export type PreparedDeck = {
  columns: DeckColumns;
  cards: HeldCard[];
  contentHash: string;
  /** What the public lists find it by; null for a deck that they do not show. */
  findBy: (isStarter: boolean) => SearchFacts | null;
};

/** Raised when the picture is drawn in another way, so that old pictures are not shown again. */
const PICTURE_STYLE = 1;
/** Considering and side deck are no part of what a deck holds. */
const PLAYED_FIELDS: readonly string[] = ['decklist_content', 'resourcedeck'];

/** Respells the numbers by the catalogue and works out everything that is worked out. */
export async function prepareDeck(
  { db, config, archetypes, seriesCodes }: DeckWrite,
  document: DeckDocument,
): Promise<PreparedDeck> {
  const book = await openBookOf(db, config.gameid, document.cards, [document.favoritecard]);
  const favoritecard = String(
    book.find(document.favoritecard)?.['cardno'] ?? document.favoritecard,
  );
  const cards = respellDeck(document.cards, book);
  const customSeries = listCustomSeries(cards, document.customSeries);
  const respelled = { ...document, favoritecard, cards, customSeries };
  const derived = deriveDeck(respelled, {
    config,
    book,
    archetypes: await archetypes.list(db, config),
    seriesCodes,
    today: await findToday(db),
  });
  const columns = toColumns(config.gameid, respelled, derived);
  const held = listHeldCards(cards, book);
  return {
    columns,
    cards: held,
    contentHash: derived.contentHash,
    findBy: (isStarter) =>
      document.visibility === 'public'
        ? {
            nameKey: columns.name_key ?? '',
            colors: derived.colors,
            archetype: derived.archetype,
            favoriteCard: favoritecard,
            customSeries: respelled.customSeries,
            isStarter,
            originals: held.filter(isPlayed).map((card) => card.originalid),
          }
        : null,
  };
}

/** The rows that follow from a deck. */
export async function writeParts(
  db: Database,
  key: DeckKey,
  prepared: PreparedDeck,
  isStarter: boolean,
): Promise<void> {
  await replaceDeckCards(db, key, prepared.cards);
  await indexDeck(db, key, prepared.findBy(isStarter));
}

/** A deleted deck is found by nobody. */
export async function clearParts(db: Database, key: DeckKey): Promise<void> {
  await replaceDeckCards(db, key, []);
  await indexDeck(db, key, null);
}

function toColumns(game: string, document: DeckDocument, derived: DerivedDeck): DeckColumns {
  const texts = printDeckTexts(document.cards);
  // Rules come and go; the picture shows none of them.
  const { verdict, judgedBy, ...shown } = derived;
  const name = toStoredName(document.name.normalize('NFC'));
  return {
    decklist_name: name,
    name_key: toNameKey(name),
    ...texts,
    visibility: DECK_VISIBILITY[document.visibility],
    favoritecard: orNull(document.favoritecard),
    favoritecardlink: orNull(document.favoritecardlink),
    colors: orNull(printCommaList(derived.colors)),
    archetype: orNull(printCommaList(derived.archetype)),
    selecteditems: orNull(printCommaList(document.selectedItems)),
    energy: orNull(printCommaList(document.energy)),
    notes: orNull(document.notes),
    customseries: orNull(printCommaList(document.customSeries)),
    series: derived.series,
    card_count: derived.cardCount,
    completion: derived.completion,
    is_legal: verdict === 'legal',
    verdict,
    judged_rules: judgedBy,
    cover_image: derived.coverImage,
    curve: derived.curve,
    picture_hash: hashPicture([game, name, texts.decklist_content, shown]),
  };
}

/** Everything that the deck's picture shows. */
function hashPicture(facts: readonly unknown[]): string {
  const shown = JSON.stringify([PICTURE_STYLE, ...facts]);
  return createHash('sha256').update(shown).digest('hex').slice(0, 20);
}

export function listHeldCards(cards: DeckDocument['cards'], book: DeckBook): HeldCard[] {
  return DECK_ZONE_FIELDS.flatMap((field, zone) => {
    const sums = new Map<string, number>();
    for (const { cardno, quantity } of cards[field]) {
      const originalid = book.originalOf(cardno);
      sums.set(originalid, (sums.get(originalid) ?? 0) + quantity);
    }
    return [...sums].map(([originalid, quantity]) => ({ originalid, zone, quantity }));
  });
}

export function isMain(card: HeldCard): boolean {
  return DECK_ZONE_FIELDS[card.zone] === 'decklist_content';
}

function isPlayed(card: HeldCard): boolean {
  return PLAYED_FIELDS.includes(DECK_ZONE_FIELDS[card.zone] ?? '');
}

function orNull(text: string): string | null {
  return text === '' ? null : text;
}
