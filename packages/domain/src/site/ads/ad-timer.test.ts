import { describe, expect, it } from 'vitest';
import {
  canClose,
  nextAdTimer,
  startAdTimer,
  type AdEvent,
  type AdTimer,
  type AdType,
} from './ad-timer.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** A manual clock that checks every second while it advances. */
function createTimer() {
  let now = 0;
  let timer = startAdTimer(now);
  const send = (event: AdEvent) => {
    timer = nextAdTimer(timer, event, now);
  };
  return {
    send,
    tell: (kind: 'paused' | 'resumed' | 'closed' | 'left' | 'reduced') => send({ kind }),
    ask: (type: AdType) => send({ kind: 'asked', type }),
    run: (ms: number) => {
      for (const end = now + ms; now < end;) {
        now += SECOND;
        send({ kind: 'checked' });
      }
    },
    wait: (ms: number) => {
      now += ms;
    },
    shown: () => timer.shown?.type ?? null,
    canClose: () => canClose(timer, now),
    state: (): AdTimer => timer,
  };
}

describe('the order of ads', () => {
  it('ADS-04 starts with an anchor, then alternates full screen and anchor', () => {
    const ads = createTimer();
    const seen: unknown[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      ads.run(4 * MINUTE);
      seen.push(ads.shown());
      ads.wait(SECOND);
      ads.tell('closed');
    }
    expect(seen).toEqual(['anchor', 'fullScreen', 'anchor', 'fullScreen']);
  });

  it('ADS-10 ADS-12 shows an ad at the first check after four minutes, not before', () => {
    const ads = createTimer();
    ads.run(4 * MINUTE - SECOND);
    expect(ads.shown()).toBeNull();
    ads.run(SECOND);
    expect(ads.shown()).toBe('anchor');
  });

  it('ADS-11 leaves 80 s between two full screens and retries at each check', () => {
    const ads = createTimer();
    ads.ask('fullScreen');
    ads.wait(SECOND);
    ads.tell('closed');
    ads.wait(78 * SECOND);
    ads.ask('fullScreen');
    expect(ads.shown(), 'after 79 s').toBeNull();
    ads.wait(SECOND);
    ads.ask('fullScreen');
    expect(ads.shown()).toBe('fullScreen');
  });

  it('a full screen due during the cooldown comes right after it', () => {
    const start = {
      ...startAdTimer(0),
      next: 'fullScreen' as const,
      lastFullScreenAt: 0,
      dueAt: 0,
    };
    const check = (now: number) => nextAdTimer(start, { kind: 'checked' }, now).shown?.type;
    expect([check(79_999), check(80_000)]).toEqual([undefined, 'fullScreen']);
  });
});

describe('one at a time', () => {
  it('ADS-06 shows no anchor during a full screen', () => {
    const ads = createTimer();
    ads.ask('fullScreen');
    ads.ask('anchor');
    expect(ads.shown()).toBe('fullScreen');
    expect(ads.state().next).toBe('anchor');
  });

  it('ADS-07 shows no full screen during an anchor', () => {
    const ads = createTimer();
    ads.ask('anchor');
    ads.wait(10 * MINUTE);
    ads.ask('fullScreen');
    expect(ads.shown()).toBe('anchor');
  });
});

describe('closing', () => {
  it('ADS-05 a full screen can be closed after one second, an anchor at once', () => {
    const ads = createTimer();
    ads.ask('fullScreen');
    ads.wait(999);
    expect(ads.canClose()).toBe(false);
    ads.tell('closed');
    expect(ads.shown()).toBe('fullScreen');
    ads.wait(1);
    ads.tell('closed');
    expect(ads.shown()).toBeNull();
    ads.ask('anchor');
    expect(ads.canClose()).toBe(true);
  });

  it('the next interval starts when an ad closes', () => {
    const ads = createTimer();
    ads.run(4 * MINUTE);
    ads.run(MINUTE);
    ads.tell('closed');
    expect(ads.state().pausedMs).toBe(MINUTE);
    ads.run(4 * MINUTE - SECOND);
    expect(ads.shown()).toBeNull();
    ads.run(SECOND);
    expect(ads.shown()).toBe('fullScreen');
  });
});

describe('pausing', () => {
  it('ADS-08 pausing stops the timer, and paused time is recorded', () => {
    const ads = createTimer();
    ads.run(3 * MINUTE);
    ads.tell('paused');
    ads.tell('paused');
    ads.run(10 * MINUTE);
    expect(ads.shown()).toBeNull();
    ads.tell('resumed');
    ads.tell('resumed');
    expect(ads.state().pausedMs).toBe(10 * MINUTE);
    ads.run(MINUTE - SECOND);
    expect(ads.shown()).toBeNull();
    ads.run(SECOND);
    expect(ads.shown()).toBe('anchor');
  });

  it('ADS-08 the timer stops while an ad is open, paused or not', () => {
    const ads = createTimer();
    ads.run(4 * MINUTE);
    ads.wait(MINUTE);
    ads.tell('paused');
    ads.wait(MINUTE);
    ads.tell('closed');
    ads.wait(MINUTE);
    ads.tell('resumed');
    expect(ads.state().pausedMs).toBe(3 * MINUTE);
    ads.run(4 * MINUTE - SECOND);
    expect(ads.shown()).toBeNull();
    ads.run(SECOND);
    expect(ads.shown()).toBe('fullScreen');
  });
});

describe('reducing', () => {
  it('ADS-09 halves the remaining time and the interval, but not below a minute', () => {
    const ads = createTimer();
    ads.tell('reduced');
    ads.run(2 * MINUTE);
    expect(ads.shown()).toBe('anchor');
    ads.tell('closed');
    ads.tell('reduced');
    ads.tell('reduced');
    expect(ads.state().intervalMs).toBe(MINUTE);
    ads.run(MINUTE - SECOND);
    expect(ads.shown()).toBeNull();
    ads.run(SECOND);
    expect(ads.shown()).toBe('fullScreen');
  });

  it('ADS-09 never makes a wait longer and does not count paused time', () => {
    const ads = createTimer();
    ads.run(4 * MINUTE - 10 * SECOND);
    ads.tell('paused');
    ads.wait(MINUTE);
    ads.tell('reduced');
    ads.tell('resumed');
    ads.run(10 * SECOND);
    expect(ads.shown()).toBe('anchor');
  });
});

describe('the bottom ad', () => {
  it('ADS-15 counts as seen in a wide window, not on a phone', () => {
    const ads = createTimer();
    ads.ask('anchor');
    ads.send({ kind: 'resized', width: 769 });
    expect(ads.state().hasSeenBottomAd).toBe(true);
    ads.send({ kind: 'resized', width: 768 });
    expect(ads.state().hasSeenBottomAd).toBe(false);
    ads.tell('left');
    expect(ads.state().next, 'its turn again').toBe('anchor');
    ads.ask('anchor');
    ads.tell('left');
    expect(ads.state().next).toBe('fullScreen');
  });
});
