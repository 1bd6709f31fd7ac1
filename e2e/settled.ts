import type { BrowserContext, Locator, Page, Request } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';

/** After this time, actions no longer wait. Longer loading is part of the test. */
const MOST_MS = 2000;
const STEP_MS = 16;
/** Two frames. Between them, a click would hit the element that was there before. */
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

/** Request types to wait for. Pictures and fonts do not move other content. */
const AWAITED = new Set(['document', 'script', 'stylesheet', 'fetch', 'xhr']);

type Look = { shifts: number; isBusy: boolean };
type PageState = { shifts: number; since: number; isAlwaysBusy: boolean };
type Watch = { open: Map<Request, number>; pages: WeakMap<Page, PageState> };

const watches = new WeakMap<BrowserContext, Watch>();
const early = new WeakSet<BrowserContext>();

/** From now on, actions on pages of this context wait until the page is settled. */
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

/** Actions of this context do not wait, like those of a hasty visitor. */
export function actAtOnce(context: BrowserContext, isEarly = true): void {
  if (isEarly) early.add(context);
  else early.delete(context);
}

/** Writes are not awaited, because tests click twice to send two writes at once. */
function isAwaited(request: Request): boolean {
  if (request.method() !== 'GET' || !AWAITED.has(request.resourceType())) return false;
  return !request.url().includes('/api/live');
}

/** Waits at most two seconds until nothing loads, is busy or moves. */
async function settle(page: Page): Promise<void> {
  const context = page.context();
  const watch = watches.get(context);
  if (watch === undefined || early.has(context) || page.isClosed()) return;
  const began = performance.now();
  const end = AbortSignal.timeout(MOST_MS);
  while (!end.aborted && !(await isSettled(page, watch))) await wait(STEP_MS);
  const state = watch.pages.get(page);
  // If a test holds an answer back, the page stays busy, so this waits only once.
  if (state !== undefined) state.isAlwaysBusy ||= performance.now() - began > MOST_MS;
}

async function isSettled(page: Page, { open, pages }: Watch): Promise<boolean> {
  const oldest = performance.now() - MOST_MS;
  for (const [request, since] of open) {
    if (since < oldest) open.delete(request);
    else if (isOf(request, page)) return false;
  }
  const seen = await Promise.race([look(page), wait(MOST_MS, undefined, { ref: false })]);
  // A navigating page cannot be evaluated.
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
    // Requests of a service worker or of an opening page.
    return false;
  }
}

/** Uses no clock of the page, because tests may have stopped it. */
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

/** Makes all locator actions wait for their page. Called once per worker. */
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

/** Removes our frames, so that the report shows the test's line. */
function withoutOwnFrames(error: unknown): unknown {
  if (error instanceof Error && error.stack !== undefined) {
    const lines = error.stack.split('\n');
    error.stack = lines.filter((line) => !line.includes('settled.ts')).join('\n');
  }
  return error;
}
