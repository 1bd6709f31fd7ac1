import { listenLive, type LiveHint } from './listen-live.ts';

type Listener = (hint: LiveHint | null) => void;

/** A change of the page closes one stream and opens the next; in between none is opened for this. */
const SETTLE_MS = 1000;

const listeners = new Set<Listener>();
let pageStreams = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let stopOwn: (() => void) | null = null;

/**
 * Calls `listener` for hints about the member, on every page. The stream of the page brings them, and
 * one is opened only where the page has none: browsers have few connections. Gives the way to stop.
 */
export function listenForMember(listener: Listener): () => void {
  listeners.add(listener);
  settleSoon();
  return () => {
    listeners.delete(listener);
    settleSoon();
  };
}

/** What the stream of a page has brought. */
export function tellMember(hint: LiveHint | null): void {
  for (const listener of listeners) listener(hint);
  // An event, so that whoever follows the config needs nothing of this file.
  if (hint?.type === 'config') window.dispatchEvent(new Event('configchange'));
}

/** Said by whoever opens a stream; gives how to say that it is closed. */
export function notePageStream(): () => void {
  pageStreams += 1;
  settleSoon();
  return () => {
    pageStreams -= 1;
    settleSoon();
  };
}

function settleSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(settle, SETTLE_MS);
}

function settle(): void {
  const isWanted = listeners.size > 0 && pageStreams === 0;
  if (isWanted === (stopOwn !== null)) return;
  stopOwn?.();
  // What came between the two streams is read anew, once the second brings what comes next.
  stopOwn = isWanted ? listenLive({}, tellMember, { opened: () => tellMember(null) }) : null;
}
