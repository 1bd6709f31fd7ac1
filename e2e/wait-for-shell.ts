import type { Page } from '@playwright/test';
import { expect } from './current-limits.ts';

/** Waits until the service worker can open the game offline. */
export async function waitForShell(page: Page): Promise<void> {
  const config = '/v3/gundam/config/game-config.json';
  const isHeld = () => page.evaluate((path) => caches.match(path).then(Boolean), config);
  // It downloads all files of the app, a few at a time, on a busy machine.
  await expect.poll(isHeld, { timeout: 90_000 }).toBe(true);
}
