import { makeDemoCards } from '@deckframe/database/demo-cards';
import { listGameFolders } from '@deckframe/database/game-folders';
import { expect, it } from 'vitest';
import { listRemarks, ratingOf, remarkOn } from './card-texts.ts';

it.each(listGameFolders())('remarks about a card of %s match its facts', (game) => {
  const cards = makeDemoCards(game).filter((card) => card['effectdata'] !== null);
  for (const card of cards) {
    const remarks = listRemarks(card).filter((remark) => remark !== false);
    expect(remarks.length, String(card['cardno'])).toBeGreaterThan(0);
    for (const remark of remarks) {
      expect(remark).toContain(String(card['name']));
      expect(remark).not.toMatch(/undefined|null|NaN|\s{2}/);
    }
    const said = new Map<number, number>();
    const first = remarkOn(card, 'key', said);
    const second = remarkOn(card, 'key', said);
    expect(remarks.length === 1 || second !== first, 'the same twice').toBe(true);
    expect(ratingOf(card, 'Tern')).toBeOneOf([1, 2, 3, 4, 5]);
  }
});
