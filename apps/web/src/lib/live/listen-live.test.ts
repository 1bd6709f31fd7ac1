import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listenLive, POLL_MS, type HintSource, type LiveHint } from './listen-live.ts';

class Line extends EventTarget {
  readyState = 0;
  readonly address: string;
  constructor(address: string) {
    super();
    this.address = address;
  }
  close(): void {
    this.readyState = 2;
  }
  say(data: string): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  /** `isFinal`: refused, as by a 503. Otherwise the browser reconnects by itself. */
  fail(isFinal: boolean): void {
    this.readyState = isFinal ? 2 : 0;
    this.dispatchEvent(new Event('error'));
  }
}

const LIKE: LiveHint = { type: 'like', topic: 'deck:gundam/d1' };
let lines: Line[];
let told: (LiveHint | null)[];
let openings: number;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  told = [];
  openings = 0;
  stop = listenLive({ game: 'gundam', deck: 'd1' }, (hint) => told.push(hint), {
    opened: () => (openings += 1),
    open: (address) => {
      const line = new Line(address);
      lines.push(line);
      return line as unknown as HintSource;
    },
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const last = (): Line => lines.at(-1) as Line;

it('listens to its deck, forwards hints and ignores other messages', () => {
  expect(last().address).toBe('/api/live?game=gundam&deck=d1');
  last().open();
  last().say('not json');
  last().say(JSON.stringify(LIKE));
  vi.advanceTimersByTime(10 * POLL_MS);
  expect(told).toEqual([LIKE]);
});

it('polls every half minute while refused, retries the stream each time, and catches up on return', () => {
  last().fail(true);
  vi.advanceTimersByTime(POLL_MS - 1);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual([null]);
  expect(lines).toHaveLength(2);
  last().fail(true);
  vi.advanceTimersByTime(POLL_MS);
  expect(told).toEqual([null, null]);
  last().open();
  expect(told).toEqual([null, null, null]);
  vi.advanceTimersByTime(10 * POLL_MS);
  expect(told).toHaveLength(3);
  expect(lines).toHaveLength(3);
});

it('does not replace a stream that the browser reconnects', () => {
  last().open();
  last().fail(false);
  vi.advanceTimersByTime(2 * POLL_MS);
  expect(told).toEqual([null, null]);
  expect(lines).toHaveLength(1);
});

it('calls back when the stream opens, and catches up after a reconnect', () => {
  expect(openings).toBe(0);
  last().open();
  expect(openings).toBe(1);
  last().fail(false);
  last().open();
  expect([openings, told]).toEqual([1, [null]]);
});

it('stops listening and polling when stopped', () => {
  last().fail(true);
  stop();
  vi.advanceTimersByTime(10 * POLL_MS);
  expect(told).toEqual([]);
  expect(last().readyState).toBe(2);
});
