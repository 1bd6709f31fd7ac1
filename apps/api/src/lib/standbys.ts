import { createPool } from '@deckframe/database/db';
import type { Pool } from 'pg';
import type { Logger } from './logger.ts';
import type { Metrics } from './metrics.ts';
import { isInPublicRead } from './public-reads.ts';
import { isFresh, type Seen } from './standby-lag.ts';
import { TIMEOUTS } from './timeouts.ts';

const LOOK_MS = 500;
/** Slower standbys are skipped. */
const PATIENCE_MS = 1000;
/** Stored observations of the primary; more than fit into the longest lag. */
const SEEN = 20;

const WRITTEN =
  "select true as leads, pg_current_wal_lsn() - '0/0' as place where not pg_is_in_recovery()";
const REACHED = `select not pg_is_in_recovery() as leads, case when pg_is_in_recovery()
  then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end - '0/0' as place`;

export interface Standbys {
  /**
   * Returns pools for a public read: a fresh standby, then the primary through a separate pool,
   * because writers may occupy the other one.
   */
  readonly choose: () => readonly Pool[];
  readonly stop: () => Promise<void>;
}

export interface StandbyOptions {
  readonly primary: Pool;
  readonly urls: readonly string[];
  readonly poolSize: number;
  readonly logger: Logger;
  readonly metrics: Metrics;
}

/** Checks the WAL positions of the primary and standbys twice a second. Roles may change. */
export function followStandbys(options: StandbyOptions): Standbys | undefined {
  const { primary, urls, poolSize, logger, metrics } = options;
  if (urls.length === 0) return undefined;
  const pools = urls.map((url) =>
    createPool({
      url,
      poolSize,
      applicationName: 'deckframe-api-reads',
      statementTimeoutMs: TIMEOUTS.statementMs,
      patienceMs: PATIENCE_MS,
      onConnectionError: (error) => logger.warn({ err: error }, 'connection to a standby lost'),
    }),
  );
  const seen: Seen[] = [];
  let fresh: Pool[] = [];
  let leading: Pool[] = [];
  let turn = 0;
  const look = async (pool: Pool): Promise<void> => {
    const reached = await ask(pool, REACHED);
    const isUsable = reached !== undefined && isFresh(seen, reached.place, performance.now());
    const among = (known: Pool[], isOne: boolean): Pool[] => [
      ...known.filter((one) => one !== pool),
      ...(isOne ? [pool] : []),
    ];
    leading = among(leading, isUsable && reached.leads);
    fresh = among(fresh, isUsable && !reached.leads);
    metrics.freshStandbys.set(fresh.length);
  };
  const stops = [
    repeat(async () => {
      const written = await ask(primary, WRITTEN);
      if (written !== undefined) seen.push({ at: performance.now(), written: written.place });
      if (seen.length > SEEN) seen.shift();
    }),
    ...pools.map((pool) => repeat(() => look(pool))),
  ];
  return {
    choose() {
      if (!isInPublicRead()) return [];
      turn += 1;
      const pool = fresh[turn % Math.max(fresh.length, 1)];
      metrics.publicReads.inc({ place: pool === undefined ? 'primary' : 'standby' });
      return pool === undefined ? leading : [pool, ...leading];
    },
    async stop() {
      for (const stop of stops) stop();
      await Promise.all(pools.map((pool) => pool.end()));
    },
  };
}

type Reached = { place: number; leads: boolean };

async function ask(pool: Pool, text: string): Promise<Reached | undefined> {
  try {
    const { rows } = await pool.query<Reached>(text);
    return rows[0];
  } catch {
    return undefined;
  }
}

/** Repeats checks without overlap. */
function repeat(look: () => Promise<void>): () => void {
  let isStopped = false;
  const again = async (): Promise<void> => {
    if (isStopped) return;
    await look();
    setTimeout(() => void again(), LOOK_MS).unref();
  };
  void again();
  return () => {
    isStopped = true;
  };
}
