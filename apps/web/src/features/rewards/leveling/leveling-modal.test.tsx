import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectDialog, pressEscape } from '#testing/expect-dialog.ts';
import { openPart } from '#testing/open-part.tsx';
import { answer } from '#testing/scripted-api.ts';
import { LevelingModal } from './leveling-modal.tsx';

const BACKGROUND = { kind: 'background', key: 'cobalt' };
const PACK = [
  BACKGROUND,
  { kind: 'banner', key: 'longwatch' },
  { kind: 'badge', key: 'hundred' },
  { kind: 'title', key: 'centurion' },
];

it('EXP-26 the welcome to levels lists what earns EXP and closes by button or Escape', async () => {
  const onClose = vi.fn<() => void>();
  const rewards = [
    { id: '1', level: 5, gifts: [{ kind: 'background', key: 'verdant' }], role: null },
    { id: '2', level: 100, gifts: PACK, role: null },
    { id: '3', level: 300, gifts: PACK, role: 'EX' },
  ];
  await answer('GET /api/cosmetics', 200, { cosmetics: [], rewards });
  await openPart(<LevelingModal onClose={onClose} />);
  await expectDialog(/Welcome to levels/, page.getByRole('button', { name: 'Got it' }));
  await expect.element(page.getByRole('heading', { name: 'Earn EXP' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Level rewards' })).toBeVisible();
  await expect.element(page.getByRole('list').nth(1)).toBeVisible();
  await page.getByRole('button', { name: 'Got it' }).click();
  await pressEscape();
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('EXP-13 EXP-14 EXP-15 EXP-16 EXP-26 the welcome to levels lists the rewards of levels 100, 200, 300, 500, 777 and 999', async () => {
  const rewards = [
    { id: '1', level: 5, gifts: [BACKGROUND], role: null },
    { id: '2', level: 100, gifts: PACK, role: null },
    { id: '3', level: 300, gifts: PACK, role: 'EX' },
  ];
  await answer('GET /api/cosmetics', 200, { cosmetics: [], rewards });
  await openPart(<LevelingModal onClose={() => {}} />);
  await expect.element(page.getByText('Customization pack, and ad-free for life')).toBeVisible();
  const rows = [...document.querySelectorAll('.rewards__row')].map((row) => [
    row.querySelector('.rewards__level')?.textContent.match(/\d+/)?.[0],
    row.querySelector('.rewards__words')?.textContent,
    row.textContent.includes('Soon'),
  ]);
  expect(rows).toEqual([
    ['100', 'Customization pack', false],
    ['200', 'Customization pack', true],
    ['300', 'Customization pack, and ad-free for life', false],
    ['500', 'Customization pack', true],
    ['777', 'Customization pack', true],
    ['999', 'Customization pack', true],
    ['999', 'Your own background, badge and banner', true],
  ]);
  await expect
    .element(page.getByRole('link', { name: 'See all rewards on the level road' }))
    .toHaveAttribute('href', '/level-road');
});
