import type { Database } from '@deckframe/database/db';
import { z } from 'zod';
import type { Metrics } from '../../../lib/metrics.ts';
import { findBroken, listSlices } from './invariant-queries.ts';
import { deleteOldSamples, insertHealthSample, saveRunProgress } from './queries.ts';

const EVERY_MINUTES = 5;
export const CHECK_INVARIANTS_CRON = `*/${EVERY_MINUTES} * * * * check-invariants`;

/** Members per run, some seconds of work. */
const SLICE_WIDTH = 20_000;
/** Reported subjects per rule. */
const SUBJECTS_SHOWN = 20;

/** The clock selects the slice, so no state is needed. */
export async function checkInvariantsJob(db: Database, metrics: Metrics, now: Date): Promise<void> {
  const slices = await listSlices(db, SLICE_WIDTH);
  const turn = Math.floor(now.getTime() / (EVERY_MINUTES * 60_000));
  const slice = slices[turn % slices.length];
  if (slice === undefined) return;
  for (const { name, subjects } of await findBroken(db, slice)) {
    metrics.brokenInvariants.inc({ invariant: name }, subjects.length);
  }
}

const runSchema = z.object({ run: z.string() });

/** Checks everything on request and stores progress. */
export async function runInvariantsJob(db: Database, payload: unknown): Promise<void> {
  const { run } = runSchema.parse(payload);
  const slices = await listSlices(db, SLICE_WIDTH);
  const broken = new Map<string, readonly string[]>();
  for (const [at, slice] of slices.entries()) {
    for (const { name, subjects } of await findBroken(db, slice)) {
      broken.set(name, [...(broken.get(name) ?? []), ...subjects].slice(0, SUBJECTS_SHOWN));
    }
    const found = [...broken].map(([name, subjects]) => ({ name, subjects }));
    await saveRunProgress(db, run, { slices: slices.length, done: at + 1, found });
  }
}

export const SAMPLE_HEALTH_CRON = '*/5 * * * * sample-health';

export async function sampleHealthJob(db: Database): Promise<void> {
  await insertHealthSample(db);
  await deleteOldSamples(db);
}
