import { fillRedis } from './fill-redis.ts';
import { rollApis } from './roll-apis.ts';
import type { Kind } from './kind.ts';
import { freezeProgram, killProgram } from './parts.ts';

/** Faults of proxy, Redis, APIs and worker. */
export const APP_KINDS: readonly Kind[] = [
  {
    name: 'proxy-killed',
    what: 'HAProxy dies and is started again after half a second',
    writeGapMs: 3000,
    readGapMs: 3000,
    inject: (cluster) => killProgram(cluster, 'haproxy', 500),
  },
  {
    name: 'proxy-frozen',
    what: 'HAProxy hangs for 2 s',
    writeGapMs: 4000,
    readGapMs: 4000,
    inject: (cluster) => freezeProgram(cluster, 'haproxy', 2000),
  },
  {
    name: 'redis-killed',
    what: 'Redis dies and comes back empty',
    writeGapMs: 1000,
    readGapMs: 500,
    inject: (cluster) => killProgram(cluster, 'redis', 3000),
  },
  {
    name: 'redis-frozen',
    what: 'Redis hangs for 5 s',
    writeGapMs: 1000,
    readGapMs: 500,
    inject: (cluster) => freezeProgram(cluster, 'redis', 5000),
  },
  {
    name: 'redis-full',
    what: 'Redis is out of memory for 4 s',
    writeGapMs: 1000,
    readGapMs: 500,
    inject: ({ site }) => fillRedis(site, 4000),
  },
  {
    name: 'api-killed',
    what: 'one of two APIs dies in the middle of writes',
    writeGapMs: 1500,
    readGapMs: 1500,
    inject: (cluster) => killProgram(cluster, 'api1', 1000),
  },
  {
    name: 'apis-killed',
    what: 'both APIs die at the same time and restart',
    writeGapMs: 15_000,
    readGapMs: 15_000,
    async inject(cluster) {
      await Promise.all(['api1', 'api2'].map((name) => killProgram(cluster, name, 1000)));
    },
  },
  {
    name: 'api-frozen',
    what: 'one of two APIs hangs for 5 s',
    writeGapMs: 2500,
    readGapMs: 2500,
    inject: (cluster) => freezeProgram(cluster, 'api2', 5000),
  },
  {
    name: 'worker-killed',
    what: 'the worker dies in the middle of its jobs',
    writeGapMs: 1000,
    readGapMs: 500,
    inject: (cluster) => killProgram(cluster, 'worker', 1000),
  },
  {
    name: 'apis-rolled',
    what: 'both APIs are replaced one after the other, as in a deploy',
    writeGapMs: 1000,
    readGapMs: 500,
    inject: rollApis,
  },
];
