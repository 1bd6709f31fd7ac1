import { z } from 'zod';

export const healthAnswer = z.strictObject({ status: z.literal('ok') }).meta({ id: 'Health' });

export const readyAnswer = z
  .strictObject({
    status: z.enum(['ready', 'draining', 'unavailable']),
    database: z.enum(['up', 'down']),
    redis: z.enum(['up', 'degraded', 'off']),
  })
  .meta({ id: 'Ready' });

export const HEALTH_HOURS = [6, 24, 168] as const;
/** Only the oldest jobs are counted, so the query stays bounded. */
export const JOBS_SEEN = 5000;

export const healthQuery = z.strictObject({
  hours: z.coerce.number<number | string>().pipe(z.literal(HEALTH_HOURS)).default(6),
});

const taskState = z.strictObject({
  task: z.string(),
  waiting: z.int().meta({ description: 'Due now' }),
  later: z.int(),
  running: z.int(),
  failed: z.int().meta({ description: 'Last attempt' }),
  oldestDue: z.string().nullable(),
  lastScheduled: z.string().nullable().meta({ description: 'Last run by the clock' }),
});

const failedJob = z.strictObject({
  id: z.string(),
  task: z.string(),
  attempts: z.int(),
  maxAttempts: z.int(),
  error: z.string(),
  failedAt: z.string(),
  isOver: z.boolean().meta({ description: 'It is not tried again by itself' }),
});

const sample = z.strictObject({
  at: z.string(),
  waiting: z.int(),
  failed: z.int(),
  deliveries: z.int().meta({ description: 'Queued e-mails and chat messages' }),
  connections: z.int(),
  databaseBytes: z.number(),
  commits: z.number().meta({ description: 'Since the statistics began' }),
  cacheHits: z.number(),
  cacheReads: z.number(),
});

const slowStatement = z.strictObject({
  query: z.string(),
  calls: z.number(),
  meanMs: z.number(),
  maxMs: z.number(),
});

const invariantRun = z.strictObject({
  id: z.string(),
  requestedAt: z.string(),
  finishedAt: z.string().nullable(),
  done: z.int(),
  slices: z.int(),
  broken: z.array(z.strictObject({ name: z.string(), subjects: z.array(z.string()) })),
});

export const siteHealth = z
  .strictObject({
    at: z.string(),
    versions: z.strictObject({ node: z.string(), postgres: z.string(), startedAt: z.string() }),
    redis: z.enum(['up', 'degraded', 'off']),
    database: z.strictObject({
      bytes: z.number(),
      connections: z.int(),
      maxConnections: z.int(),
      pool: z.strictObject({ total: z.int(), idle: z.int(), waiting: z.int() }),
      cacheHitShare: z.number().nullable(),
      invalidIndexes: z.array(z.string()),
      largest: z.array(
        z.strictObject({
          name: z.string(),
          bytes: z.number(),
          rows: z.number().meta({ description: 'Estimated by the query planner, not counted' }),
        }),
      ),
    }),
    catalogue: z.array(
      z.strictObject({
        game: z.string(),
        hash: z.string().nullable(),
        publishedAt: z.string().nullable(),
        configVersion: z.int(),
      }),
    ),
    jobs: z.strictObject({
      isWhole: z.boolean().meta({ description: 'False if there are more than were examined' }),
      tasks: z.array(taskState),
      troubled: z.array(failedJob),
    }),
    slow: z.strictObject({
      isMeasured: z.boolean().meta({ description: 'False without pg_stat_statements' }),
      statements: z.array(slowStatement),
    }),
    requests: z
      .strictObject({
        count: z.int(),
        failed: z.int(),
        buckets: z.array(z.strictObject({ upToMs: z.number().nullable(), count: z.int() })),
      })
      .meta({ description: 'Of the process that answered, since it started' }),
    samples: z.array(sample),
    invariants: invariantRun.nullable(),
  })
  .meta({ id: 'SiteHealth' });

export const jobParams = z.strictObject({ jobId: z.string().regex(/^[1-9]\d{0,17}$/) });
export const invariantRunStarted = z
  .strictObject({ id: z.string() })
  .meta({ id: 'InvariantRunStarted' });

export type SiteHealth = z.infer<typeof siteHealth>;
export type HealthSample = z.infer<typeof sample>;
