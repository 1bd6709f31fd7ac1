import { useEffect, useRef } from 'react';
import { popstate } from './hear-popstate.ts';

/** The state of a history entry. */
type EntryState = Readonly<Record<string, unknown>> | null;

/** Key in the state with the ids of open overlays. */
const MARK = 'overlays';
/** Key in the state where the router counts pages. */
const INDEX = '__TSR_index';
/** Overlay entries are numbered between two pages. */
const STEPS_A_PAGE = 1000;

function marksOf(state: EntryState): readonly string[] {
  const marks = state?.[MARK];
  return Array.isArray(marks) ? (marks as string[]) : [];
}

function indexOf(state: EntryState): number {
  return Number(state?.[INDEX] ?? 0);
}

function placeOf(state: EntryState): number {
  return indexOf(state) * STEPS_A_PAGE + marksOf(state).length;
}

/** True if entries belong to the same page. */
function isSameMoment(left: EntryState, right: EntryState): boolean {
  return left?.['__TSR_key'] === right?.['__TSR_key'];
}

/** The browser's history below the router, including navigations that pages do not see. */
type PageHistory = ReturnType<typeof createPageHistory>;

/**
 * A navigation that never arrives times out. Slow machines need longer, because a late one would
 * leave a page.
 */
const ARRIVAL_MS = { unknown: 3000, known: 30_000 };

function createPageHistory(win: Window & typeof globalThis) {
  const { history } = win;
  // Bypasses the router.
  const { prototype } = win.History;
  const write = {
    push: prototype.pushState.bind(history),
    replace: prototype.replaceState.bind(history),
  };
  const read = (): EntryState => history.state as EntryState;
  const seen = { state: read(), url: win.location.href, place: placeOf(read()) };
  let arrive: ((event?: Event) => void) | null = null;
  let waiting: (() => void)[] = [];

  const note = () => {
    const state = read();
    Object.assign(seen, { state, url: win.location.href, place: placeOf(state) });
  };
  /** The page may have changed its address. */
  const followPage = () => {
    const { state, url } = seen;
    const landed = read();
    if (indexOf(landed) === indexOf(state) && !isSameMoment(landed, state)) {
      write.replace({ ...state, [MARK]: marksOf(landed) }, '', url);
    }
    note();
  };
  /** Runs now or after the pending navigation. */
  const run = (act: () => void): void => {
    if (arrive) waiting.push(act);
    else act();
  };
  const flush = () => {
    const acts = waiting;
    waiting = [];
    for (const act of acts) run(act);
  };
  return {
    /** The entry at which the page was last. */
    seen,
    write,
    read,
    note,
    followPage,
    run,
    isTravelling: () => arrive !== null,
    arrive: (event: Event) => arrive?.(event),
    travel: (steps: number) => {
      // Not every browser can tell.
      const { canGoBack }: Partial<Navigation> = win.navigation ?? {};
      const late = win.setTimeout(
        () => arrive?.(),
        canGoBack ? ARRIVAL_MS.known : ARRIVAL_MS.unknown,
      );
      arrive = (event) => {
        win.clearTimeout(late);
        event?.stopImmediatePropagation();
        arrive = null;
        followPage();
        flush();
      };
      history.go(steps);
    },
  };
}

/**
 * Gives each open overlay a history entry: Back closes it, closing removes the entry, and
 * navigation replaces it. Orphaned entries are skipped.
 */
interface OverlayHistory {
  /** Registers an open overlay. Call the returned function when it has closed. */
  readonly open: (close: () => void) => () => void;
}

interface Layer {
  readonly key: string;
  readonly close: () => void;
  isOpen: boolean;
}

interface Overlays {
  readonly page: PageHistory;
  /** Overlays with an entry, lowest first. */
  layers: Layer[];
  /** Entries without an overlay. */
  readonly passed: Set<string>;
}

