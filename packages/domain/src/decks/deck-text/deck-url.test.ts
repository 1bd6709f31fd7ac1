import { describe, expect, it } from 'vitest';
import { DECK_URL_COOLDOWN_MS, parseDeckUrl, secondsToWait } from './deck-url.ts';

const isKnown = (game: string): boolean =>
  ['ua', 'uaen', 'pocket', 'opcg', 'gundam'].includes(game);

describe('the address of a deck', () => {
  it.each([
    'https://deckframe.example/v3/gundam/decklists/4kQ0a',
    'gundam/decklists/4kQ0a',
    ' http://x/gundam/decklists/4kQ0a/?ref=1#top ',
  ])('%s contains game and deck', (text) => {
    expect(parseDeckUrl(text, isKnown)).toEqual({
      ok: true,
      game: 'gundam',
      id: '4kQ0a',
      key: 'gundam/decklists/4kQ0a',
    });
  });

  it.each([
    '',
    'decklists/4kQ0a',
    'https://x/v3/gundam/deck/4kQ0a',
    'gundam/decklists/',
    'gundam/decklists/a b',
    'gundam/decklists/a/b',
  ])('"%s" has the wrong form', (text) => {
    expect(parseDeckUrl(text, isKnown)).toEqual({ ok: false, fault: 'invalidUrl', params: {} });
  });

  it('names the game in the refusal of an unknown game', () => {
    expect(parseDeckUrl('https://x/v3/chess/decklists/1', isKnown)).toEqual({
      ok: false,
      fault: 'unsupportedGame',
      params: { game: 'chess' },
    });
  });
});

it('C-84 shows the wait in whole seconds, rounded up, from 10 to 1', () => {
  expect(DECK_URL_COOLDOWN_MS).toBe(10_000);
  const waits = [0, 1, 999, 1000, 8999, 9000, 9001, 9999, 10_000, 99_999].map((since) =>
    secondsToWait(5000, 5000 + since),
  );
  expect(waits).toEqual([10, 10, 10, 9, 2, 1, 1, 1, 0, 0]);
  expect(secondsToWait(undefined, 5000)).toBe(0);
});
