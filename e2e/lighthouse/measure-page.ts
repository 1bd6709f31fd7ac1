import { chromium } from '@playwright/test';
import lighthouse, { desktopConfig } from 'lighthouse';
import { findFreePort } from '../../scripts/services/free-port.ts';
import { CHROMIUM_ARGS, CHROMIUM_PATH } from '../chromium.ts';

export type Profile = 'desktop' | 'phone';

export type PageMeasures = {
  largestPaintMs: number;
  layoutShift: number;
  /** The addresses of all scripts that the load fetched. */
  scripts: string[];
};

type NetworkItem = { url: string; resourceType?: string };

/** Loads the page once in a new browser under Lighthouse. */
export async function measurePage(url: string, profile: Profile): Promise<PageMeasures> {
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
      layoutShift: numberOf(audits['cumulative-layout-shift']?.numericValue),
      scripts: items
        .filter(({ resourceType }) => resourceType === 'Script')
        .map((item) => item.url),
    };
  } finally {
    await browser.close();
  }
}

/** A measure that Lighthouse could not take is worse than any budget. */
function numberOf(value: number | undefined): number {
  return value ?? Number.POSITIVE_INFINITY;
}
