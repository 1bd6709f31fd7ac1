import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, CHROMIUM_PATH } from '../e2e/chromium.ts';
import { VIEWPORTS } from '../e2e/viewports.ts';

/** The requests of a visit. The live connection stays open and is left out. */
export type Visit = { asked: string[]; apiBytes: number; fileBytes: number; files: number };

/** Visits these pages as a new visitor and returns the requests and bytes received. */
export async function recordVisit(origin: string, pages: readonly string[]): Promise<Visit> {
  const browser = await chromium.launch({
    args: CHROMIUM_ARGS,
    ...(CHROMIUM_PATH !== undefined && { executablePath: CHROMIUM_PATH }),
  });
  const visit: Visit = { asked: [], apiBytes: 0, fileBytes: 0, files: 0 };
  try {
    const page = await browser.newPage({ viewport: VIEWPORTS.desktop, serviceWorkers: 'block' });
    await page.context().route('**/api/live?*', (route) => route.abort());
    page.context().on('requestfinished', (request) => {
      const { pathname, search } = new URL(request.url());
      void request.sizes().then(({ responseBodySize, responseHeadersSize }) => {
        const bytes = responseBodySize + responseHeadersSize;
        if (request.method() === 'GET' && pathname.startsWith('/api/')) {
          visit.asked.push(pathname + search);
          visit.apiBytes += bytes;
        } else {
          visit.files += 1;
          visit.fileBytes += bytes;
        }
      });
    });
    for (const path of pages) await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' });
    return visit;
  } finally {
    await browser.close();
  }
}
