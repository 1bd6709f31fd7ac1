import { describe, expect, it } from 'vitest';
import { CHUNK_TIMEOUT_MS, loadChunk, type ChunkTimers } from './lazy-page.ts';

function createTimers() {
  const started: { expired: () => void; milliseconds: number; stopped: boolean }[] = [];
  const timers: ChunkTimers = {
    start: (expired, milliseconds) => started.push({ expired, milliseconds, stopped: false }) - 1,
    stop: (handle) => {
      const timer = started[handle as number];
      if (timer) timer.stopped = true;
    },
  };
  return { started, timers };
}

describe('loadChunk', () => {
  it('returns the module and stops the timer', async () => {
    const { started, timers } = createTimers();
    await expect(loadChunk('home', async () => 'module', timers)).resolves.toBe('module');
    expect(started[0]?.stopped).toBe(true);
  });

  it.each([
    ['Failed to fetch dynamically imported module: /assets/home.js', 'Loading chunk home failed'],
    ['error loading dynamically imported module', 'Loading chunk home failed'],
    ['Importing a module script failed.', 'Loading chunk home failed'],
    ['Unable to preload CSS for /assets/home.css', 'Loading CSS chunk home failed'],
  ])('ERR-04 turns "%s" into "%s"', async (browserMessage, expected) => {
    const { timers } = createTimers();
    const failing = loadChunk(
      'home',
      async () => {
        throw new TypeError(browserMessage);
      },
      timers,
    );
    await expect(failing).rejects.toThrow(expected);
    await expect(failing).rejects.toHaveProperty('name', 'ChunkError');
  });

  it('ERR-05 gives up after 120 s', async () => {
    const { started, timers } = createTimers();
    const hanging = loadChunk('home', () => Promise.withResolvers<string>().promise, timers);
    expect(started[0]?.milliseconds).toBe(120_000);
    expect(CHUNK_TIMEOUT_MS).toBe(120_000);
    started[0]?.expired();
    await expect(hanging).rejects.toThrow('Loading chunk home failed');
  });

  it('rethrows an error of the page itself', async () => {
    const { timers } = createTimers();
    const own = new Error('a fault in the page');
    await expect(loadChunk('home', () => Promise.reject(own), timers)).rejects.toBe(own);
  });
});
