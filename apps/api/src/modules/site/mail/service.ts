import type { Database } from '@deckframe/database/db';
import { addJob } from '../../../lib/add-job.ts';
import { mailJobSchema, type MailJob } from './jobs.ts';

export { layOutMail, type MailContent } from './layout.ts';
export { TOKEN_PLACE } from './jobs.ts';

const SEND_MAIL = 'send-mail';

/**
 * Puts a mail into the queue. Call it in the transaction of the write it tells about: a write that is
 * rolled back sends nothing, and a mail server that is down delays the mail, not the write.
 */
export async function enqueueMail(db: Database, mail: MailJob): Promise<void> {
  await addJob(db, SEND_MAIL, mailJobSchema.parse(mail));
}

/**
 * The same work for an address that nobody has: a job that sends nothing. How long an answer takes
 * must not tell who has an account.
 */
export async function enqueueNothing(db: Database): Promise<void> {
  await addJob(db, SEND_MAIL, null);
}
