import { expect, it } from 'vitest';
import { isCustomSeriesId, printCustomCardId, seriesOfCustomCard } from './custom-id.ts';

it('a number of a fan-made card names its series, however it is written', () => {
  const id = printCustomCardId('fan-0a1b2c3d4e', 7);
  expect(id).toBe('fan-0a1b2c3d4e-007');
  expect(seriesOfCustomCard(id)).toBe('fan-0a1b2c3d4e');
  expect(seriesOfCustomCard(id.toUpperCase())).toBe('fan-0a1b2c3d4e');
  expect(isCustomSeriesId(seriesOfCustomCard('fan-0a1b2c3d4e-1234') ?? '')).toBe(true);
});

it('no other number does', () => {
  for (const number of ['GD01-001', 'fan-0a1b2c3d4e', 'fan-0a1b-001', 'xfan-0a1b2c3d4e-001', '']) {
    expect(seriesOfCustomCard(number), number).toBeUndefined();
  }
});
