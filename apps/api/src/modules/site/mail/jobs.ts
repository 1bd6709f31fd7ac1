import type { Database } from '@deckframe/database/db';
import { z } from 'zod';
import { mailSchema, type Mail, type Mailer } from '../../../lib/mailer.ts';
import { makeMailedToken, unmakeMailedToken } from './mailed-token-service.ts';

/** Where the token will stand in a mail that waits: the queue never holds the token itself. */
export const TOKEN_PLACE = 'TOKEN-TO-BE-MADE';

export const mailJobSchema = mailSchema.extend({
  /** The number of the link whose token is made when the mail is sent. */
  tokenId: z.int().optional(),
});

export type MailJob = z.infer<typeof mailJobSchema>;

/** Throwing leaves the mail in the queue; the worker tries again, later and later. */
export async function sendMailJob(
  db: Database,
  mailer: Mailer | null,
  payload: unknown,
): Promise<void> {
  // A request for an address that has no account; see `enqueueNothing`.
  if (payload === null) return;
  if (mailer === null) throw new Error('SMTP_URL is not set: mails wait in the queue');
  const { tokenId, ...mail } = mailJobSchema.parse(payload);
  if (tokenId === undefined) return send(mailer, mail);
  const token = await makeMailedToken(db, tokenId);
  // The link was voided while its mail waited.
  if (token === undefined) return undefined;
  const [text, html] = [mail.text, mail.html].map((part) => part.replaceAll(TOKEN_PLACE, token));
  try {
    return await send(mailer, { ...mail, text: text ?? '', html: html ?? '' });
  } catch (error) {
    await unmakeMailedToken(db, tokenId);
    throw error;
  }
}

async function send(mailer: Mailer, mail: Mail): Promise<void> {
  try {
    await mailer.send(mail);
  } catch (error) {
    // Mail servers quote the address in their refusals, and the worker logs the message it gets.
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    const reason = responseCode ?? code ?? 'unknown reason';
    throw new Error(`the mail was not taken: ${reason}`, { cause: error });
  }
}
