import { describe, expect, it } from 'vitest';
import { isAdPicture, isSafeAdLink } from './house-ad.ts';

describe('links', () => {
  it.each(['/', '/cardlist?search=set:GD01', '/decklists', 'https://example.org/shop?a=1#b'])(
    'lead to %s',
    (link) => expect(isSafeAdLink(link)).toBe(true),
  );

  it.each([
    '',
    '//evil.example',
    '/\\evil.example',
    '/a/../../x',
    'http://example.org',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'https://user:secret@example.org',
    'https:\\\\example.org',
    ' https://example.org',
    'https://exa\u200Bmple.org',
    'https://localhost',
    `https://example.org/${'a'.repeat(300)}`,
  ])('never lead to %j', (link) => expect(isSafeAdLink(link)).toBe(false));

  it('pictures must be from this site', () => {
    expect(isAdPicture('/media/gundam/cards/400/GD01-001.webp')).toBe(true);
    for (const path of [
      'https://a.b/x.webp',
      '//a.b/x.webp',
      '/media/../api/x.webp',
      '/media/x.svg',
    ])
      expect(isAdPicture(path), path).toBe(false);
  });
});
