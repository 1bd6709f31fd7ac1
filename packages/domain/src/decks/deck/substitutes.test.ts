import { describe, expect, it } from 'vitest';
import { findSubstitutes } from './substitutes.ts';

const CONFIG = {
  cardColor_column: 'color',
  cardColor_delimiter: '/',
  cardId_column: 'cardno',
  cardName_column: 'name',
  cardOriginalId_column: 'originalid',
  cardTraits_column: 'trait',
  cardTraits_delimiter: '|',
  cardType_column: 'type',
};
const card = (cardno: string, values: Record<string, number | string | null>) => ({
  cardno,
  originalid: cardno.split('_')[0] ?? '',
  name: `Card ${cardno}`,
  type: 'UNIT',
  cost: 3,
  color: 'Blue',
  trait: 'Crew|Scout',
  keywords: 'Guard',
  ...values,
});
const WANTED = card('W-1', {});
const find = (
  owned: Record<string, Record<string, number | string | null>>,
  weights?: Record<string, number>,
  taken: string[] = [],
) =>
  findSubstitutes(
    { ...CONFIG, ...(weights && { substituteWeights: weights }) },
    WANTED,
    Object.entries(owned).map(([cardno, values]) => ({ row: card(cardno, values), count: 2 })),
    new Set(['W-1', ...taken]),
  );
const namesOf = (found: ReturnType<typeof find>) => found.map(({ cardno }) => cardno);

describe('substitutes', () => {
  it('are of the same type and cost at most one more or less', () => {
    const found = find({
      'A-1': { cost: 4 },
      'A-2': { cost: 5 },
      'A-3': { type: 'BASE' },
      'A-4': { cost: 2 },
      'A-5': { cost: null },
    });
    expect(namesOf(found)).toEqual(['A-1', 'A-4']);
  });

  it('have about the same value of cardCost_column', () => {
    const config = { ...CONFIG, cardCost_column: 'energy' };
    const owned = [
      { row: card('A-1', { energy: 2, cost: 9 }), count: 1 },
      { row: card('A-2', { energy: 9, cost: 3 }), count: 1 },
    ];
    const found = findSubstitutes(config, card('W-1', { energy: 2 }), owned, new Set(['W-1']));
    expect(namesOf(found)).toEqual(['A-1']);
  });

  it('are ranked by weighted shared values, with a reason', () => {
    const owned = {
      'A-1': { trait: 'Scout', color: 'Red', keywords: '' },
      'A-2': { trait: '', color: 'Red/Blue', keywords: '' },
      'A-3': { trait: 'Exile', color: 'Red', keywords: 'Guard|Mend' },
    };
    expect(namesOf(find(owned, { color: 3, trait: 2, keywords: 1 }))).toEqual([
      'A-2',
      'A-1',
      'A-3',
    ]);
    const [first, , last] = find(owned, { keywords: 5, trait: 4, color: 1 });
    expect(first).toMatchObject({ cardno: 'A-3', shared: ['Guard'], type: 'UNIT', cost: 3 });
    expect(last).toMatchObject({ cardno: 'A-2', shared: ['Blue'] });
  });

  it('are at most three, not in the deck, share a value, and count printings once', () => {
    const nothing = { trait: '', color: 'Red' };
    const found = find(
      { 'A-1': {}, 'A-1_p1': {}, 'A-2': {}, 'A-3': {}, 'A-4': {}, 'A-5': nothing, 'A-6': {} },
      undefined,
      ['A-2'],
    );
    expect(namesOf(found)).toEqual(['A-1', 'A-3', 'A-4']);
    expect(found[0]?.owned).toBe(4);
  });
});
