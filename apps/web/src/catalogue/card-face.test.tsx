import type { Card } from '@deckframe/domain/card';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoBarriers, openPart } from '#testing/open-part.tsx';
import { holdTimer } from '#testing/hold-timer.ts';
import { answer } from '#testing/scripted-api.ts';
import MAPPING from '../../../../games/gundam/face-mapping.json' with { type: 'json' };
import { CardFace } from './card-face.tsx';
import { WAITS_MS } from './use-late-picture.ts';

const PICTURE = '/api/pictures/halcyon';
const DOT = 'GIF89a\u0001\0\u0001\0\0\0\0,\0\0\0\0\u0001\0\u0001\0\0\u0002\u0002D\u0001\0;';

const CARD = {
  cardno: 'T01-001',
  name: 'Halcyon Prime',
  color: 'Blue',
  categorydata: 'UNIT',
  level: 4,
  cost: 3,
  apdata: 5,
  hp: 2,
  effectdata: '【Deploy】Draw a card.',
  isCustom: true,
  customPNG: PICTURE,
} as unknown as Card;

function shownText(container: Element): string | undefined {
  const text = container.querySelector<HTMLElement>('.face__text');
  return text?.checkVisibility() ? text.textContent : undefined;
}

const openFace = (width: number, card = CARD) =>
  openPart(
    <div style={{ width }}>
      <CardFace card={card} sizes="240px" />
    </div>,
  );

it('a card without a picture shows name, type, text and numbers', async () => {
  await answer(`GET ${PICTURE}`, 404);
  const { screen } = await openFace(240);
  await expect.element(page.getByRole('img', { name: /Halcyon Prime/ })).toBeVisible();
  await expect.poll(() => shownText(screen.container)).toBe(' Deploy Draw a card.');
  for (const part of ['Halcyon Prime', 'UNIT', 'T01-001']) {
    await expect.element(page.getByText(part, { exact: true })).toBeVisible();
  }
  expect(screen.container.querySelector('.face__numbers')?.textContent).toBe(
    'Level 4Cost 3AP 5HP 2',
  );
  expect(screen.container.querySelectorAll('.face__drawn svg path')).toHaveLength(1);
  await expectNoBarriers();
});

it('a thumbnail without a picture shows the name of the card only', async () => {
  await answer(`GET ${PICTURE}`, 404);
  const { screen } = await openFace(60);
  await expect.element(page.getByText('Halcyon Prime')).toBeVisible();
  expect(shownText(screen.container)).toBeUndefined();
});

it('a picture drawn on request replaces the text', async () => {
  const lookNow = holdTimer(WAITS_MS[0]);
  const picture = '/api/pictures/late';
  await answer(`GET ${picture}`, 404);
  await answer(`GET ${picture}`, 200, DOT);
  const { screen } = await openFace(240, { ...CARD, customPNG: picture } as unknown as Card);
  await expect.poll(() => shownText(screen.container)).toContain('Draw a card.');
  await lookNow();
  await expect
    .poll(() => screen.container.querySelector('.face')?.getAttribute('data-phase'))
    .toBe('ready');
});

it("a fan-made card without a picture is drawn with the game's frame", async () => {
  await answer('GET /api/games/gundam/face-mapping', 200, MAPPING);
  const card = { ...CARD, customPNG: null } as unknown as Card;
  const { screen } = await openPart(
    <div style={{ width: 240 }}>
      <CardFace card={card} sizes="240px" />
    </div>,
  );
  const face = page.getByRole('img', { name: /Halcyon Prime/ });
  await expect.element(face).toHaveAttribute('src', expect.stringMatching(/^data:image\/svg/));
  expect(screen.container.querySelector('.face__drawn')).toBeNull();
  await expectNoBarriers();
});
