import type { Database } from '@deckframe/database/db';
import { addJob } from '../../../lib/add-job.ts';
import { mailJobSchema, type MailJob } from './jobs.ts';

export { layOutMail, type MailContent } from './layout.ts';
export { TOKEN_PLACE } from './jobs.ts';

const SEND_MAIL = 'send-mail';

/** Queues a mail in the transaction of the write. */
export async function enqueueMail(db: Database, mail: MailJob): Promise<void> {
  await addJob(db, SEND_MAIL, mailJobSchema.parse(mail));
}

/** Queues an empty job for an unknown address, so that timing reveals nothing. */
export async function enqueueNothing(db: Database): Promise<void> {
  await addJob(db, SEND_MAIL, null);
}
