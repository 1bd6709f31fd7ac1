import { readFileSync } from 'node:fs';
import { DECK_REASON_MESSAGES, TRANSFER_MESSAGES } from '@deckframe/contract/deck-messages';
import { fillMessage } from '@deckframe/contract/messages';
import { makeDemoCards } from '@deckframe/database/demo-cards';
import type { CatalogueRow } from '@deckframe/domain/cards/catalogue/catalogue-row';
import { decodeDeckCode, encodeDeckCode } from '@deckframe/domain/decks/deck-code/deck-code';
import { parseDeckUrl } from '@deckframe/domain/decks/deck-text/deck-url';
import { printDeckText } from '@deckframe/domain/decks/deck-text/export-deck-text';
import { importDeckText } from '@deckframe/domain/decks/deck-text/import-deck-text';
import { createCardBook, numberOf } from '@deckframe/domain/decks/deck/card-book';
import { checkDeck } from '@deckframe/domain/decks/deck/judge-deck';
import { addCard } from '@deckframe/domain/decks/deck/deck-changes';
import {
  createDeckRules,
  findHomeZone,
  getMainZone,
} from '@deckframe/domain/decks/deck/deck-rules';
import {
  type Deck,
  EMPTY_DECK,
  countAllCards,
  createDeck,
} from '@deckframe/domain/decks/deck/deck';
import type { GameConfig } from '@deckframe/domain/game-config';
import { listGameFolders } from '@deckframe/database/game-folders';
import { createGameSetup } from '@deckframe/domain/decks/odds/game-setup';
import { createDice } from '@deckframe/domain/query/query-generator.test-support';
import { describe, expect, it } from 'vitest';

const GAME_IDS = listGameFolders();

const TODAY = '2026-11-15';

function createScene(game: string) {
  const file = new URL(`${game}/game-config.json`, import.meta.url);
  const config = JSON.parse(readFileSync(file, 'utf8')) as GameConfig;
  const cards: readonly CatalogueRow[] = makeDemoCards(game).map((card) => ({ ...card }));
  const book = createCardBook(cards, config);
  const rules = { ...createDeckRules(config, book.findCard, TODAY), config };
  return { game, config, cards, book, rules };
}

const scenes = GAME_IDS.map(createScene);

describe.each(scenes)('decks of $game', ({ game, config, cards, book, rules }) => {
  const deckable = cards.filter((card) => findHomeZone(config, card));
  const dice = createDice(6);
  const draw = <T>(values: readonly T[]): T | undefined =>
    values[Math.floor(dice() * values.length)];

  /** Adds random cards with the + button until the deck has this many. */
  function clickDeck(clicks: number): Deck {
    let deck = EMPTY_DECK;
    for (let click = 0; click < clicks; click += 1) {
      const card = draw(deckable);
      const place = { cardno: card ? numberOf(card) : '', zone: getMainZone(config).id };
      const change = addCard(rules, deck, place);
      if (change.ok) deck = change.deck;
    }
    return deck;
  }

  it('C-17 adding a card never breaks a copy limit, a banned list or a zone', () => {
    const barred = new Set(['COPY_LIMIT', 'RESTRICTED', 'BANNED', 'WRONG_ZONE', 'NOT_A_DECK_CARD']);
    const reasons = Array.from({ length: 4 }, () => checkDeck(rules, clickDeck(300))).flat();
    expect(reasons.filter((reason) => barred.has(reason.code))).toEqual([]);
    expect(
      reasons.map(({ code, params }) => fillMessage(DECK_REASON_MESSAGES[code], params)),
    ).not.toContainEqual(expect.stringContaining('{'));
  });

  it('every card survives export and import in each format of the game', () => {
    const deck = [clickDeck(300), wholeCatalogue()];
    for (const format of config.exportFormats) {
      for (const each of deck) {
        const report = importDeckText(book, config, printDeckText(rules, each, format));
        expect(report.unread).toEqual([]);
        expect(report.deck).toEqual(each);
      }
    }
  });

  it('every card survives a deck code', () => {
    const energy = config.energyChoice?.values.slice(0, 2) ?? [];
    const coded = { gameid: game, name: 'All of them', deck: wholeCatalogue(), energy };
    expect(decodeDeckCode(encodeDeckCode(coded))).toEqual({ ok: true, coded });
  });

  it('an opening hand follows the config', () => {
    const setup = createGameSetup(rules, clickDeck(300));
    expect(setup.handSize).toBe(config.startingHandCount);
    expect(setup.redraw).toBe(
      { gundam: 'underDeck', ua: 'underDeck', uaen: 'underDeck', opcg: 'intoDeck', pocket: 'none' }[
        game
      ],
    );
    expect(setup.openingNeeds !== undefined).toBe(game === 'pocket');
    expect(setup.cards.length).toBeGreaterThan(10);
  });

  /** Returns a deck with every playable card twice. */
  function wholeCatalogue(): Deck {
    const deck = createDeck(
      Object.groupBy(
        deckable.map((card) => ({ cardno: numberOf(card), quantity: 2 })),
        ({ cardno }) => {
          const card = book.findCard(cardno);
          return (card && findHomeZone(config, card)?.field) ?? 'considering';
        },
      ),
    );
    expect(countAllCards(deck)).toBe(deckable.length * 2);
    return deck;
  }
});

