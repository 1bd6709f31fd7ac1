import type { Page } from '@playwright/test';
import { expect } from '../../test.ts';

/** The left player wins; at every third table the other wins one game. */
export const gamesOf = (table: number): readonly [number, number] =>
  table % 3 === 0 ? [2, 1] : [2, 0];

export async function publishRound(desk: Page, round: number): Promise<void> {
  await desk.getByRole('button', { name: `Pair round ${round}` }).click();
  await desk.getByRole('button', { name: `Publish round ${round}` }).click();
  await desk.getByRole('button', { name: /^Results/ }).click();
}

/** By keyboard: table, result, Enter. */
export async function enterResults(desk: Page, tables: readonly number[]): Promise<void> {
  const line = desk.getByLabel('Table and result');
  for (const table of tables) {
    await line.fill(`${table} ${gamesOf(table).join('')}`);
    await line.press('Enter');
    await expect(line).toHaveValue('');
  }
}

export const isLive = (desk: Page): Promise<void> =>
  expect(desk.locator('.desk-sync')).toHaveText('Live');
