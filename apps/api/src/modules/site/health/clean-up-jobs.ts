import type { Database } from '@deckframe/database/db';
import { deleteOldLimits } from '../../../lib/database-limit.ts';
import { deleteOldKeys } from '../../../lib/idempotent-write.ts';
import { deleteOldMailRequests, deleteOldVerifications } from '../../accounts/auth/service.ts';
import { deleteOldMailedTokens } from '../mail/mailed-token-service.ts';
import { sweepNotices } from '../../rewards/notices/service.ts';
import { deleteOldSessions } from '../../accounts/session/service.ts';
import { deleteFailedJobs } from './queries.ts';

/** Hourly clean-up. */
export const CLEAN_UP_CRON = '35 * * * * clean-up';

export async function cleanUpJob(db: Database): Promise<void> {
  await deleteOldKeys(db);
  await deleteOldLimits(db);
  await deleteOldSessions(db);
  await deleteOldVerifications(db);
  await deleteOldMailRequests(db);
  await deleteOldMailedTokens(db);
  await sweepNotices(db);
  await deleteFailedJobs(db);
}
