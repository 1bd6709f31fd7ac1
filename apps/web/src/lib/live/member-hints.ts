import { listenLive, type LiveHint } from './listen-live.ts';

type Listener = (hint: LiveHint | null) => void;

/** Delay that avoids an extra stream during navigation. */
const SETTLE_MS = 1000;

const listeners = new Set<Listener>();
let pageStreams = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let stopOwn: (() => void) | null = null;

/**
 * Listens for the member's hints through the page's stream, or opens one. Returns a stop function.
 */
export function listenForMember(listener: Listener): () => void {
  listeners.add(listener);
  settleSoon();
  return () => {
    listeners.delete(listener);
    settleSoon();
  };
}

/** Passes on a hint of the page's stream. */
export function tellMember(hint: LiveHint | null): void {
  for (const listener of listeners) listener(hint);
  // An event avoids an import.
  if (hint?.type === 'config') window.dispatchEvent(new Event('configchange'));
}

/** Call it when a stream opens. The returned function reports that it closed. */
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
  // Catches up between two streams.
  stopOwn = isWanted ? listenLive({}, tellMember, { opened: () => tellMember(null) }) : null;
}
