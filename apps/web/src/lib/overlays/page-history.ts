import { type EntryState, indexOf, isSameMoment, MARK, marksOf, placeOf } from './entry-state.ts';

type Url = string | URL | null | undefined;

/** The browser's history under the router's, and the journeys through it that no page notices. */
export type PageHistory = ReturnType<typeof createPageHistory>;

/**
 * A journey that never arrives (there was no such entry) holds nobody up for ever. One that was given
 * up too early arrives after all and takes the visitor back from a page that they just opened, so a
 * busy machine has time.
 */
const ARRIVAL_MS = 3000;

export function createPageHistory(win: Window & typeof globalThis) {
  const { history } = win;
  const { prototype } = win.History;
  const router = {
    push: history.pushState.bind(history),
    replace: history.replaceState.bind(history),
  };
  const raw = {
    push: (state: unknown, _: string, url?: Url) =>
      prototype.pushState.call(history, state, '', url),
    replace: (state: unknown, _: string, url?: Url) =>
      prototype.replaceState.call(history, state, '', url),
  };
  const read = (): EntryState => history.state as EntryState;
  const seen = { state: read(), url: win.location.href, place: placeOf(read()) };
  let arrive: ((event?: Event) => void) | null = null;
  let waiting: (() => void)[] = [];

  const note = () => {
    const state = read();
    Object.assign(seen, { state, url: win.location.href, place: placeOf(state) });
  };
  /** The page may have changed its address while an overlay lay over it. */
  const followPage = () => {
    const { state, url } = seen;
    const landed = read();
    if (indexOf(landed) === indexOf(state) && !isSameMoment(landed, state)) {
      raw.replace({ ...state, [MARK]: marksOf(landed) }, '', url);
    }
    note();
  };
  /** At once, or when the journey under way has arrived; `isLate` says which. */
  const run = (act: (isLate: boolean) => void): void => {
    if (arrive) waiting.push(() => act(true));
    else act(false);
  };
  const flush = () => {
    const acts = waiting;
    waiting = [];
    for (const act of acts) run(act);
  };
  return {
    /** The entry that the page was last at. */
    seen,
    raw,
    router,
    read,
    note,
    followPage,
    run,
    isTravelling: () => arrive !== null,
    arrive: (event: Event) => arrive?.(event),
    travel: (steps: number) => {
      const late = win.setTimeout(() => arrive?.(), ARRIVAL_MS);
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
