import { mailSchema, type Mailer } from '../../lib/mailer.ts';

/** Throwing leaves the mail in the queue; the worker tries again, later and later. */
export async function sendMailJob(mailer: Mailer | null, payload: unknown): Promise<void> {
  // A request for an address that has no account; see `enqueueNothing`.
  if (payload === null) return;
  if (mailer === null) throw new Error('SMTP_URL is not set: mails wait in the queue');
  await mailer.send(mailSchema.parse(payload));
}
