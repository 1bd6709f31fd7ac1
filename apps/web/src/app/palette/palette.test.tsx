import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCatalogue } from '#testing/answer-catalogue.ts';
import { storeRecentDeck } from '#features/decks/lists/recent-decks.ts';
import { localStore } from '#lib/browser-storage.ts';
import { themeChoice } from '#lib/theme/theme-choice.ts';
import { openPart } from '#testing/open-part.tsx';
import { answer } from '#testing/scripted-api.ts';
import { Palette } from './palette.tsx';

/** The real worker with answers that a test can delay. */
let isHeld = false;
let held: (() => void)[] = [];
class HeldWorker extends Worker {
  override addEventListener(type: string, listener: unknown): void {
    const hear = listener as (event: MessageEvent<{ type: string }>) => void;
    super.addEventListener(type, ((event: MessageEvent<{ type: string }>) => {
      if (isHeld && event.data.type === 'answer') held.push(() => hear(event));
      else hear(event);
    }) as EventListener);
  }
}
vi.stubGlobal('Worker', HeldWorker);
const release = (): void => {
  isHeld = false;
  for (const hear of held.splice(0)) hear();
};

const input = () => page.getByRole('combobox');
const firstOption = () => page.getByRole('option').first();

async function openPalette() {
  const onClose = vi.fn<() => void>();
  const { router } = await openPart(<Palette onClose={onClose} />);
  await userEvent.type(input(), 'lod');
  await expect.element(firstOption()).toMatchTextContent('Lodestar');
  isHeld = true;
  return { onClose, address: () => router.state.location.pathname };
}

beforeEach(async () => {
  isHeld = false;
  held = [];
  await answerCatalogue([
    { cardno: 'T01-001', name: 'Lodestar' },
    { cardno: 'T01-002', name: 'Lodge Keeper' },
    { cardno: 'T01-003', name: 'Leaderboard Keeper' },
  ]);
});

it('Enter right after typing waits for the search results', async () => {
  const { onClose, address } = await openPalette();
  await userEvent.keyboard('ge{Enter}');
  await expect.element(firstOption()).toMatchTextContent('Lodestar');
  expect(onClose).not.toHaveBeenCalled();
  release();
  await expect.poll(address).toBe('/cards/T01-002');
  expect(onClose).toHaveBeenCalledOnce();
});

it('another letter cancels the Enter, and without cards a page is chosen', async () => {
  const { onClose, address } = await openPalette();
  await userEvent.keyboard('ge{Enter}{Backspace}');
  release();
  await expect.element(page.getByRole('option', { name: /Lodge Keeper/ })).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  isHeld = true;
  await userEvent.clear(input());
  await userEvent.keyboard('data prot{Enter}');
  expect(onClose).not.toHaveBeenCalled();
  release();
  await expect.poll(address).toBe('/data-protection');
});

it('after moving to a card, Enter opens it at once', async () => {
  const { address } = await openPalette();
  await userEvent.keyboard('ge{ArrowDown}{Enter}');
  await expect.poll(address).toBe('/cards/T01-002');
  await expect.poll(() => held.length, { message: 'not answered yet' }).toBeGreaterThan(0);
});

it('offers recent decks, own decks, themes and games', async () => {
  storeRecentDeck(localStore, 'gundam', { id: 'r1', name: 'Reef', owner: 'Rin', coverImage: null });
  const deck = { id: 'd7', name: 'Lodestar Tempo', owner: { username: 'Vesper' } };
  await answer('GET /api/games/gundam/my-decks', 200, { decks: [deck], next: null });
  await answer('GET /api/games', 200, {
    games: [{ id: 'ua', name: 'Union Arena', startPath: '/v3/ua/', themeColor: '#123456' }],
  });
  await openPart(<Palette onClose={() => {}} />);
  await expect.element(page.getByRole('option', { name: /Reef/ })).toBeVisible();
  await userEvent.type(input(), 'lode');
  await expect.element(page.getByRole('option', { name: /Lodestar Tempo/ })).toBeVisible();
  await userEvent.clear(input());
  await userEvent.type(input(), 'union');
  await expect.element(page.getByRole('option', { name: 'Union Arena' })).toBeVisible();
  await userEvent.clear(input());
  await userEvent.type(input(), 'theme');
  await page.getByRole('option', { name: 'Theme: Light' }).click();
  expect(themeChoice.get()).toBe('light');
  themeChoice.set('system');
  localStore.remove('gundam_recentDecklists');
});

it('a page comes before cards whose names start alike', async () => {
  await openPart(<Palette onClose={() => {}} />);
  await userEvent.type(input(), 'leaderb');
  await expect.element(page.getByRole('option', { name: /Leaderboard Keeper/ })).toBeVisible();
  await expect.element(firstOption()).toMatchTextContent(/^Leaderboard$/);
});
