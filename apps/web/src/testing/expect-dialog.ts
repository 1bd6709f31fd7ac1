import { expect } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { expectNoBarriers } from './open-part.tsx';

/** Checks every dialog: accessible name, initial focus, and axe. */
export async function expectDialog(name: string | RegExp, focused: Locator, role = 'dialog') {
  await expect.element(page.getByRole(role as 'dialog', { name })).toBeVisible();
  await expect.element(focused).toHaveFocus();
  await expectNoBarriers();
}

export async function pressEscape(): Promise<void> {
  await userEvent.keyboard('{Escape}');
}
