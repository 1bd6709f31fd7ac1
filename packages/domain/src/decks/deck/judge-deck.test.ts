import { describe, expect, it } from 'vitest';
import { SCENE_RULES } from './deck-scene.test-support.ts';
import type { DeckRules } from './deck-rules.ts';
import { judgeDeck, toggleEnergy } from './judge-deck.ts';
import { type Deck, createDeck } from './deck.ts';
import { printRules } from './deck-hash.ts';

const CHOICE = { min: 1, max: 2, values: ['Grass', 'Fire', 'Water'] };
const withEnergy: DeckRules = {
  ...SCENE_RULES,
  config: { ...SCENE_RULES.config, energyChoice: CHOICE },
};

function deckOf(cards: string): Deck {
  const lines = cards.split(', ').map((text) => {
    const [quantity, cardno = ''] = text.split(' ');
    return { cardno, quantity: Number(quantity) };
  });
  return createDeck({ decklist_content: lines });
}

const MAIN = '1 L-001, 4 S-001, 4 S-002, 4 S-003, 4 S-X01, 4 S-X02';
const whole = createDeck({
  decklist_content: deckOf(MAIN).decklist_content,
  resourcedeck: [{ cardno: 'R-001', quantity: 2 }],
});

const nameOf = (cards: Deck, energy: string[] = [], rules: DeckRules = SCENE_RULES) =>
  judgeDeck(rules, { cards, energy }).name;

describe('the verdict about a deck', () => {
  it('has every slot of the game with its count, also in an empty deck', () => {
    const { slots, name, completion } = judgeDeck(withEnergy, {
      cards: createDeck({}),
      energy: [],
    });
    expect(slots.map(({ id, count, size }) => [id, count, size])).toEqual([
      ['leader', 0, 1],
      ['main', 0, 20],
      ['resource', 0, 2],
      ['energy', 0, 1],
    ]);
    expect([name, completion]).toEqual(['unfinished', 0]);
  });

  it('a full main deck without leader, resources or energy is unfinished', () => {
    expect(nameOf(whole)).toBe('legal');
    expect(nameOf({ ...whole, resourcedeck: [] })).toBe('unfinished');
    const without = deckOf(MAIN.replace('1 L-001, ', ''));
    expect(nameOf({ ...whole, decklist_content: without.decklist_content })).toBe('unfinished');
    expect(nameOf(whole, [], withEnergy)).toBe('unfinished');
    expect(judgeDeck(withEnergy, { cards: whole, energy: [] }).completion).toBe(95);
    expect(nameOf(whole, ['Fire'], withEnergy)).toBe('legal');
  });

  it('a deck is illegal if adding cards cannot fix it', () => {
    expect(nameOf(deckOf('5 S-001'))).toBe('illegal');
    expect(nameOf(whole, ['Grass', 'Fire', 'Water'], withEnergy)).toBe('illegal');
    const config = { ...SCENE_RULES.config, minimumBasicCards: 99 };
    expect(nameOf(whole, [], { ...SCENE_RULES, config })).toBe('illegal');
    expect(nameOf(createDeck({ decklist_content: [{ cardno: 'L-001', quantity: 2 }] }))).toBe(
      'illegal',
    );
  });
});

it('energies are in the order of the game and at most their number', () => {
  const config = { energyChoice: CHOICE };
  expect(toggleEnergy(config, ['Water'], 'Grass')).toEqual(['Grass', 'Water']);
  expect(toggleEnergy(config, ['Grass', 'Water'], 'Fire')).toEqual(['Grass', 'Water']);
  expect(toggleEnergy(config, ['Grass', 'Water'], 'Grass')).toEqual(['Water']);
  expect(toggleEnergy(config, [], 'Stone')).toEqual([]);
});

it('the rules key depends on the rules, not on the date', () => {
  const at = (today: string) => printRules({ ...SCENE_RULES, today });
  expect(at('2026-11-16')).toBe(at('2026-11-17'));
  expect(at('2025-12-31')).not.toBe(at('2026-11-17'));
  expect(printRules(withEnergy)).not.toBe(printRules(SCENE_RULES));
});
