import { createWorkGate } from '../../lib/work-gate.ts';

export { createAuth } from '../accounts/auth/better-auth.ts';
export { runAuthCall } from '../accounts/auth/auth-call.ts';
export type { AuthDeps } from '../accounts/auth/auth-deps.ts';
export { AUTH_LIMITS } from './auth-limits.ts';
export { refuseBadPassword } from '../accounts/auth/auth-steps.ts';
export * from '../accounts/auth/account-mails.ts';
export { sendConfirmAddress } from './mail-links.ts';
export { listLinkProviders } from '../accounts/auth/link-providers.ts';
export {
  deleteCredentials,
  deleteLink,
  deleteOldMailRequests,
  findUserByEmail,
} from '../accounts/auth/queries.ts';
export * from './verification-queries.ts';

/** Hashing takes a thread and 32 MB for a tenth of a second; more at once would only queue there. */
const HASHES_AT_ONCE = 2;
const HASHES_WAITING = 200;

export const createPasswordGate = () => createWorkGate(HASHES_AT_ONCE, HASHES_WAITING);
