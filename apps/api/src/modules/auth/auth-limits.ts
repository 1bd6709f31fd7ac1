import type { DatabaseLimit } from '../../lib/database-limit.ts';

/** An address that no account can have: looking it up costs the same as any other. */
export const NOBODY = 'nobody@deckframe.invalid';

/** How long mailed links work. */
export const VERIFY_SECONDS = 24 * 3600;
export const RESET_SECONDS = 3600;

const MINUTE = 60;
const HOUR = 3600;

/** The doors that must hold without Redis. An address is an IPv4 address or an IPv6 /64. */
export const AUTH_LIMITS = {
  registerPerAddress: { name: 'register', max: 10, windowSeconds: HOUR },
  // What one address may cause to be mailed to another, whoever asks for it.
  registerPerEmail: { name: 'register-email', max: 5, windowSeconds: HOUR },
  newEmailPerAccount: { name: 'new-email', max: 5, windowSeconds: HOUR },
  // A venue with hundreds of players has one address.
  signInPerAddress: { name: 'sign-in', max: 100, windowSeconds: 10 * MINUTE },
  passkeyPerAddress: { name: 'passkey', max: 300, windowSeconds: 10 * MINUTE },
  // Guesses from one place wait longer and longer, and lock nobody out who comes from another.
  signInFromPlace: { name: 'sign-in-place', max: 10, windowSeconds: 15 * MINUTE },
  signInFromPlacePerDay: { name: 'sign-in-place-day', max: 60, windowSeconds: 24 * HOUR },
  // Many places together. A device that has signed in before does not count and is not held up.
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
