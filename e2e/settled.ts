import type { BrowserContext, Locator, Page, Request } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';

/** After this a press goes ahead: what loads for longer is part of what the test tries. */
const MOST_MS = 2000;
const STEP_MS = 16;
/** Two frames: a press between two of them meets what stood there before. */
const STILL_MS = 34;

const ACTIONS = [
  'click',
  'dblclick',
  'tap',
  'press',
  'pressSequentially',
  'fill',
  'check',
  'uncheck',
  'selectOption',
] as const;

/** What a press may depend on. Pictures and fonts have their place from the start. */
const AWAITED = new Set(['document', 'script', 'stylesheet', 'fetch', 'xhr']);

type Look = { shifts: number; isBusy: boolean };
type PageState = { shifts: number; since: number; isAlwaysBusy: boolean };
type Watch = { open: Map<Request, number>; pages: WeakMap<Page, PageState> };

const watches = new WeakMap<BrowserContext, Watch>();
const early = new WeakSet<BrowserContext>();

/** From now on an action on a page of this context waits until the page has settled. */
export function watchSettling(context: BrowserContext): BrowserContext {
  if (watches.has(context)) return context;
  const open = new Map<Request, number>();
  watches.set(context, { open, pages: new WeakMap() });
  const end = (request: Request): void => void open.delete(request);
  context.on('request', (request) => {
    if (isAwaited(request)) open.set(request, performance.now());
  });
  context.on('requestfinished', end).on('requestfailed', end);
  return context;
}

/** Actions of this context come as soon as they can be done, as those of a hasty visitor. */
export function actAtOnce(context: BrowserContext, isEarly = true): void {
  if (isEarly) early.add(context);
  else early.delete(context);
}

/** Writes are left out: two presses in a row are two writes at once, and tests mean them so. */
function isAwaited(request: Request): boolean {
  if (request.method() !== 'GET' || !AWAITED.has(request.resourceType())) return false;
  return !request.url().includes('/api/live');
}

/** Waits, for two seconds at most, until nothing of the page loads, is busy or moves. */
async function settle(page: Page): Promise<void> {
  const context = page.context();
  const watch = watches.get(context);
  if (watch === undefined || early.has(context) || page.isClosed()) return;
  const began = performance.now();
  const end = AbortSignal.timeout(MOST_MS);
  while (!end.aborted && !(await isSettled(page, watch))) await wait(STEP_MS);
  const state = watch.pages.get(page);
  // A page that is busy as long as its test holds an answer back is waited for once.
  if (state !== undefined) state.isAlwaysBusy ||= performance.now() - began > MOST_MS;
}

async function isSettled(page: Page, { open, pages }: Watch): Promise<boolean> {
  const oldest = performance.now() - MOST_MS;
  for (const [request, since] of open) {
    if (since < oldest) open.delete(request);
    else if (isOf(request, page)) return false;
  }
  const seen = await Promise.race([look(page), wait(MOST_MS, undefined, { ref: false })]);
  // A page that is on its way to another address cannot be asked.
  if (seen === undefined) return false;
  const now = performance.now();
  const state = pages.get(page) ?? { shifts: -1, since: now, isAlwaysBusy: false };
  if (state.shifts !== seen.shifts) Object.assign(state, { shifts: seen.shifts, since: now });
  if (!seen.isBusy) state.isAlwaysBusy = false;
  pages.set(page, state);
  return now - state.since >= STILL_MS && (!seen.isBusy || state.isAlwaysBusy);
}

function isOf(request: Request, page: Page): boolean {
  try {
    return request.frame().page() === page;
  } catch {
    // Asked by a service worker, or by a page that is only being opened.
    return false;
  }
}

/** Counts with no clock of the page, which tests may have stopped. */
const look = (page: Page): Promise<Look | undefined> =>
  page
    .evaluate(() => {
      const store = globalThis as { layoutShifts?: { count: number } };
      if (store.layoutShifts === undefined) {
        const shifts = { count: 0 };
        store.layoutShifts = shifts;
        const observer = new PerformanceObserver((list) => {
          shifts.count += list.getEntries().length;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
      }
      const isBusy = Array.from(document.querySelectorAll('[aria-busy="true"]')).some((element) => {
        const { top, bottom, width } = element.getBoundingClientRect();
        return width > 0 && bottom > 0 && top < innerHeight;
      });
      return { shifts: store.layoutShifts.count, isBusy };
    })
    .catch(() => undefined);

/** Lets every action of a locator wait for its page, once for all tests of a worker. */
export function letActionsWait(page: Page): void {
  const prototype = Object.getPrototypeOf(page.locator('html')) as Locator;
  if (Object.hasOwn(prototype, 'waitsForPage')) return;
  Object.defineProperty(prototype, 'waitsForPage', { value: true });
  for (const name of ACTIONS) {
    const act = prototype[name] as (...args: unknown[]) => Promise<unknown>;
    const actOnceSettled = async function (this: Locator, ...args: unknown[]): Promise<unknown> {
      await settle(this.page());
      try {
        return await act.apply(this, args);
      } catch (error) {
        throw withoutOwnFrames(error);
      }
    };
    Object.defineProperty(prototype, name, { value: actOnceSettled });
  }
}

/** The report shows the line of the first frame: it is the test's. */
function withoutOwnFrames(error: unknown): unknown {
  if (error instanceof Error && error.stack !== undefined) {
    const lines = error.stack.split('\n');
    error.stack = lines.filter((line) => !line.includes('settled.ts')).join('\n');
  }
  return error;
}
