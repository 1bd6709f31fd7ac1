import { z } from 'zod';
import { mailSchema } from '../../lib/mailer.ts';

/** Where the token will stand in a mail that waits: the queue never holds the token itself. */
export const TOKEN_PLACE = 'TOKEN-TO-BE-MADE';

export const mailJobSchema = mailSchema.extend({
  /** The number of the link whose token is made when the mail is sent. */
  tokenId: z.int().optional(),
});

export type MailJob = z.infer<typeof mailJobSchema>;
