import { expect, it } from 'vitest';
import { ACCOUNT_MESSAGES, ERROR_MESSAGES } from '../messages.ts';

it('AUTH-13 AUTH-22 AUTH-23 AUTH-25 AUTH-27 account mails and links have the documented wording', () => {
  expect(ACCOUNT_MESSAGES).toEqual({
    reminderSent: 'Username reminder sent to your email.',
    reminderFailed: 'Failed to send username reminder.',
    resetSent: 'Password reset sent to your email.',
    resetFailed: 'Failed to send password reset.',
    discordUnlinked: 'Discord account unlinked.',
    patreonUnlinked: 'Patreon account unlinked.',
    discordUnlinkFailed: 'Failed to unlink Discord account.',
    patreonUnlinkFailed: 'Failed to unlink Patreon account.',
    emailNotFound: 'Email not found.',
  });
  expect(ERROR_MESSAGES.EMAIL_NOT_FOUND).toBe('Email not found.');
});