function createOverlayHistory(win: Window & typeof globalThis): OverlayHistory {
  const page = createPageHistory(win);
  const overlays: Overlays = { page, layers: [], passed: new Set() };
  let count = 0;
  followRouter(win, overlays);
  popstate.hear = (event) => goTo(win, overlays, event);
  // A reload closes overlays.
  const left = marksOf(page.read()).length;
  if (left > 0) page.travel(-left);
  return {
    open: (close) => {
      count += 1;
      const layer = { key: `${win.performance.timeOrigin}-${count}`, close, isOpen: true };
      page.run(() => enter(overlays, layer));
      return () => {
        layer.isOpen = false;
        // Navigation replaces the entry first.
        win.setTimeout(() => page.run(() => leave(overlays)));
      };
    },
  };
}

function enter(overlays: Overlays, layer: Layer): void {
  if (!layer.isOpen) return;
  const { page, layers } = overlays;
  const top = layers.at(-1);
  // Passes the entry from one overlay to the next.
  const isHandedOver = top !== undefined && !top.isOpen;
  const next = [...(isHandedOver ? layers.slice(0, -1) : layers), layer];
  const state = { ...page.read(), [MARK]: next.map(({ key }) => key) };
  try {
    (isHandedOver ? page.write.replace : page.write.push)(state, '');
  } catch {
    // Safari limits history changes; the overlay then has no entry.
    return;
  }
  overlays.layers = next;
  page.note();
}

function leave(overlays: Overlays): void {
  const { layers, page } = overlays;
  const open = layers.findLastIndex(({ isOpen }) => isOpen) + 1;
  if (open === layers.length) return;
  overlays.layers = layers.slice(0, open);
  page.travel(open - layers.length);
}

/** Handles router writes: a new page replaces overlays, a change keeps them. */
function followRouter(win: Window, overlays: Overlays): void {
  const { page } = overlays;
  win.history.pushState = (state, unused, url) =>
    page.run(() => {
      const replaced = overlays.layers;
      overlays.layers = [];
      for (const { key } of replaced.slice(0, -1)) overlays.passed.add(key);
      (replaced.length > 0 ? page.write.replace : page.write.push)(state, unused, url);
      page.note();
      if (replaced.length === 0) return;
      // Open overlays get an entry on the new page.
      win.setTimeout(() => replaced.forEach((layer) => page.run(() => enter(overlays, layer))));
    });
  win.history.replaceState = (state: unknown, unused, url) =>
    page.run(() => {
      const marks = marksOf(page.read());
      const marked = marks.length === 0 ? state : { ...Object(state), [MARK]: marks };
      page.write.replace(marked, unused, url);
      page.note();
    });
}

/** Handles going back or forward in the browser. */
function goTo(win: Window, overlays: Overlays, event: Event): void {
  const { page, layers, passed } = overlays;
  if (page.isTravelling()) return page.arrive(event);
  const state = page.read();
  const marks = marksOf(state);
  const held = layers.filter(({ key }, at) => marks[at] === key);
  const gone = layers.slice(held.length);
  overlays.layers = held;
  const dead = marks.length - held.length;
  if (dead > 0) {
    event.stopImmediatePropagation();
    const isForward = placeOf(state) > page.seen.place;
    const isBetween = passed.has(marks.at(-1) ?? '');
    if (isForward && !isBetween) page.travel(-dead);
    else win.history.go(isForward ? 1 : -dead);
  } else if (gone.length > 0 && indexOf(state) === indexOf(page.seen.state)) {
    event.stopImmediatePropagation();
    page.followPage();
  } else {
    page.note();
  }
  for (const layer of gone.toReversed()) {
    if (layer.isOpen) layer.close();
    layer.isOpen = false;
  }
}

let shared: OverlayHistory | undefined;

/** While an overlay is open, Back closes it instead of leaving the page. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    shared ??= createOverlayHistory(window);
    return shared.open(() => latest.current());
  }, [isOpen]);
}
