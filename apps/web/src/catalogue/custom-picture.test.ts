import type { Card } from '@deckframe/domain/card';
import { expect, it } from 'vitest';
import { findCustomPicture } from './custom-picture.ts';

const card = (more: object) => ({ cardno: 'X-1', ...more }) as Card;

it('CARD-18 a custom card shows its own picture instead of the official one', () => {
  const customPNG = 'https://example.org/x.png';
  expect(findCustomPicture(card({ isCustom: true, customPNG }))).toBe(customPNG);
  expect(findCustomPicture(card({ isCustom: true, customPNG: '/media/x.png' }))).toBe(
    '/media/x.png',
  );
  expect(findCustomPicture(card({ isCustom: false, customPNG }))).toBeUndefined();
  expect(findCustomPicture(card({ isCustom: true })), 'it is drawn from its words').toBe('');
});

it('refuses addresses that could run a script', () => {
  for (const customPNG of ['javascript:alert(1)', 'data:image/svg+xml,x', '//example.org/x.png']) {
    expect(findCustomPicture(card({ isCustom: true, customPNG })), customPNG).toBe('');
  }
});
