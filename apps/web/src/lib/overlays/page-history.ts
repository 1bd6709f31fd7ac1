import { type EntryState, indexOf, isSameMoment, MARK, marksOf, placeOf } from './entry-state.ts';

/** The browser's history under the router's, and the journeys through it that no page notices. */
export type PageHistory = ReturnType<typeof createPageHistory>;

/**
 * A journey that never arrives (there was no such entry) holds nobody up for ever. One that was given
 * up too early arrives after all and takes the visitor back from a page that they just opened, so a
 * busy machine has time, and more of it where the browser says that there is such an entry.
 */
const ARRIVAL_MS = { unknown: 3000, known: 30_000 };

export function createPageHistory(win: Window & typeof globalThis) {
  const { history } = win;
  // Past the router, which follows what it writes itself.
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
  /** The page may have changed its address while an overlay lay over it. */
  const followPage = () => {
    const { state, url } = seen;
    const landed = read();
    if (indexOf(landed) === indexOf(state) && !isSameMoment(landed, state)) {
      write.replace({ ...state, [MARK]: marksOf(landed) }, '', url);
    }
    note();
  };
  /** At once, or when the journey under way has arrived. */
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
    /** The entry that the page was last at. */
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
