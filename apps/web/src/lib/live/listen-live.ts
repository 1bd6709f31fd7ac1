export interface LiveHint {
  readonly type: 'like' | 'comment' | 'exp' | 'follow' | 'mail' | 'trade' | 'config' | 'tournament';
  readonly topic: string;
}

export interface LiveTarget {
  readonly game?: string;
  readonly deck?: string;
  readonly card?: string;
  readonly tournament?: string;
}

/** The part of `EventSource` that is needed here. */
export type HintSource = Pick<EventSource, 'addEventListener' | 'close' | 'readyState'>;

interface LiveLine {
  /** Called when the connection opens for the first time. Earlier hints are not delivered. */
  readonly opened?: () => void;
  readonly open?: (address: string) => HintSource;
}

/** Polling interval while there is no live connection. */
export const POLL_MS = 30_000;
/** `EventSource.CLOSED`: the server refused, and the browser does not reconnect. */
const CLOSED = 2;

/**
 * Listens for hints by server-sent events and polls while they are refused. Returns a stop
 * function.
 */
export function listenLive(
  target: LiveTarget,
  tell: (hint: LiveHint | null) => void,
  { opened, open = (address) => new EventSource(address) }: LiveLine = {},
): () => void {
  const address = `/api/live?${new URLSearchParams({ ...target }).toString()}`;
  let timer: ReturnType<typeof setInterval> | undefined;
  let source = connect();

  function connect(): HintSource {
    const line = open(address);
    line.addEventListener('open', () => {
      // Catches up after a reconnect.
      if (timer !== undefined) tell(null);
      else opened?.();
      clearInterval(timer);
      timer = undefined;
    });
    line.addEventListener('message', ({ data }) => {
      const hint = readHint(String(data));
      if (hint) tell(hint);
    });
    line.addEventListener('error', () => {
      timer ??= setInterval(poll, POLL_MS);
    });
    return line;
  }

  function poll(): void {
    tell(null);
    if (source.readyState === CLOSED) source = connect();
  }

  return () => {
    source.close();
    clearInterval(timer);
  };
}

function readHint(text: string): LiveHint | null {
  try {
    return JSON.parse(text) as LiveHint;
  } catch {
    return null;
  }
}