describe('exported decks', () => {
  const [gundam, pocket] = ['gundam', 'pocket'].map((id) =>
    scenes.find((scene) => scene.game === id),
  );

  it('DIO-11 DIO-12 as lines `count x cardId`, or `count cardId name`', () => {
    const deck = createDeck({ decklist_content: [{ cardno: 'ST01-001', quantity: 4 }] });
    expect(gundam && printDeckText(gundam.rules, deck, 'default')).toBe('4 x ST01-001');
    expect(gundam && printDeckText(gundam.rules, deck, 'standard')).toBe(
      '4 ST01-001 Command Deepkeel',
    );
  });

  it('DIO-13 limitless is a format of pocket only and groups Pokémon and Trainer', () => {
    const withIt = scenes.filter(({ config }) => config.exportFormats.includes('limitless'));
    expect(withIt.map(({ game }) => game)).toEqual(['pocket']);
    const trainer = pocket?.cards.find((card) => card['categorydata'] === 'Trainer');
    const trainerNumber = trainer ? numberOf(trainer) : '';
    const deck = createDeck({
      decklist_content: [
        { cardno: 'A1-004', quantity: 2 },
        { cardno: trainerNumber, quantity: 1 },
      ],
    });
    const [set, number] = [
      trainerNumber.replace(/-\d+$/, ''),
      Number(trainerNumber.split('-').at(-1)),
    ];
    expect(pocket && printDeckText(pocket.rules, deck, 'limitless')).toBe(
      `Pokémon: 2\n2 Brambleflit A1 4\n\nTrainer: 1\n1 ${String(trainer?.['name'])} ${set} ${number}`,
    );
  });

  it('DIO-14 the formats of gundam are in reversed order', () => {
    const usual = scenes.filter(({ game }) => game !== 'gundam' && game !== 'pocket');
    for (const { config } of usual) expect(config.exportFormats).toEqual(['default', 'standard']);
    expect(gundam?.config.exportFormats).toEqual(['standard', 'default']);
  });

  it('include side deck and considered cards when asked', () => {
    const deck = createDeck({
      decklist_content: [{ cardno: 'ST01-001', quantity: 4 }],
      sidedeck: [{ cardno: 'ST01-002', quantity: 1 }],
      considering: [{ cardno: 'ST01-003', quantity: 2 }],
    });
    if (!gundam) throw new Error('no game');
    const text = printDeckText(gundam.rules, deck, 'standard', { withAsides: true });
    expect(text).toContain('\n\nSide deck\n1 x ST01-002\n\nConsidering\n2 x ST01-003');
    expect(importDeckText(gundam.book, gundam.config, text).deck).toEqual(deck);
  });
});

it('DIO-08 DIO-09 a deck address needs the right form and a known game', () => {
  const textOf = (address: string): string => {
    const url = parseDeckUrl(address, (id) => GAME_IDS.includes(id));
    return url.ok ? url.game : fillMessage(TRANSFER_MESSAGES[url.fault], url.params);
  };
  for (const game of ['ua', 'uaen', 'pocket', 'opcg', 'gundam']) {
    expect(textOf(`https://deckframe.example/v3/${game}/decklists/abc`)).toBe(game);
  }
  expect(textOf('https://deckframe.example/v3/gundam/deck/abc')).toBe(
    'Invalid decklist URL format',
  );
  expect(textOf('https://deckframe.example/v3/chess/decklists/abc')).toBe(
    'Unsupported game: chess',
  );
});

it('import messages have the documented wording', () => {
  expect(TRANSFER_MESSAGES).toMatchObject({
    noValidCards: 'No valid cards found in import',
    invalidCardNumber: 'Invalid card number: {id}',
    imported: 'Decklist imported successfully',
    importError: 'Error importing decklist: {message}',
    exportError: 'Error exporting decklist as text file: {message}',
    urlWait: 'Please wait {n} seconds before fetching from this URL again',
  });
});
