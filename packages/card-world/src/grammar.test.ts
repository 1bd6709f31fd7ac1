import { describe, expect, it } from 'vitest';
import { apportion, createDraws } from './draws.ts';
import { compileGrammar, withArticle, type GrammarContext, parseTemplate } from './grammar.ts';
import { createRandom } from './random.ts';
import { createSeenFilter } from './seen-filter.ts';
import { formatCode } from './series-plan.ts';
import { textFaults } from './text-faults.test-support.ts';

function context(fields: GrammarContext['fields'] = {}): GrammarContext {
  return {
    random: createRandom('test'),
    fields,
    refer: (type) => (type === 'PILOT' ? 'Ilse' : null),
  };
}

describe('the grammar', () => {
  it('expands rules, numbers, agreement, fields and names, and adds up their value', () => {
    const grammar = compileGrammar({
      line: [{ text: 'Draw {n=2..2@1.5} {n?card:cards}, {=color} [{@PILOT}]. {^end}', power: 1 }],
      end: ['gain {a gift}.'],
      gift: ['[Ember]'],
    });
    expect(grammar.expand('line', context({ color: 'Red' }))).toEqual({
      text: 'Draw 2 cards, Red [Ilse]. Gain an [Ember].',
      power: 4,
    });
  });

  it('gives up on a phrase that needs a card that does not exist', () => {
    const grammar = compileGrammar({ line: ['Play [{@BASE}].'] });
    expect(grammar.expand('line', context())).toBeNull();
  });

  it('chooses only phrases that fit the card and the timing', () => {
    const grammar = compileGrammar({
      line: [{ text: '{effect}', note: { _when: 'launch' } }],
      effect: [
        { text: 'Heal it.', if: { _when: ['strike'] } },
        {
          text: 'Go.',
          if: { level: { min: 2, max: 4 } },
          weight: { by: 'color', table: { Red: 1 } },
        },
      ],
    });
    expect(grammar.expand('line', context({ level: 3, color: 'Red' }))?.text).toBe('Go.');
    expect(grammar.expand('line', context({ level: 5, color: 'Red' }))).toBeNull();
    expect(grammar.expand('line', context({ level: 3, color: 'Blue' }))).toBeNull();
  });

  it('throws for a missing rule and an invalid slot', () => {
    expect(() => compileGrammar({ line: ['{nothing}'] }).expand('line', context())).toThrow(
      '"nothing"',
    );
    expect(() => parseTemplate('{two words here}')).toThrow('Unreadable slot');
  });

  it.each([
    ['Ember', 'an Ember'],
    ['(Orchard State) card', 'an (Orchard State) card'],
    ['Unit', 'a Unit'],
    ['Unicorn', 'a Unicorn'],
    ['Drone', 'a Drone'],
  ])('puts the correct article before %s', (word, phrase) => {
    expect(withArticle(word)).toBe(phrase);
  });
});

describe('random draws', () => {
  it('give even twelve cards the distribution of their table', () => {
    const draws = createDraws(createRandom('draws'));
    const drawn = Array.from({ length: 12 }, () => draws.draw('kind', { 1: 6, 2: 3, none: 3 }));
    const count = (value: unknown): number => drawn.filter((one) => one === value).length;
    expect([count(1), count(2), count(null)]).toEqual([6, 3, 3]);
  });

  it('split a total without rounding loss', () => {
    expect(apportion({ a: 1, b: 1, c: 1 }, 10)).toEqual({ a: 4, b: 3, c: 3 });
    expect(apportion({}, 0)).toEqual({});
  });
});

describe('the Bloom filter', () => {
  it('contains everything that was added', () => {
    const seen = createSeenFilter(10);
    for (let index = 0; index < 5000; index += 1) seen.add(`text ${index}`);
    for (let index = 0; index < 5000; index += 1) expect(seen.has(`text ${index}`)).toBe(true);
    expect(createSeenFilter(10).has('text 1')).toBe(false);
  });
});

describe('series codes', () => {
  it.each([
    ['GD{nn}', 7, 'GD07'],
    ['GD{nn}', 112, 'GD112'],
    ['B{n}a', 3, 'B3a'],
    ['{abc}', 28, 'ABC'],
  ])('the pattern %s and set number %i give the code of a set', (pattern, ordinal, code) => {
    expect(formatCode(pattern, ordinal)).toBe(code);
  });
});

describe('the text checks', () => {
  it.each([
    ['Draw 1 cards.', 'one of many'],
    ['Draw 2 card.', 'many of one'],
    ['It is a Event.', 'a before a vowel'],
    ['Pick an Drone.', 'an before a consonant'],
    ['Pick one  now.', 'double space'],
    ['Deal {n} damage.', 'template left over'],
    ['Draw the the card.', 'doubled word'],
    ['Draw 1 card', 'ends badly'],
    ['【Launch】draw 1 card.', 'small letter after the marks'],
    ['Gain <Guard.', 'unbalanced <'],
  ])('find the fault in %s', (text, fault) => {
    expect(textFaults(text)).toContain(fault);
  });
});
