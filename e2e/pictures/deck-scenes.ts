import type { Page } from '@playwright/test';
import type { Scene } from './scene.ts';

/** A blue and white deck with four cards missing. */
const NORTHWIND = [
  '4 x GD01-055',
  '4 x ST01-003',
  '4 x ST01-005',
  '4 x ST01-002',
  '3 x GD01-048',
  '4 x ST01-001',
  '3 x GD01-046',
  '2 x ST01-006',
  '3 x GD01-001',
  '4 x ST01-010',
  '3 x GD01-083',
  '4 x ST01-012',
  '2 x ST01-014',
  '2 x ST01-015',
].join('\n');
const WHOLE = `${NORTHWIND}\n4 x GD01-011`;

const DRAFT = {
  gundam_storedDecklist: NORTHWIND,
  gundam_deckName: 'Northwind Tempo',
  gundam_selectedItems: 'midrange',
  gundam_favoritecard: 'GD01-001',
  gundam_draftExtras: JSON.stringify({
    considering: '2 x ST02-001\n4 x ST01-004',
    resourcedeck: '10 x R-001',
    visibility: 'private',
    storedAt: '2026-11-15T12:04:00.000Z',
  }),
};

const OTHERS = [
  ['Northwind Tempo', WHOLE, 'GD01-001', 'public'],
  [
    'Glass Cathedral',
    '4 x GD01-043\n4 x GD01-045\n4 x GD01-046\n4 x GD01-048',
    'GD01-043',
    'public',
  ],
  [
    'Tide and timber',
    '4 x GD01-003\n4 x GD01-010\n4 x GD01-011\n4 x GD01-013',
    'GD01-003',
    'private',
  ],
  [
    'Hoarfrost ramp',
    '4 x GD01-044\n4 x ST04-006\n4 x ST04-005\n2 x ST04-007',
    'GD01-044',
    'unlisted',
  ],
  [
    'Lodestar control',
    '4 x ST02-001\n4 x GD01-005\n4 x GD01-008\n4 x GD01-101',
    'ST02-001',
    'public',
  ],
  ['Candle rush', '4 x ST01-007\n4 x ST01-008\n4 x GD01-053\n4 x GD01-056', 'ST01-008', 'private'],
] as const;

async function waitForPool(page: Page): Promise<void> {
  await page.locator('.pool [data-index="0"]').waitFor();
}

/** Creates decks of the logged-in member. Does nothing if they exist. */
export async function createDecks(page: Page): Promise<string> {
  const { origin } = new URL(page.url());
  const listed = await page.request.get('/api/games/gundam/my-decks?order=name&name=Northwind');
  const { decks } = (await listed.json()) as { decks: { id: string }[] };
  if (decks[0]) return decks[0].id;
  let first = '';
  for (const [name, decklistContent, favoriteCard, visibility] of [...OTHERS].reverse()) {
    const answer = await page.request.post('/api/games/gundam/decks', {
      headers: { origin, 'idempotency-key': crypto.randomUUID() },
      data: { name, decklistContent, favoriteCard, visibility, resourcedeck: '10 x R-001' },
    });
    first = ((await answer.json()) as { id: string }).id;
  }
  return first;
}

export const DECK_SCENES: Scene[] = [
  {
    name: 'builder',
    site: 'shipped',
    address: '/v3/gundam/deckbuilder',
    signedIn: true,
    stored: DRAFT,
    arrange: async (page) => {
      await waitForPool(page);
      const insight = page.locator('.strip').filter({ hasText: 'This deck is' });
      if (await insight.isVisible()) {
        await insight.getByRole('button', { name: 'Apply' }).click();
        await insight.waitFor({ state: 'hidden' });
      }
      await page.mouse.move(0, 0);
    },
  },
  {
    name: 'builder-deck',
    site: 'shipped',
    address: '/v3/gundam/deckbuilder',
    only: 'narrow',
    stored: DRAFT,
    arrange: async (page) => {
      await waitForPool(page);
      await page.getByRole('button', { name: 'Deck', exact: true }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'deck',
    site: 'shipped',
    address: '/v3/gundam/mydecks',
    signedIn: true,
    arrange: async (page) => {
      const id = await createDecks(page);
      await page.goto(`/v3/gundam/deck/${id}`, { waitUntil: 'networkidle' });
      await page.locator('.stack img').first().waitFor();
    },
  },
  {
    name: 'public-decks',
    site: 'shipped',
    address: '/v3/gundam/decklists',
    arrange: (page) => page.locator('.deck-card').first().waitFor(),
  },
  {
    name: 'decks',
    site: 'shipped',
    address: '/v3/gundam/mydecks',
    signedIn: true,
    arrange: async (page) => {
      await createDecks(page);
      await page.reload({ waitUntil: 'networkidle' });
      await page.locator('.deck-card').first().waitFor();
    },
  },
];
