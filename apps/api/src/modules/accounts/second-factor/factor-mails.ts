import type { Database } from '@deckframe/database/db';
import { enqueueMail, layOutMail } from '../../site/mail/service.ts';

const REASON = 'You get this mail because something about your account changed.';
const NOT_YOU = 'If this was not you, change your password at once and look at your sessions.';

const MAILS = {
  added: {
    subject: 'An authenticator app was added',
    text: 'Logging in to your Deckframe account with the password now also asks for a code of your authenticator app. All other sessions were ended.',
  },
  removed: {
    subject: 'Your authenticator app was removed',
    text: 'Your Deckframe account no longer asks for a code of an authenticator app, and its recovery codes are void.',
  },
  'passkey-removed': {
    subject: 'A passkey was removed',
    text: 'A passkey of your Deckframe account was removed and can no longer log in.',
  },
  'recovery-code': {
    subject: 'A recovery code was used',
    text: 'One of the recovery codes of your Deckframe account was used in place of the code of your app. It is void now.',
  },
  'recovery-codes': {
    subject: 'You have new recovery codes',
    text: 'New recovery codes were made for your Deckframe account; the old ones are void.',
  },
  reset: {
    subject: 'Your second factor was reset',
    text: 'The operators of Deckframe removed the authenticator app, the recovery codes and the passkeys of your account, and ended its sessions. Set up a new second factor when you log in.',
  },
} as const;

/** Queues the mail in the transaction of the change. */
export async function mailFactorChange(
  db: Database,
  to: string,
  change: keyof typeof MAILS,
): Promise<void> {
  const { subject, text } = MAILS[change];
  await enqueueMail(db, layOutMail(to, { subject, paragraphs: [text, NOT_YOU], reason: REASON }));
}
