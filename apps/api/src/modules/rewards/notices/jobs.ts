import { userIdField } from '@deckframe/contract/accounts/account';
import { DIGEST_RHYTHMS } from '@deckframe/domain/rewards/mailbox/notice-kinds';
import type { Database } from '@deckframe/database/db';
import { z } from 'zod';
import type { Mailer } from '../../../lib/mailer.ts';
import { composeDigest, DIGEST_LINES, type DigestSite } from './digest-mail.ts';
import { endDigest, listDigest, queueDigests, takeDigest } from './digest-queries.ts';

/** Hourly, so that a missed run is caught up. */
export const QUEUE_DIGESTS_CRON = '15 * * * * queue-digests';

const BATCH = 200;

const digestJob = z.object({ userId: userIdField, period: z.iso.date() });

/** Null without mail server or public address. */
export type DigestDeps = { mailer: Mailer; site: DigestSite } | null;

/** Queues batches until nobody is due. */
export async function queueDigestsJob(db: Database, deps: DigestDeps): Promise<void> {
  if (deps === null) return;
  for (const rhythm of DIGEST_RHYTHMS) {
    while ((await queueDigests(db, rhythm, BATCH)) === BATCH);
  }
}

/** Marks the digest before sending: a crash can lose a mail, but never double it. */
export async function sendDigestJob(
  db: Database,
  deps: DigestDeps,
  payload: unknown,
): Promise<void> {
  if (deps === null) return;
  const { userId, period } = digestJob.parse(payload);
  const digest = await takeDigest(db, userId, period);
  if (digest === undefined) return;
  const found = await listDigest(db, userId, digest, DIGEST_LINES + 1);
  try {
    if (found.length > 0) {
      await deps.mailer.send(composeDigest(deps.site, { ...digest, userId }, found));
    }
  } catch (error) {
    const isRefused = wasRefused(error);
    await endDigest(db, userId, isRefused ? null : digest.until);
    if (!isRefused) return;
    // Server refusals contain the address, so the original error is not logged.
    throw new Error('the digest was not taken', { cause: error });
  }
  await endDigest(db, userId, digest.until);
}

/** True if the server refused or was unreachable; otherwise the outcome is unknown. */
function wasRefused(error: unknown): boolean {
  const { responseCode, command } = error as { responseCode?: number; command?: string };
  return responseCode !== undefined || command === 'CONN' || command === undefined;
}
