import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { gameBasePath } from '@deckframe/domain/site/pages/page-path';
import type { Env } from '../../../env.ts';
import type { DatabaseLimit } from '../../../lib/database-limit.ts';
import { wantMailedToken } from '../../site/mail/mailed-token-service.ts';
import { enqueueMail, layOutMail, TOKEN_PLACE, type MailContent } from '../../site/mail/service.ts';
import { currentAuthCall } from './auth-call.ts';

type Recipient = { id: string; email: string; emailVerified?: boolean };
type MailEnv = Pick<Env, 'PUBLIC_URL'>;

const NOT_ME = 'If you did not ask for this, do nothing: without the link nothing happens.';
const NOTICE = 'You get this mail because something about your account changed.';

/** Creates a link with the token in the fragment, which no log receives. */
const tokenLinkTo = (env: MailEnv, page: string): string =>
  `${linkTo(env, page)}#token=${TOKEN_PLACE}`;

function linkTo(env: MailEnv, page: string): string {
  const { game } = currentAuthCall();
  return `${env.PUBLIC_URL}${gameBasePath(game)}${page}`;
}

function mailVerification(env: MailEnv, email: string, tokenId: number): Promise<void> {
  const content: MailContent = {
    subject: 'Confirm your e-mail address',
    paragraphs: [
      'Welcome to Deckframe. One click, and your account is ready.',
      'The link works for one day.',
    ],
    button: { label: 'Confirm address', url: tokenLinkTo(env, '/verify-email') },
    reason: `Somebody signed up at Deckframe with this address. ${NOT_ME}`,
  };
  return send(email, content, tokenId);
}

/** Mails the owner of an address that somebody tried to register. */
export function mailExisting(env: MailEnv, user: Recipient): Promise<void> {
  return send(user.email, {
    subject: 'You already have an account',
    paragraphs: [
      'Somebody, perhaps you, tried to sign up at Deckframe with this address, which already has an account. Log in with it.',
      'If you have forgotten your password, or never confirmed this address, the log-in page helps you.',
    ],
    button: { label: 'Log in', url: linkTo(env, '/login') },
    reason: 'If this was not you, do nothing: your account is as it was.',
  });
}

function mailReset(env: MailEnv, email: string, tokenId: number): Promise<void> {
  const content: MailContent = {
    subject: 'Set a new password',
    paragraphs: [
      'Choose a new password for your Deckframe account. You will be logged out everywhere else.',
      'The link works once, for one hour.',
    ],
    button: { label: 'Set new password', url: tokenLinkTo(env, '/reset-password') },
    reason: `Somebody asked for a new password for this address. ${NOT_ME}`,
  };
  return send(email, content, tokenId);
}

export function mailReminder(env: MailEnv, email: string, username: string): Promise<void> {
  return send(email, {
    subject: 'Your username',
    paragraphs: [`Your username at Deckframe is ${username}.`],
    button: { label: 'Log in', url: linkTo(env, '/login') },
    reason: 'Somebody asked for the username of this address. If it was not you, do nothing.',
  });
}

/** Lists passkeys that still work, so that the owner can remove foreign ones. */
export function mailPasswordChanged(email: string, passkeys: readonly string[]): Promise<void> {
  return send(email, {
    subject: 'Your password was changed',
    paragraphs: [
      'The password of your Deckframe account was changed, and all other sessions were ended.',
      'If this was not you, set a new password at once with "Forgot password" on the log-in page.',
      ...(passkeys.length === 0
        ? []
        : [
            `These passkeys can still log in: ${passkeys.join(', ')}. Remove those you do not know on your account page.`,
          ]),
    ],
    reason: NOTICE,
  });
}

function mailConfirmAddress(env: MailEnv, email: string, tokenId: number): Promise<void> {
  const content: MailContent = {
    subject: 'Confirm your new e-mail address',
    paragraphs: ['Use this address for your Deckframe account.', 'The link works for one hour.'],
    button: { label: 'Use this address', url: tokenLinkTo(env, '/confirm-email') },
    reason: `A member of Deckframe gave this address as their new one. ${NOT_ME}`,
  };
  return send(email, content, tokenId);
}

export function mailAddressTaken(email: string): Promise<void> {
  return send(email, {
    subject: 'You already have an account',
    paragraphs: [
      'A member of Deckframe, perhaps you, wanted to use this address for another account. It already has one, so nothing was changed.',
    ],
    reason: 'If this was not you, do nothing: your account is as it was.',
  });
}

export function mailAddressChanging(email: string): Promise<void> {
  return send(email, {
    subject: 'Your e-mail address is about to change',
    paragraphs: [
      'Somebody who is logged in to your Deckframe account asked to use another e-mail address. It takes effect once the new address is confirmed.',
      'If this was not you, change your password at once and log out your other devices on your account page.',
    ],
    reason: NOTICE,
  });
}

