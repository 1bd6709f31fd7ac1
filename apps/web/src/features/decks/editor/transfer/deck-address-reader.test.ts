import { beforeEach, expect, it } from 'vitest';
import { openContractTexts } from '#lib/contract-texts.test-support.ts';
import type { DeckAnswer } from '#decks/api/deck-mapping.ts';
import { createDeckAddressReader } from './deck-address-reader.ts';

const stored = {
  name: 'Tempo',
  decklistContent: '4 x ST01-001',
  resourcedeck: '',
  sidedeck: '1 x ST01-002',
  considering: '',
} as DeckAnswer;

let now = 50_000;
let asked: string[] = [];
const attempts = new Map<string, number>();
const open = (readDeck: () => Promise<DeckAnswer> = () => Promise.resolve(stored)) =>
  createDeckAddressReader({
    gameid: 'gundam',
    isKnownGame: (game) => ['gundam', 'ua'].includes(game),
    attempts,
    now: () => now,
    readDeck: ({ game, deckId }) => {
      asked.push(`${game}/${deckId}`);
      return readDeck();
    },
  });

beforeEach(() => {
  openContractTexts();
  now = 50_000;
  asked = [];
  attempts.clear();
});

it('DIO-10 the same deck cannot be requested again within 10 s, found or not', async () => {
  const found = open()('https://deckframe.example/v3/gundam/decklists/abc');
  expect('read' in found && (await found.read())).toBe(
    '# Tempo\n\n4 x ST01-001\n\nSide deck\n1 x ST01-002',
  );
  expect(open()('gundam/decklists/abc?from=chat')).toEqual({
    fault: 'Please wait 10 seconds before fetching from this URL again',
  });
  now += 9_999;
  expect(open()('gundam/decklists/abc')).toEqual({
    fault: 'Please wait 1 seconds before fetching from this URL again',
  });
  now += 1;
  const lost = open(() => Promise.reject(new Error('gone')))('gundam/decklists/abc');
  await expect('read' in lost && lost.read()).rejects.toThrow('gone');
  expect(open()('gundam/decklists/abc')).toEqual({
    fault: 'Please wait 10 seconds before fetching from this URL again',
  });
  expect(asked).toEqual(['gundam/abc', 'gundam/abc']);
});

it('refuses a deck of another game', () => {
  expect(open()('ua/decklists/abc')).toEqual({
    fault: 'This deck code is for another game: ua',
  });
  expect(asked).toEqual([]);
});

it('DIO-10 another deck need not wait, and an invalid address does not count', () => {
  expect(open()('chess/decklists/abc')).toEqual({ fault: 'Unsupported game: chess' });
  expect(open()('nothing')).toEqual({ fault: 'Invalid decklist URL format' });
  expect(attempts.size).toBe(0);
  open()('gundam/decklists/abc');
  expect(open()('gundam/decklists/abd')).toHaveProperty('read');
});
