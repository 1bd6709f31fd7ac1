import type { AppDeps } from '../../../app-deps.ts';
import type { WorkGate } from '../../../lib/work-gate.ts';
import type { Auth } from './better-auth.ts';

export type AuthDeps = Pick<AppDeps, 'clock' | 'db' | 'env'> & {
  auth: Auth;
  passwordGate: WorkGate;
};
