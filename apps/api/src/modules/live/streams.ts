import type { OutgoingHttpHeader, ServerResponse } from 'node:http';
import type { Clock } from '../../lib/clock.ts';
import type { Drain } from '../../lib/drain.ts';

/** Proxies close what is silent for a minute. */
const HEARTBEAT_MS = 20_000;
/** A browser then comes back by itself, and whoever has signed out meanwhile is known as nobody. */
const LIFETIME_MS = 5 * 60_000;
/** How long a browser waits before it comes back, spread so that not all come at once. */
const RETRY_MS = 3000;
/** A reader that is so far behind has gone; it will read everything anew when it is back. */
const MAX_WAITING_BYTES = 64 * 1024;

export type LiveStream = { send(value: object): void; onEnd(task: () => void): void };

export type Streams = {
  isFull(): boolean;
  open(
    response: ServerResponse,
    headers: Readonly<Record<string, OutgoingHttpHeader | undefined>>,
  ): LiveStream;
  endAll(): void;
  stop(): void;
};

/** All open event streams of this process: kept awake, bounded in number, age and memory. */
export function createStreams(options: { clock: Clock; drain: Drain; max: number }): Streams {
  const { clock, drain, max } = options;
  const open = new Map<ServerResponse, number>();

  const endAll = (): void => {
    for (const response of open.keys()) response.end();
  };
  const beat = (): void => {
    const oldest = clock.now() - LIFETIME_MS;
    for (const [response, since] of open) {
      if (since < oldest || drain.isDraining()) response.end();
      else response.write(':\n\n');
    }
  };
  const stopBeating = clock.every(HEARTBEAT_MS, beat);

  return {
    isFull: () => open.size >= max || drain.isDraining(),
    open(response, headers) {
      response.writeHead(200, {
        ...headers,
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
      response.write(`retry: ${RETRY_MS + Math.floor((open.size % 100) * 20)}\n\n`);
      open.set(response, clock.now());
      response.once('close', () => open.delete(response));
      return {
        send(value) {
          if (response.writableLength > MAX_WAITING_BYTES) response.end();
          else response.write(`data: ${JSON.stringify(value)}\n\n`);
        },
        onEnd: (task) => void response.once('close', task),
      };
    },
    endAll,
    stop() {
      stopBeating();
      endAll();
    },
  };
}
