import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { AnalyticsProvider } from '#features/site/analytics/analytics-context.ts';
import { startAnalytics } from '#features/site/analytics/start-analytics.ts';
import { betaNoticeSeen, levelingSeen } from '#lib/seen-flags.ts';
import type { SessionUser } from '#lib/session-user.ts';
import { expectDialog, pressEscape } from '#testing/expect-dialog.ts';
import { MEMBER, openPart } from '#testing/open-part.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Interruptions } from './interruptions.tsx';

const notice = () => page.getByRole('dialog', { name: 'Deckframe is in beta' });
const welcome = () => page.getByRole('dialog', { name: 'Welcome to levels' });
const other = () => page.getByRole('dialog', { name: 'Something else' });
const strip = () => page.getByRole('region', { name: 'Counting visits' });

beforeEach(() => {
  localStorage.removeItem('analyticsConsent');
  betaNoticeSeen.set(false);
  levelingSeen.set(false);
});

const openInterruptions = (user: SessionUser | null = null, withOther = false) =>
  openPart(
    <AnalyticsProvider value={startAnalytics('gundam')}>
      {withOther && <SomethingElse />}
      <Interruptions />
    </AnalyticsProvider>,
    user,
  );

/** Counts the most dialogs open at once. */
function countWindows(): () => number {
  let most = 0;
  const count = () => {
    const open = document.querySelectorAll(
      '[role="dialog"]:not([data-closed], [data-ending-style])',
    );
    most = Math.max(most, open.length);
  };
  new MutationObserver(count).observe(document, { subtree: true, childList: true });
  return () => most;
}

function SomethingElse() {
  const [isOpen, setOpen] = useState(true);
  return <Dialog open={isOpen} onOpenChange={setOpen} title="Something else" closeLabel="Close" />;
}

it('an open dialog is not covered: the notice waits, and the welcome follows it', async () => {
  const readMost = countWindows();
  // Preloads the code that opening the notice would need.
  await import('./beta-notice.tsx');
  await openInterruptions(MEMBER, true);
  await expect.element(other()).toBeVisible();
  const began = performance.now();
  await expect.poll(() => performance.now() - began).toBeGreaterThan(900);
  await pressEscape();
  await expect.element(notice()).toBeVisible();
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect.element(welcome()).toBeVisible();
  await expect.element(strip()).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect.element(strip()).toBeVisible();
  expect(readMost(), 'windows at the same time').toBe(1);
});

it('the consent question is a strip that waits for the notice', async () => {
  await openInterruptions();
  await expect.element(notice()).toBeVisible();
  await expect.element(strip()).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect.element(strip()).toBeVisible();
  expect(strip().element().getBoundingClientRect().height).toBeLessThan(120);
  await page.getByRole('button', { name: 'No, thanks' }).click();
  await expect.element(strip()).not.toBeInTheDocument();
});

it('beta notice: is remembered after its button was clicked', async () => {
  const { services } = await openInterruptions();
  await expectDialog('Deckframe is in beta', page.getByRole('button', { name: 'Got it' }));
  await expect
    .element(page.getByRole('link', { name: 'Report bug' }))
    .toHaveAttribute('href', services.config.links.reportBug);
  expect(betaNoticeSeen.get()).toBe(false);
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect.element(notice()).not.toBeInTheDocument();
  expect(betaNoticeSeen.get()).toBe(true);
  expect(localStorage.getItem('betaNoticeSeen')).toBe('true');
});

it('beta notice: Escape also closes and remembers it', async () => {
  await openInterruptions();
  await expect.element(notice()).toBeVisible();
  await pressEscape();
  await expect.element(notice()).not.toBeInTheDocument();
  expect(betaNoticeSeen.get()).toBe(true);
});
