import { expect, it } from 'vitest';
import { openPart } from '#testing/open-part.tsx';
import { LevelChip } from './level-chip.tsx';

/** Returns the number shown by the digit pictures. */
async function drawnOf(props: { level?: number; exp?: number; mode?: 'level' | 'exp' }) {
  const { screen } = await openPart(<LevelChip unit="LV" label="One's own" {...props} />);
  const pictures = [...screen.container.querySelectorAll('img')].map((img) => img.src);
  return pictures.flatMap((src) => /\/(\d)\.\w+$/.exec(src)?.[1] ?? []).join('');
}

it.each([
  [{ level: 4200 }, '999'],
  [{ level: -3 }, '1'],
  [{ level: 42 }, '42'],
  [{}, '1'],
])('EXP-05 EXP-31 the level display shows %j as %s', async (props, drawn) => {
  expect(await drawnOf(props)).toBe(drawn);
});

it.each([
  [-250, '0'],
  [1234, '1234'],
  [undefined, '0'],
])('EXP-06 EXP-31 the level display shows %s EXP as %s', async (exp, drawn) => {
  expect(await drawnOf({ mode: 'exp', ...(exp !== undefined && { exp }) })).toBe(drawn);
});
