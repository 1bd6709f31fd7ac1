import type { Mutant } from '../mutant.ts';

const SIGN_IN = ['apps/api/src/modules/accounts/second-factor/second-factor.test.ts'];
const PROOF = ['apps/api/src/modules/accounts/account/prove.test.ts'];

/** The second factor: codes work once, staff need it, and dangerous actions need a fresh proof. */
export const API_SECOND_FACTOR_MUTANTS: readonly Mutant[] = [
  {
    id: 'factor-step-replay',
    file: 'apps/api/src/modules/accounts/second-factor/queries.ts',
    find: "    .where('last_step', '<', step)\n",
    replace: "    .where('last_step', '<=', step)\n",
    tests: SIGN_IN,
    why: 'a one-time code works twice',
  },
  {
    id: 'factor-step-older',
    file: 'apps/api/src/modules/accounts/second-factor/queries.ts',
    find: "    .where('last_step', '<', step)\n",
    replace: "    .where('last_step', '<>', step)\n",
    tests: SIGN_IN,
    why: 'a code from two time steps ago still works',
  },
  {
    id: 'factor-recovery-twice',
    file: 'apps/api/src/modules/accounts/second-factor/queries.ts',
    find: "    .where('used_at', 'is', null)\n",
    replace: '',
    tests: SIGN_IN,
    why: 'a recovery code can be reused',
  },
  {
    id: 'factor-staff-roles',
    file: 'apps/api/src/modules/accounts/session/service.ts',
    find: 'secondFactor ? heldRoles : dropStaffRoles(heldRoles)',
    replace: 'heldRoles',
    tests: PROOF,
    why: 'administrators need no second factor',
  },
  {
    id: 'factor-proof-unasked',
    file: 'apps/api/src/plugins/policy.ts',
    find: '    await refuseUnlessProved(request, user);\n',
    replace: '',
    tests: PROOF,
    why: 'an open session can change the account without the password',
  },
  {
    id: 'factor-proof-password',
    file: 'apps/api/src/plugins/policy.ts',
    find: ' && !(await hasAuthenticator(db, user.id))) return;',
    replace: ') return;',
    tests: PROOF,
    why: 'with an app too, the password alone changes address and password',
  },
  {
    id: 'factor-shown',
    file: 'apps/api/src/modules/accounts/second-factor/service.ts',
    find: "  if (hasApp || passkeys > 0) throw new AppError('SECOND_FACTOR_REQUIRED');\n",
    replace: '',
    tests: PROOF,
    why: 'a stolen password can enrol an authenticator app',
  },
  {
    id: 'factor-shown-passkey',
    file: 'apps/api/src/modules/accounts/second-factor/service.ts',
    find: "  if (hasApp || passkeys > 0) throw new AppError('SECOND_FACTOR_REQUIRED');\n",
    replace: "  if (hasApp) throw new AppError('SECOND_FACTOR_REQUIRED');\n",
    tests: PROOF,
    why: 'a stolen password can add an app beside the owner’s passkey',
  },
  {
    id: 'factor-shown-removal',
    file: 'apps/api/src/modules/accounts/auth/passkey-service.ts',
    find: '  await requireShownFactor(db, user);\n  const isGone',
    replace: '  const isGone',
    tests: PROOF,
    why: 'a stolen password can remove the owner’s passkeys',
  },
  {
    id: 'factor-shown-codes',
    file: 'apps/api/src/modules/accounts/second-factor/service.ts',
    find: '  await requireShownFactor(db, user);\n  if (!(await hasAuthenticator',
    replace: '  if (!(await hasAuthenticator',
    tests: PROOF,
    why: 'a stolen password can create new recovery codes',
  },
];
