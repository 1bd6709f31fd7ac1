import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoBarriers, MEMBER, openPart } from '#testing/open-part.tsx';
import { answer } from '#testing/scripted-api.ts';
import { AuditPage } from './audit-page.tsx';

const STAFF = { ...MEMBER, id: '2', roles: ['Administrator'] };
const ENTRY = {
  id: '7',
  at: '2026-11-02T10:00:00Z',
  actor: 'Northwind',
  action: 'user.roles',
  game: null,
  subject: 'user:9',
  subjectName: 'Emberline',
  changes: [{ field: 'roles', before: '', after: 'EX' }],
};

it('shows before and after, links to the member, and filters by name', async () => {
  await answer('GET /api/admin/audit', 200, { entries: [ENTRY], next: null });
  const { router } = await openPart(
    <main>
      <AuditPage />
    </main>,
    STAFF,
    { path: '/admin/audit', address: '/admin/audit' },
  );
  const row = page.getByRole('row', { name: /Roles changed/ });
  await expect.element(row.getByRole('deletion').first()).toHaveTextContent('nothing');
  await expect.element(row.getByRole('insertion').first()).toHaveTextContent('EX');
  await expect
    .element(row.getByRole('link', { name: 'Emberline' }).first())
    .toHaveAttribute('href', expect.stringContaining('/admin/users?user='));
  await expectNoBarriers();
  await page.getByLabelText('Who').fill('Northwind');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect.poll(() => router.state.location.search).toEqual({ actor: 'Northwind' });
});
