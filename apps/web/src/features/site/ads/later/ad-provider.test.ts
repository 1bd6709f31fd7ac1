import { describe, expect, it } from 'vitest';
import { initProvider } from './ad-provider.ts';

const [first, second] = ['Harbour night', 'Know what you own'].map((title) => ({
  id: title,
  kind: 'announcement' as const,
  title,
  text: 'x',
  action: 'x',
  link: '/decklists',
  picture: null,
  weight: 1,
}));

describe('initProvider', () => {
  it('an anchor over a list is a different ad from its first slot, if there are two', () => {
    if (!first || !second) throw new Error('two ads are needed');
    const two = initProvider({ ads: [first, second], frameUrl: null }, 'unasked', () => 0);
    expect(two.slot(0)).toEqual({ kind: 'house', ad: first });
    expect(two.showAnchor()).toEqual({ kind: 'house', ad: second });
    const one = initProvider({ ads: [first], frameUrl: null }, 'unasked', () => 0);
    expect(one.showAnchor()).toEqual({ kind: 'house', ad: first });
  });

  it('a partner is requested only after consent', () => {
    const answer = { ads: [], frameUrl: 'https://partner.example/ad' };
    expect(initProvider(answer, 'unasked', () => 0).slot(0)).toEqual({ kind: 'house', ad: null });
    const url = 'https://partner.example/ad?place=slot';
    expect(initProvider(answer, 'partners', () => 0).slot(0)).toEqual({ kind: 'frame', url });
  });
});
