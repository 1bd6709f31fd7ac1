import type { Page } from '@playwright/test';

/** `maintenance.spec.ts` locks a game at times. Administrators are not affected. */
export const PASSES_LOCKS = { roles: ['Administrator'] };

/** Hides the maintenance lock from the page. */
export async function hideLock(page: Page, game: string): Promise<void> {
  await page.route(`**/v3/${game}/config/game-config.json`, async (route) => {
    const answer = await route.fetch();
    const config = (await answer.json()) as object;
    await route.fulfill({ response: answer, json: { ...config, maintenanceLocked: false } });
  });
}
