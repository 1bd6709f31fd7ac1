import type { Page } from '@playwright/test';
import type { WalkedSwitch } from '../tools/game-keys/switches.ts';
import { test } from './test.ts';

export type Step = (page: Page) => Promise<void>;
/** The steps of one page, by switch. */
export type Steps = Partial<Record<WalkedSwitch, Step>>;

/** Takes each step as a step of the test. */
export async function walk(page: Page, steps: Record<string, Step>): Promise<void> {
  for (const [name, step] of Object.entries(steps)) {
    await test.step(name, () => step(page));
  }
}
