import { randomBytes } from 'node:crypto';
import { RECOVERY_CODES } from '@deckframe/contract/accounts/second-factor';
import { hashToken } from '../../lib/hash-token.ts';
import { printBase32 } from '../accounts/second-factor/totp.ts';

/** 120 bits: so many that a plain hash is enough, whoever reads the table. */
const CODE_BYTES = 15;
const GROUP = /.{6}(?=.)/g;

/** Ten codes as a member keeps them. Example: `k3n2qa-…`, four groups of six. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () =>
    printBase32(randomBytes(CODE_BYTES)).toLowerCase().replaceAll(GROUP, '$&-'),
  );
}

/** However it is typed: spaces, dashes and capitals do not count. */
export const hashRecoveryCode = (code: string): string =>
  hashToken(code.toLowerCase().replaceAll(/[\s-]/g, ''));
