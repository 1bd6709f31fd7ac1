import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { pressEscape } from '#testing/expect-dialog.ts';
import { expectNoBarriers, openPart } from '#testing/open-part.tsx';
import { FullScreenMenu } from './full-screen-menu.tsx';

it('menu: offers login to a visitor, locks scrolling, and closes on Escape', async () => {
  const onClose = vi.fn<() => void>();
  const { screen } = await openPart(<FullScreenMenu onClose={onClose} />, null);
  await expect.element(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Login' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Register' })).toBeVisible();
  expect(document.documentElement).toHaveClass('no-scroll');
  await expectNoBarriers();
  await pressEscape();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  await screen.unmount();
  expect(document.documentElement).not.toHaveClass('no-scroll');
});
