import { userIdField } from '@deckframe/contract/accounts/account';
import { DIGEST_RHYTHMS } from '@deckframe/domain/rewards/mailbox/notice-kinds';
import type { Database } from '@deckframe/database/db';
import { z } from 'zod';
import type { Mailer } from '../../../lib/mailer.ts';
import { composeDigest, DIGEST_LINES, type DigestSite } from './digest-mail.ts';
import { endDigest, listDigest, queueDigests, takeDigest } from './digest-queries.ts';

/** Each hour, so that what one missed comes with the next. */
export const QUEUE_DIGESTS_CRON = '15 * * * * queue-digests';

/** Members in one transaction. */
const BATCH = 200;

const digestJob = z.object({ userId: userIdField, period: z.iso.date() });

/** What digests need from outside; null where the worker has no mail server or no public address. */
export type DigestDeps = { mailer: Mailer; site: DigestSite } | null;

/** In batches, until nobody is due: a worker that dies in between leaves whole batches only. */
export async function queueDigestsJob(db: Database, deps: DigestDeps): Promise<void> {
  if (deps === null) return;
  for (const rhythm of DIGEST_RHYTHMS) {
    while ((await queueDigests(db, rhythm, BATCH)) === BATCH);
  }
}

/**
 * The mark that it is being sent comes before the mail: where the worker dies in between, the mail
 * may be missing, and what it told comes with the next one, but it never comes twice.
 */
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
    // All of it was read in the meantime.
    if (found.length > 0) {
      await deps.mailer.send(composeDigest(deps.site, { ...digest, userId }, found));
    }
  } catch (error) {
    const isRefused = wasRefused(error);
    await endDigest(db, userId, isRefused ? null : digest.until);
    if (!isRefused) return;
    // Mail servers quote the address in their refusals, and the worker logs the message it gets.
    throw new Error('the digest was not taken', { cause: error });
  }
  await endDigest(db, userId, digest.until);
}

/** Whether the server said so, or was never reached; else nobody knows whether it has the mail. */
function wasRefused(error: unknown): boolean {
  const { responseCode, command } = error as { responseCode?: number; command?: string };
  return responseCode !== undefined || command === 'CONN' || command === undefined;
}
