import type { AppDeps } from '../../../app-deps.ts';
import type { WorkGate } from '../../../lib/work-gate.ts';
import type { Auth } from './better-auth.ts';

/** What every write of an account needs. */
export type AuthDeps = Pick<AppDeps, 'clock' | 'db' | 'env'> & {
  auth: Auth;
  /** Behind it runs everything that hashes a password. */
  passwordGate: WorkGate;
};
