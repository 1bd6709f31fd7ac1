import { describe, expect, it } from 'vitest';
import { cleanLine, cleanRulesText, foldText, keywordsIn } from './clean-text.ts';

describe('cleanText', () => {
  it('keeps keywords that look like HTML tags', () => {
    const text = cleanRulesText(
      '<Guard> (Exhaust this Unit to make it the target.)<br>【Launch】Draw 1.<br>',
    );
    expect(text.split('\n')).toHaveLength(2);
    expect(text).toContain('<Guard>');
  });

  it.each([
    [
      'Gain &lt;Mend 1&gt;.<br>\n(At the end of your turn.)',
      'Gain <Mend 1>.\n(At the end of your turn.)',
    ],
    [
      '<img src="https://x/ico.png" alt="Raid"> &lt;Ilse Quist&gt; Ready.',
      '[Raid] <Ilse Quist> Ready.',
    ],
    ['-2[On Play] Draw 1.', '[On Play] Draw 1.'],
    ['-2 power to each rested Unit.', '-2 power to each rested Unit.'],
    ['<b>Draw</b> 1.<p>Rest.</p>', 'Draw 1.Rest.'],
  ])('parses %j', (raw, expected) => {
    expect(cleanRulesText(raw)).toBe(expected);
  });

  it('folds dashes, width, accents and quotes for comparison', () => {
    expect(foldText('ＤＯＮ!! −1')).toBe('don!! -1');
    expect(foldText('Noëmi Hallström')).toBe('noemi hallstrom');
    expect(foldText('Z’Rok\u200b')).toBe("z'rok");
  });

  it('cleans names', () => {
    expect(cleanLine('Z’Rok\u200b')).toBe("Z'Rok");
    expect(cleanLine('Ilse &amp; Bram')).toBe('Ilse & Bram');
    expect(cleanLine('&#x41;&#66; &unknown; &#0;')).toBe('AB &unknown; &#0;');
  });

  it('finds known keywords in both notations', () => {
    const known = ['Guard', 'Mend'];
    expect(keywordsIn('It gains【Guard】during this turn. <Mend 2>', known)).toEqual([
      'Guard',
      'Mend',
    ]);
    expect(keywordsIn('【Launch】<Guard> <Guard>', known)).toEqual(['Guard']);
  });
});
