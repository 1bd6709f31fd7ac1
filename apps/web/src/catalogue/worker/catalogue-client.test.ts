import { EMPTY_ENTRY } from '@deckframe/domain/collection/entries/entry';
import { EMPTY_FILTER_STATE } from '@deckframe/domain/filter/filter-state';
import type { PublicGameConfig } from '@deckframe/domain/game-config';
import { describe, expect, it } from 'vitest';
import { INITIAL_STATUS } from '../engine/catalogue-status.ts';
import {
  createCatalogueClient,
  PATTERN_LIMIT_MS,
  PatternTooSlowError,
} from './catalogue-client.ts';
import { linkPage, linkWorker } from './engine-link.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

const CONFIG = { gameid: 'gundam' } as PublicGameConfig;
const ALL = { wanted: 'all', needsAlternates: true } as const;
const find = (search: string) => ({ filters: { ...EMPTY_FILTER_STATE, search }, sort: {} });

/** Workers scripted by the test, with a manual clock. */
function createScene() {
  const workers: {
    received: ToWorker[];
    tell: (message: FromWorker) => void;
    isEnded: boolean;
  }[] = [];
  const timers: { expired: () => void; milliseconds: number }[] = [];
  const client = createCatalogueClient(
    (firstGeneration, events) => {
      const worker = {
        received: [] as ToWorker[],
        tell: (_message: FromWorker): void => {},
        isEnded: false,
      };
      workers.push(worker);
      const port = {
        postMessage: (message: ToWorker) => void worker.received.push(message),
        addEventListener: (_type: 'message', listener: (event: { data: FromWorker }) => void) => {
          worker.tell = (data) => listener({ data });
        },
        terminate: () => {
          worker.isEnded = true;
        },
      };
      return linkWorker(port, CONFIG, firstGeneration, events);
    },
    {
      start: (expired, milliseconds) => {
        const timer = { expired, milliseconds };
        timers.push(timer);
        return timer;
      },
      stop: (handle) => {
        const at = timers.findIndex((timer) => timer === handle);
        if (at >= 0) timers.splice(at, 1);
      },
    },
  );
  const lastId = (at: number): number => {
    const call = workers[at]?.received.findLast((message) => message.type === 'call');
    return call?.type === 'call' ? call.id : 0;
  };
  return { client, workers, timers, lastId };
}

const answer = (id: number, rows: number[] = []): FromWorker => ({
  type: 'answer',
  id,
  value: { generation: 1, rows: Uint32Array.from(rows), cards: [] },
});

describe('createCatalogueClient', () => {
  it('starts its worker with the first request and forwards its status', () => {
    const { client, workers } = createScene();
    expect(workers).toHaveLength(0);
    client.open(ALL);
    expect(workers[0]?.received.map(({ type }) => type)).toEqual(['start', 'call']);
    const status = { ...INITIAL_STATUS, cards: 7 };
    workers[0]?.tell({ type: 'status', view: 'all', status });
    expect(client.statusOf('all').get()).toBe(status);
  });

  it('stops a pattern after 100 ms by replacing the worker, which gets all its state', async () => {
    const { client, workers, timers, lastId } = createScene();
    client.open(ALL);
    client.layCollection([['A-1', { ...EMPTY_ENTRY, count: 1 }]], true);
    const search = client.search('list', 'all', find('/(a+)+$/'));
    expect(timers).toHaveLength(0);
    workers[0]?.tell({ type: 'running', id: lastId(0) });
    expect(timers[0]?.milliseconds).toBe(PATTERN_LIMIT_MS);
    timers[0]?.expired();
    await expect(search).rejects.toThrow(PatternTooSlowError);
    expect(workers[0]?.isEnded).toBe(true);
    expect(workers[1]?.received.map((one) => (one.type === 'call' ? one.method : ''))).toEqual([
      '',
      'open',
      'layCollection',
    ]);
    await expect(client.search('list', 'all', find('/(a+)+$/'))).rejects.toThrow(
      PatternTooSlowError,
    );
    expect(workers).toHaveLength(2);
  });

  it('does not stop fast patterns and other searches', async () => {
    const { client, workers, timers, lastId } = createScene();
    const search = client.search('list', 'all', find('/ab/'));
    workers[0]?.tell({ type: 'running', id: lastId(0) });
    workers[0]?.tell(answer(lastId(0), [4, 2]));
    expect(await search).toMatchObject({ rows: Uint32Array.of(4, 2) });
    expect(timers).toHaveLength(0);
    void client.search('list', 'all', find('plain'));
    workers[0]?.tell({ type: 'running', id: lastId(0) });
    expect(timers).toHaveLength(0);
  });

  it('runs no pattern if nothing could stop it', async () => {
    const engine = { search: () => Promise.resolve(null) };
    const client = createCatalogueClient(() => linkPage(Promise.resolve(engine as never)), {
      start: () => undefined,
      stop: () => {},
    });
    await expect(client.search('list', 'all', find('/a/'))).rejects.toThrow(PatternTooSlowError);
    expect(await client.search('list', 'all', find('a'))).toBeNull();
  });
});
