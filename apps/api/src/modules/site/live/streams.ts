import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { OutgoingHttpHeader, ServerResponse } from 'node:http';
import type { Clock } from '../../../lib/clock.ts';
import type { Drain } from '../../../lib/drain.ts';

/** Proxies close silent connections after a minute. */
export const HEARTBEAT_MS = 20_000;
/** Streams per member, and per address for visitors; others poll. */
export const STREAMS_PER_MEMBER = 10;
export const STREAMS_PER_ADDRESS = 50;
/** Streams end after this time, so that sessions are checked again. */
const LIFETIME_MS = 5 * 60_000;
/** Reconnect delay, randomized. */
const RETRY_MS = 3000;
/** A slower reader is disconnected. */
const MAX_WAITING_BYTES = 64 * 1024;

export type LiveStream = { send(value: object): void; onEnd(task: () => void): void };

/** A member by id, a visitor by address. */
export type StreamCaller = { userId: UserId } | { address: string };

export type Streams = {
  isFull(caller: StreamCaller): boolean;
  open(
    caller: StreamCaller,
    response: ServerResponse,
    headers: Readonly<Record<string, OutgoingHttpHeader | undefined>>,
  ): LiveStream;
  endAll(): void;
  stop(): void;
};

/** Open event streams of this process, bounded in number, age and memory. */
export function createStreams(options: { clock: Clock; drain: Drain; max: number }): Streams {
  const { clock, drain, max } = options;
  const open = new Map<ServerResponse, number>();
  const perCaller = new Map<string, number>();
  const keyOf = (caller: StreamCaller): string => JSON.stringify(caller);
  const add = (key: string, step: 1 | -1): void => {
    const count = (perCaller.get(key) ?? 0) + step;
    if (count > 0) perCaller.set(key, count);
    else perCaller.delete(key);
  };

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
    isFull(caller) {
      const mine = perCaller.get(keyOf(caller)) ?? 0;
      const most = 'userId' in caller ? STREAMS_PER_MEMBER : STREAMS_PER_ADDRESS;
      return open.size >= max || mine >= most || drain.isDraining();
    },
    open(caller, response, headers) {
      response.writeHead(200, {
        ...headers,
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
      response.write(`retry: ${RETRY_MS + Math.floor((open.size % 100) * 20)}\n\n`);
      open.set(response, clock.now());
      add(keyOf(caller), 1);
      response.once('close', () => {
        open.delete(response);
        add(keyOf(caller), -1);
      });
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
