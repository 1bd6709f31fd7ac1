import {
  JOBS_SEEN,
  type HealthSample,
  type SiteHealth,
} from '@deckframe/contract/site/site-health';
import { poolOf, type Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { AppServices } from '../../../app-services.ts';
import { AppError } from '../../../lib/app-error.ts';
import { writeAdminAct } from '../../../lib/audit-log.ts';
import type { Metrics } from '../../../lib/metrics.ts';
import {
  findLastRun,
  requestRun,
  listInvalidIndexes,
  listJobCounts,
  listLargest,
  listManifests,
  listSamples,
  listSlowStatements,
  listTroubledJobs,
  readServer,
  retryJob,
  type SampleRow,
} from './queries.ts';

/** Response times of this process. */
async function readRequests(metrics: Pick<Metrics, 'requests'>) {
  const { values } = await metrics.requests.get();
  const upTo = new Map<string, number>();
  let count = 0;
  let failed = 0;
  for (const { metricName, labels, value } of values) {
    if (metricName?.endsWith('_bucket')) {
      // The library's types omit the label that it adds.
      const le = `${(labels as { le?: string | number }).le ?? ''}`;
      upTo.set(le, (upTo.get(le) ?? 0) + value);
    } else if (metricName?.endsWith('_count')) {
      count += value;
      if (Number(labels.status) >= 500) failed += value;
    }
  }
  const ends = [...upTo].toSorted(([one], [other]) => toNumber(one) - toNumber(other));
  // Buckets are cumulative.
  const buckets = ends.map(([le, sum], at) => ({
    upToMs: le === '+Inf' ? null : Number(le) * 1000,
    count: sum - (ends[at - 1]?.[1] ?? 0),
  }));
  return { count, failed, buckets };
}

const toNumber = (le: string): number => (le === '+Inf' ? Infinity : Number(le));

const POINTS_SHOWN = 300;

type HealthDeps = Pick<AppServices, 'clock' | 'db' | 'games' | 'limiter' | 'metrics' | 'redis'>;

export async function getSiteHealth(deps: HealthDeps, hours: number): Promise<SiteHealth> {
  const { clock, db, games, metrics } = deps;
  const server = await readServer(db);
  const now = clock.now();
  return {
    at: new Date(now).toISOString(),
    versions: {
      node: process.version,
      postgres: server.postgres,
      startedAt: new Date(now - process.uptime() * 1000).toISOString(),
    },
    redis: deps.redis === null ? 'off' : deps.limiter.isShared() ? 'up' : 'degraded',
    database: {
      bytes: server.bytes,
      connections: server.connections,
      maxConnections: server.max_connections,
      pool: countPool(db),
      cacheHitShare:
        server.hits + server.reads === 0 ? null : server.hits / (server.hits + server.reads),
      invalidIndexes: await listInvalidIndexes(db),
      largest: await listLargest(db),
    },
    catalogue: await readCatalogues(db, games),
    jobs: await readJobs(db),
    slow: {
      isMeasured: server.measures,
      statements: (await listSlowStatements(db)).map((row) => ({
        query: row.query,
        calls: row.calls,
        meanMs: row.mean_ms,
        maxMs: row.max_ms,
      })),
    },
    requests: await readRequests(metrics),
    samples: toSamples(await listSamples(db, hours)),
    invariants: await readLastRun(db),
  };
}

function countPool(db: Database) {
  const { totalCount: total, idleCount: idle, waitingCount: waiting } = poolOf(db);
  return { total, idle, waiting };
}

async function readCatalogues(db: Database, games: AppServices['games']) {
  const manifests = new Map((await listManifests(db)).map((row) => [row.gameid, row]));
  return games.ids.map((game) => {
    const row = manifests.get(game);
    return {
      game,
      hash: row?.hash ?? null,
      publishedAt: row?.updated_at.toISOString() ?? null,
      configVersion: games.versionOf(game),
    };
  });
}

async function readJobs(db: Database): Promise<SiteHealth['jobs']> {
  const counts = await listJobCounts(db, JOBS_SEEN);
  const troubled = await listTroubledJobs(db, JOBS_SEEN);
  const seen = counts.reduce(
    (sum, { waiting, later, running, failed }) => sum + waiting + later + running + failed,
    0,
  );
  return {
    isWhole: seen < JOBS_SEEN,
    tasks: counts.map(({ oldest_due: due, last_scheduled: last, ...row }) => ({
      ...row,
      oldestDue: due?.toISOString() ?? null,
      lastScheduled: last?.toISOString() ?? null,
    })),
    troubled: troubled.map((row) => ({
      id: row.id,
      task: row.task,
      attempts: row.attempts,
      maxAttempts: row.max_attempts,
      error: row.error,
      failedAt: row.failed_at.toISOString(),
      isOver: row.attempts >= row.max_attempts,
    })),
  };
}

function toSamples(rows: readonly SampleRow[]): HealthSample[] {
  const step = Math.ceil(rows.length / POINTS_SHOWN);
  return rows
    .filter((_, at) => (rows.length - 1 - at) % step === 0)
    .map(({ at, facts }) => {
      const read = (key: string): number => facts[key] ?? 0;
      return {
        at: at.toISOString(),
        waiting: read('waiting'),
        failed: read('failed'),
        deliveries: read('deliveries'),
        connections: read('connections'),
        databaseBytes: read('databaseBytes'),
        commits: read('commits'),
        cacheHits: read('cacheHits'),
        cacheReads: read('cacheReads'),
      };
    });
}

async function readLastRun(db: Database): Promise<SiteHealth['invariants']> {
  const run = await findLastRun(db);
  if (run === undefined) return null;
  return {
    id: run.id,
    requestedAt: run.requested_at.toISOString(),
    finishedAt: run.finished_at?.toISOString() ?? null,
    done: run.done,
    slices: run.slices,
    broken: run.broken.map(({ name, subjects }) => ({ name, subjects: [...subjects] })),
  };
}

type Act = { userId: UserId; requestId: string };

/** Retries a failed job with all attempts. */
export async function retryFailedJob(db: Database, jobId: string, act: Act): Promise<void> {
  const job = await retryJob(db, jobId);
  if (job === undefined) throw new AppError('NOT_FOUND');
  await writeAdminAct(db, {
    actorId: act.userId,
    action: 'job.retry',
    game: null,
    subject: `job:${jobId}`,
    before: { task: job.task, attempts: job.attempts },
    after: { task: job.task, attempts: 0 },
    requestId: act.requestId,
  });
}

export async function startInvariantRun(db: Database, act: Act): Promise<{ id: string }> {
  const { id, isNew } = await requestRun(db);
  await writeAdminAct(db, {
    actorId: act.userId,
    action: 'invariants.run',
    game: null,
    subject: `invariants:${id}`,
    before: { running: !isNew },
    after: { running: true },
    requestId: act.requestId,
  });
  return { id };
}
