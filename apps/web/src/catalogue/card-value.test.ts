import { readFileSync } from 'node:fs';
import type { Card } from '@deckframe/domain/card';
import type { GameConfig } from '@deckframe/domain/game-config';
import { expect, it } from 'vitest';
import { findSeriesByValue } from './card-value.ts';
import { shownNumber } from './card-number.tsx';

const config = JSON.parse(
  readFileSync(new URL('../../../../games/ua/game-config.json', import.meta.url), 'utf8'),
) as GameConfig;

it('GAME-09 shows formatedCardNo_column, or the number if that is empty', () => {
  const card = { cardno: 'AUR-1', printed: 'AUR 001' } as unknown as Card;
  const formatted = { ...config, formatedCardNo_column: 'printed' };
  expect(shownNumber(formatted, card)).toBe('AUR 001');
  expect(shownNumber(formatted, { ...card, printed: '' } as Card)).toBe('AUR-1');
  expect(shownNumber(config, card)).toBe('AUR-1');
});

it('GAME-10 finds a series by substring only with seriesIncludes', () => {
  const at = (value: string, seriesIncludes: boolean) =>
    findSeriesByValue({ ...config, seriesIncludes }, value)?.name;
  const { 'AUR-': aurora } = config.series;
  for (const seriesIncludes of [true, false]) expect(at('AUR', seriesIncludes)).toBe(aurora?.name);
  expect(at('Booster AUR', true)).toBe(aurora?.name);
  expect(at('Booster AUR', false)).toBeUndefined();
});
