import type { Database } from '@deckframe/database/db';
import { z } from 'zod';
import { mailSchema, type Mail, type Mailer } from '../../../lib/mailer.ts';
import { makeMailedToken, unmakeMailedToken } from './mailed-token-service.ts';

/** Placeholder for a token in queued mails. */
export const TOKEN_PLACE = 'TOKEN-TO-BE-MADE';

export const mailJobSchema = mailSchema.extend({
  /** Id of the token to create. */
  tokenId: z.int().optional(),
});

export type MailJob = z.infer<typeof mailJobSchema>;

/** Throwing keeps the mail for a retry. */
export async function sendMailJob(
  db: Database,
  mailer: Mailer | null,
  payload: unknown,
): Promise<void> {
  // A request for an unknown address; see `enqueueNothing`.
  if (payload === null) return;
  if (mailer === null) throw new Error('SMTP_URL is not set: mails wait in the queue');
  const { tokenId, ...mail } = mailJobSchema.parse(payload);
  if (tokenId === undefined) return send(mailer, mail);
  const token = await makeMailedToken(db, tokenId);
  // The link was voided.
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
    // Server refusals contain the address, so the original error is not logged.
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    const reason = responseCode ?? code ?? 'unknown reason';
    throw new Error(`the mail was not taken: ${reason}`, { cause: error });
  }
}
