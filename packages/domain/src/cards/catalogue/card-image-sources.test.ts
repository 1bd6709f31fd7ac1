import { describe, expect, it } from 'vitest';
import { cardImageSources } from './card-image-sources.ts';

const TEMPLATE = '/media/gundam/cards/{width}/{image}.webp';

describe('card image sources', () => {
  it('offers every stored width and falls back to the largest', () => {
    expect(cardImageSources(TEMPLATE, [630, 315], 'ST01-005')).toEqual({
      src: '/media/gundam/cards/630/ST01-005.webp',
      srcSet:
        '/media/gundam/cards/315/ST01-005.webp 315w, /media/gundam/cards/630/ST01-005.webp 630w',
    });
  });

  it('URL-encodes file names', () => {
    expect(cardImageSources(TEMPLATE, [315], 'P/1 ★$&').src).toBe(
      '/media/gundam/cards/315/P%2F1%20%E2%98%85%24%26.webp',
    );
  });
});
