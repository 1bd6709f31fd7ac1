import type { Page } from '@playwright/test';

export type LayoutSeen = {
  /** The largest burst of layout shifts since the page was opened. */
  shift: number;
  /** The moved elements, largest distance first. */
  moved: string[];
  errors: string[];
  /** Elements beyond the right edge, which make the page scroll sideways. */
  sticksOut: string[];
};

/** A picture of one pixel, because missing faces are no error of the page. */
const DOT = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64');

/** Records layout shifts, errors and overflows of each page opened from now on. */
export async function watchLayout(page: Page): Promise<{ read: () => Promise<LayoutSeen> }> {
  let errors: string[] = [];
  page.on('console', (message) => {
    // Tests block the service worker, which the site logs.
    const text = message.text();
    const isOurs =
      text.startsWith('The site’s worker did not start') ||
      // A request that was aborted by a navigation.
      text.startsWith('Failed to load resource: net::');
    if (message.type() === 'error' && !isOurs) errors.push(`${text} ${message.location().url}`);
  });
  page.on('pageerror', (error) => errors.push(error.message));
  await page.route('**/media/*/cards/**', (route) =>
    route.fulfill({ body: DOT, contentType: 'image/gif' }),
  );
  await page.addInitScript(collectShifts);
  return {
    read: async () => {
      const seen = await page.evaluate(readLayout);
      const own = errors;
      errors = [];
      return { ...seen, errors: own };
    },
  };
}

type Shift = { value: number; at: number; what: string };
type Collected = { shifts: Shift[] };

function collectShifts(): void {
  const collected: Collected = { shifts: [] };
  (window as unknown as { layoutSeen: Collected }).layoutSeen = collected;
  type Entry = PerformanceEntry & {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  };
  const nameOf = (node: Node | null): string => {
    const element = node instanceof Element ? node : node?.parentElement;
    return element ? `${element.tagName.toLowerCase()}.${element.className}` : 'gone';
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Entry[]) {
      if (entry.hadRecentInput) continue;
      const what = entry.sources
        .map(
          ({ node, previousRect: from, currentRect: to }) =>
            `${nameOf(node)} ${Math.round(from.x)},${Math.round(from.y)} ${Math.round(from.width)}x${Math.round(from.height)} -> ${Math.round(to.x)},${Math.round(to.y)} ${Math.round(to.width)}x${Math.round(to.height)}`,
        )
        .join(' + ');
      collected.shifts.push({ value: entry.value, at: entry.startTime, what });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

async function readLayout(): Promise<Omit<LayoutSeen, 'errors'>> {
  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { shifts } = (window as unknown as { layoutSeen: Collected }).layoutSeen;
  // As browsers compute it: a burst has gaps below a second and lasts at most five seconds.
  let [worst, burst, start, last] = [0, 0, 0, Number.NEGATIVE_INFINITY];
  for (const { value, at } of shifts) {
    if (at - last > 1_000 || at - start > 5_000) [burst, start] = [0, at];
    burst += value;
    last = at;
    worst = Math.max(worst, burst);
  }
  const edge = document.documentElement.clientWidth;
  const isPushed = document.documentElement.scrollWidth > edge;
  const sticksOut = isPushed
    ? [...document.querySelectorAll('body *')]
        .filter((element) => element.getBoundingClientRect().right > edge + 0.5)
        .filter((element) => {
          for (let above = element.parentElement; above; above = above.parentElement) {
            if (above !== document.body && getComputedStyle(above).overflowX !== 'visible') {
              return above === document.documentElement;
            }
          }
          return true;
        })
        .slice(-5)
        .map((element) => `${element.tagName.toLowerCase()}.${element.className}`)
    : [];
  return {
    shift: worst,
    moved: shifts
      .toSorted((a, b) => b.value - a.value)
      .slice(0, 3)
      .map(({ value, what }) => `${value.toFixed(3)} ${what}`),
    sticksOut: isPushed && sticksOut.length === 0 ? ['something'] : sticksOut,
  };
}
