import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoBarriers, MEMBER, openPart } from '#testing/open-part.tsx';
import { answer, receivedCalls, refuse } from '#testing/scripted-api.ts';
import { UsersPage } from './users-page.tsx';

const STAFF = { ...MEMBER, id: '2', roles: ['Administrator'] };
const USER = {
  member: {
    id: '9',
    username: 'Emberline',
    avatar: null,
    level: 3,
    badge: null,
    avatarBackground: null,
  },
  roles: ['EX'],
  emailVerified: true,
  suspended: false,
  createdAt: '2026-03-03T00:00:00Z',
};
const SHEET = {
  user: USER,
  email: 'em…@example.org',
  exp: 2400,
  lastSeenAt: null,
  sessions: 2,
  hasSecondFactor: false,
  suspension: { reason: null, until: null },
  counts: { decks: 4, comments: 1000, openReports: 0 },
};
const NOTHING = { entries: [], next: null };
const inMain = (
  <main>
    <UsersPage />
  </main>
);
const at = (address: string) => ({ path: '/admin/users', address });

async function openSheet() {
  await answer('GET /api/admin/users', 200, { users: [USER], next: null });
  await answer('GET /api/admin/users/9', 200, SHEET);
  await answer('GET /api/admin/audit', 200, NOTHING);
  const opened = await openPart(inMain, STAFF, at('/admin/users?user=9'));
  await expect.element(page.getByRole('heading', { name: 'Emberline' })).toBeVisible();
  return opened;
}

it('a member is chosen from the list, and roles are saved together', async () => {
  const { told } = await openSheet();
  await expect.element(page.getByText('1,000+')).toBeVisible();
  await expectNoBarriers();
  // Only a Superadmin grants staff roles.
  await expect.element(page.getByRole('switch', { name: /^Superadmin/ })).toBeDisabled();
  await expect.element(page.getByRole('button', { name: 'Save roles' })).toBeDisabled();
  const call = 'PUT /api/admin/users/9/roles';
  await answer(call, 200, { userId: '9', roles: ['EX', 'Content Creator'] });
  await page.getByRole('switch', { name: /^Content Creator/ }).click();
  await page.getByRole('button', { name: 'Save roles' }).click();
  await expect
    .poll(async () => (await receivedCalls(call)).map(({ body }) => body))
    .toEqual([{ roles: ['EX', 'Content Creator'] }]);
  await expect.poll(() => told).toEqual(['success: "Roles saved."']);
});

it('a suspension requires a reason; a refusal is shown', async () => {
  const { told } = await openSheet();
  const button = page.getByRole('button', { name: 'Suspend', exact: true });
  await expect.element(button).toBeDisabled();
  await page.getByLabelText('They will read').fill('Rule 4');
  await page.getByLabelText('For').selectOptions('Until it is ended');
  const call = 'PUT /api/admin/users/9/suspension';
  await refuse(call, 403, 'STAFF_ONLY');
  await button.click();
  await expect
    .poll(async () => (await receivedCalls(call)).map(({ body }) => body))
    .toEqual([{ reason: 'Rule 4', until: null }]);
  await expect.poll(() => told.join()).toContain('Insufficient permissions');
});

it('an unknown member and a failed list show a message', async () => {
  await answer('GET /api/admin/users', 200, { users: [], next: null });
  await openPart(inMain, STAFF, at('/admin/users?search=zzz'));
  await expect.element(page.getByText('Nobody found')).toBeVisible();
  await expect.element(page.getByText('Nobody chosen')).toBeVisible();
  await expectNoBarriers();
});

it('a banner is given and EXP corrected by an entry, with a preview', async () => {
  const { told } = await openSheet();
  const items = [
    { kind: 'banner', key: 'glass', name: 'Glass', rarity: 'epic', owned: false, given: false },
    {
      kind: 'banner',
      key: 'skyline',
      name: 'Skyline',
      rarity: 'common',
      owned: true,
      given: false,
    },
  ];
  const worn = { background: null, banner: null, badge: null, nameplate: null, title: null };
  await answer('GET /api/admin/users/9/cosmetics', 200, { items, worn });
  await answer('PUT /api/admin/users/9/cosmetics/banner/glass', 200, { items, worn });
  await page.getByRole('tab', { name: 'Cosmetics' }).click();
  await expect
    .element(page.getByRole('button', { name: 'Take away Skyline' }))
    .not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Give Glass' }).click();
  await expect.poll(() => told).toEqual(['success: "Given."']);
  await expectNoBarriers();

  await answer('GET /api/admin/users/9/exp', 200, NOTHING);
  await page.getByRole('tab', { name: 'EXP' }).click();
  await page.getByLabelText('Amount').fill('-2401');
  await expect.element(page.getByText('Nobody can have less than 0 EXP.')).toBeVisible();
  await page.getByLabelText('Amount').fill('-1400');
  await page.getByLabelText('Reason').fill('Paid twice');
  await expect.element(page.getByText('Then 1,000 EXP, level 2')).toBeVisible();
  const call = 'POST /api/admin/users/9/exp';
  await answer(call, 200, { exp: 1000, level: 2 });
  await page.getByRole('button', { name: 'Add entry' }).click();
  await expect
    .poll(async () => (await receivedCalls(call)).map(({ body }) => body))
    .toEqual([{ amount: -1400, reason: 'Paid twice' }]);
});
