import { chromium } from '@playwright/test';
import lighthouse, { desktopConfig } from 'lighthouse';
import { findFreePort } from '../../apps/api/src/testing/programs/free-port.ts';
import { CHROMIUM_ARGS, CHROMIUM_PATH } from '../chromium.ts';
import type { TimeBudgets } from './budgets.ts';

export type Profile = 'desktop' | 'phone';

export type PageMeasures = {
  largestPaintMs: number;
  blockingMs: number;
  layoutShift: number;
  /** URLs of all loaded scripts. */
  scripts: string[];
};

type NetworkItem = { url: string; resourceType?: string };

/** Other load only makes a page slower, so the best of several loads counts. */
const ATTEMPTS = 3;

/** Returns the best times, but the worst shift, because load does not cause shifts. */
export async function measureBest(
  url: string,
  profile: Profile,
  budgets: TimeBudgets,
): Promise<PageMeasures> {
  let best = await measurePage(url, profile);
  for (let attempt = 1; attempt < ATTEMPTS && isSlow(best, profile, budgets); attempt += 1) {
    const next = await measurePage(url, profile);
    best = {
      largestPaintMs: Math.min(best.largestPaintMs, next.largestPaintMs),
      blockingMs: Math.min(best.blockingMs, next.blockingMs),
      layoutShift: Math.max(best.layoutShift, next.layoutShift),
      scripts: best.scripts,
    };
  }
  return best;
}

export const paintBudgetOf = (profile: Profile, budgets: TimeBudgets): number =>
  profile === 'phone' ? budgets.phonePaintMs : budgets.desktopPaintMs;

function isSlow(
  { largestPaintMs, blockingMs }: PageMeasures,
  profile: Profile,
  budgets: TimeBudgets,
): boolean {
  return largestPaintMs > paintBudgetOf(profile, budgets) || blockingMs > budgets.blockingMs;
}

/** Loads the page once in a new browser under Lighthouse. */
async function measurePage(url: string, profile: Profile): Promise<PageMeasures> {
  const port = await findFreePort();
  const browser = await chromium.launch({
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`],
    ...(CHROMIUM_PATH !== undefined && { executablePath: CHROMIUM_PATH }),
  });
  try {
    const flags = { port, onlyCategories: ['performance'], logLevel: 'error' as const };
    const result = await lighthouse(url, flags, profile === 'desktop' ? desktopConfig : undefined);
    const audits = result?.lhr.audits ?? {};
    const requests = audits['network-requests']?.details;
    const items = requests?.type === 'table' ? (requests.items as unknown as NetworkItem[]) : [];
    return {
      largestPaintMs: numberOf(audits['largest-contentful-paint']?.numericValue),
      blockingMs: numberOf(audits['total-blocking-time']?.numericValue),
      layoutShift: numberOf(audits['cumulative-layout-shift']?.numericValue),
      scripts: items
        .filter(({ resourceType }) => resourceType === 'Script')
        .map((item) => item.url),
    };
  } finally {
    await browser.close();
  }
}

/** A missing measure counts as over every budget. */
function numberOf(value: number | undefined): number {
  return value ?? Number.POSITIVE_INFINITY;
}
