import { openSomebody } from '../../community.ts';
import { findViolations } from '../../find-violations.ts';
import type { Page } from '@playwright/test';
import type { Database } from '@deckframe/database/db';
import { expect, ownName, test } from '../../test.ts';

/** Adds figures of one archetype from an event that no job counts. A retry finds them. */
async function addWindow(database: Database): Promise<void> {
  const at = { gameid: 'ua', window_id: 'rules', size_class: 0 };
  const id = '019a0000-0000-7000-8000-00000000a019';
  await database
    .insertInto('meta_windows')
    .values({ gameid: 'ua', id: 'rules', set_name: 'Harbor Lights', from_day: '2026-10-01' })
    .onConflict((known) => known.doNothing())
    .execute();
  await database
    .insertInto('tournaments')
    .values({
      gameid: 'ua',
      id,
      name: 'Harbor weekly',
      format: 'Standard',
      mode: 'venue',
      time_zone: 'UTC',
      start_date: '2026-10-02',
      registration_deadline: '2026-10-02',
      max_players: 16,
      status: 'cancelled',
      structure: '{"phases": []}',
      list_policy: 'open',
    })
    .onConflict((known) => known.doNothing())
    .execute();
  const tally = '{"cells": [], "shares": []}';
  await database
    .insertInto('meta_events')
    .values({ ...at, tournament_id: id, tally })
    .onConflict((known) => known.doNothing())
    .execute();
  const share = { ...at, archetype: 'Ash Choir', entries: 20, in_cut: 2 };
  await database
    .insertInto('meta_shares')
    .values(share)
    .onConflict((known) => known.doNothing())
    .execute();
}

/** Holds the next save until released, to simulate a slow connection. */
async function holdSave(page: Page): Promise<{ reached: Promise<void>; release: () => void }> {
  const reached = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  let isHeld = false;
  await page.route('**/archetype-rules', async (route) => {
    // The page also reads this address at times.
    if (isHeld || route.request().method() !== 'PUT') return route.fallback();
    isHeld = true;
    reached.resolve();
    await released.promise;
    return route.continue();
  });
  return { reached: reached.promise, release: released.resolve };
}

test('a member proposes an archetype, staff decide, and rules are previewed before they apply', async ({
  page,
  browser,
  database,
  signIn,
  stack,
}) => {
  await signIn({ username: 'Rule Proposer' });
  await addWindow(database);
  await database.deleteFrom('archetype_rule_versions').where('gameid', '=', 'ua').execute();
  const [name, reason] = [ownName('Harbour Tide '), ownName('Everybody calls it ')];
  await page.goto('/v3/ua/tournaments/meta/Ash%20Choir');
  const panel = page.getByRole('region', { name: 'What makes it' });
  await panel.getByRole('button', { name: 'Propose a rule' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('All of these cards').fill('two of ST01-001');
  await expect(page.getByText('Write it as 2 x ST01-001: two of ST01-001')).toBeVisible();
  await page.getByLabel('All of these cards').fill('1 x ST01-001');
  await page.getByLabel('Why').fill(reason);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Propose', exact: true }).click();
  await expect(panel.getByText('Waits')).toBeVisible();

  const admin = await openSomebody(browser, database, stack, { roles: ['Administrator'] });
  const office = admin.page;
  await office.goto('/v3/ua/admin/archetypes');
  const proposal = office.getByRole('listitem').filter({ hasText: reason });
  await proposal.getByLabel(/^Answer to/).fill('Agreed');
  await proposal.getByRole('button', { name: 'Accept' }).click();
  await expect(proposal.getByText('Accepted')).toBeVisible();
  await office.getByRole('button', { name: `Edit ${name}` }).click();
  await office.getByLabel('All of these cards').fill('60 x ST01-001');
  await office.getByRole('button', { name: 'Take over' }).click();
  await expect(office.getByRole('button', { name: 'Save' })).toBeDisabled();
  await office.getByRole('button', { name: 'Preview' }).click();
  await expect(office.getByText(/lists would be called otherwise/)).toBeVisible();
  expect(await findViolations(office)).toEqual([]);
  const saving = await holdSave(office);
  await office.getByRole('button', { name: 'Save' }).click();
  await saving.reached;
  await office.getByRole('button', { name: `Remove ${name}` }).click();
  saving.release();
  await expect(office.getByText(/^Version 2/)).toBeVisible();
  await office.getByRole('button', { name: 'Preview' }).click();
  await office.getByRole('button', { name: 'Save' }).click();
  await expect(office.getByText('No rules yet')).toBeVisible();
  await page.reload();
  await expect(panel.getByText('Agreed')).toBeVisible();

  await page.getByRole('button', { name: /^Mailbox/ }).click();
  await page.getByRole('link', { name: `Your rule for “${name}” was accepted` }).click();
  await expect(page.getByRole('heading', { level: 1, name: name })).toBeVisible();
  await expect(panel.getByText('Agreed')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await admin.close();
});
