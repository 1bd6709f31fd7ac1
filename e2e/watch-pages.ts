import type { BrowserContext, Page, Request } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';

const ANSWER_MS = 5000;

const pathOf = (address: string): string => URL.parse(address)?.pathname ?? address;

async function describePage(page: Page): Promise<string> {
  const alive = page.evaluate(() => document.readyState).catch(() => 'closed');
  const state = await Promise.race([alive, wait(ANSWER_MS, 'no answer')]);
  return `${pathOf(page.url())}: ${state}`;
}

/**
 * Lists the pages that respond and the pending requests. For a page that never loads there is no
 * other information, not even a screenshot.
 */
export function watchPages(context: BrowserContext) {
  const open = new Map<Request, number>();
  const begin = (request: Request): void => void open.set(request, performance.now());
  const end = (request: Request): void => void open.delete(request);
  context.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  return {
    describe: async (): Promise<string> => {
      const now = performance.now();
      const requests = Array.from(open, ([request, since]) => {
        const seconds = Math.round((now - since) / 1000);
        return `${seconds} s ${request.method()} ${pathOf(request.url())}`;
      });
      return [...(await Promise.all(context.pages().map(describePage))), ...requests].join('\n');
    },
    stop: () => context.off('request', begin).off('requestfinished', end).off('requestfailed', end),
  };
}