export function mailAddressChanged(email: string): Promise<void> {
  return send(email, {
    subject: 'Your e-mail address was changed',
    paragraphs: ['Your Deckframe account now uses another e-mail address than this one.'],
    reason: `${NOTICE} It is the last one to this address.`,
  });
}

export function mailPasskeyAdded(email: string): Promise<void> {
  return send(email, {
    subject: 'A passkey was added',
    paragraphs: [
      'A new passkey can now log in to your Deckframe account.',
      'If this was not you, remove it on your account page and change your password.',
    ],
    reason: NOTICE,
  });
}

export function mailAccountDeleted(email: string): Promise<void> {
  return send(email, {
    subject: 'Your account was deleted',
    paragraphs: ['Your Deckframe account and what belonged to it are gone. Thank you for playing.'],
    reason: 'This is the last mail to this address.',
  });
}

function send(to: string, content: MailContent, tokenId?: number): Promise<void> {
  return enqueueMail(currentAuthCall().db, { ...layOutMail(to, content), tokenId });
}

/** An address without an account, for equal work. */
export const NOBODY = 'nobody@deckframe.invalid';

/** How long mailed links work. */
export const VERIFY_SECONDS = 24 * 3600;
export const RESET_SECONDS = 3600;

const MINUTE = 60;
const HOUR = 3600;

/** Limits that work without Redis. An address is IPv4 or an IPv6 /64. */
export const AUTH_LIMITS = {
  registerPerAddress: { name: 'register', max: 10, windowSeconds: HOUR },
  // Limits mails per mailbox, independent of who requests them.
  registerPerEmail: { name: 'register-email', max: 5, windowSeconds: HOUR },
  newEmailPerAccount: { name: 'new-email', max: 5, windowSeconds: HOUR },
  // A venue with hundreds of players has one address.
  signInPerAddress: { name: 'sign-in', max: 100, windowSeconds: 10 * MINUTE },
  passkeyPerAddress: { name: 'passkey', max: 300, windowSeconds: 10 * MINUTE },
  // Limits guesses per place without locking out other places.
  signInFromPlace: { name: 'sign-in-place', max: 10, windowSeconds: 15 * MINUTE },
  signInFromPlacePerDay: { name: 'sign-in-place-day', max: 60, windowSeconds: 24 * HOUR },
  // Limits guesses from all places. Known devices are exempt.
  signInPerAccount: { name: 'sign-in-account', max: 100, windowSeconds: HOUR },
  mailPerAddress: { name: 'account-mail', max: 10, windowSeconds: HOUR },
  reminderPerAddress: { name: 'reminder', max: 5, windowSeconds: HOUR },
  verificationPerAccount: { name: 'verification', max: 3, windowSeconds: HOUR },
  tokenPerAddress: { name: 'mailed-token', max: 30, windowSeconds: 10 * MINUTE },
  passwordPerAccount: { name: 'password-check', max: 10, windowSeconds: 15 * MINUTE },
  namesPerAddress: { name: 'names', max: 120, windowSeconds: 10 * MINUTE },
  exportPerAccount: { name: 'export', max: 5, windowSeconds: HOUR },
  linkPerAccount: { name: 'link', max: 20, windowSeconds: HOUR },
} as const satisfies Record<string, DatabaseLimit>;

/** Mails with a link: recorded in the transaction, tokens created when sent. */

export async function sendVerification(env: MailEnv, userId: UserId, email: string): Promise<void> {
  const { db } = currentAuthCall();
  const wanted = { userId, address: email, newEmail: null, lifetimeSeconds: VERIFY_SECONDS };
  const id = await wantMailedToken(db, { ...wanted, purpose: 'verify' });
  if (id !== undefined) await mailVerification(env, email, id);
}

export async function sendReset(env: MailEnv, userId: UserId, email: string): Promise<void> {
  const { db } = currentAuthCall();
  const wanted = { userId, address: email, newEmail: null, lifetimeSeconds: RESET_SECONDS };
  const id = await wantMailedToken(db, { ...wanted, purpose: 'reset' });
  if (id !== undefined) await mailReset(env, email, id);
}

/** Mails the new address; for a taken one only the same record is written. */
export async function sendConfirmAddress(
  env: MailEnv,
  change: { userId: UserId; address: string; newEmail: string; isTaken: boolean },
): Promise<void> {
  const { db } = currentAuthCall();
  const { isTaken, ...wanted } = change;
  const lifetimeSeconds = RESET_SECONDS;
  const id = await wantMailedToken(db, { ...wanted, lifetimeSeconds, purpose: 'email' });
  if (id !== undefined && !isTaken) await mailConfirmAddress(env, change.newEmail, id);
}
