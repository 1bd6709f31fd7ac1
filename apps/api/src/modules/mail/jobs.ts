import { mailSchema, type Mailer } from '../../lib/mailer.ts';

/** Throwing leaves the mail in the queue; the worker tries again, later and later. */
export async function sendMailJob(mailer: Mailer | null, payload: unknown): Promise<void> {
  // A request for an address that has no account; see `enqueueNothing`.
  if (payload === null) return;
  if (mailer === null) throw new Error('SMTP_URL is not set: mails wait in the queue');
  const mail = mailSchema.parse(payload);
  try {
    await mailer.send(mail);
  } catch (error) {
    // Mail servers quote the address in their refusals, and the worker logs the message it gets.
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    const reason = responseCode ?? code ?? 'unknown reason';
    throw new Error(`the mail was not taken: ${reason}`, { cause: error });
  }
}
