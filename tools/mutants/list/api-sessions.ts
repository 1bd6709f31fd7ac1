import type { Mutant } from '../mutant.ts';

const PASSKEYS = 'apps/api/src/modules/accounts/auth/passkey-service.ts';
const PASSKEYS_TEST = 'apps/api/src/modules/accounts/auth/passkeys.test.ts';
const SESSION = 'apps/api/src/modules/accounts/session/queries.ts';
const SESSION_TEST = 'apps/api/src/modules/accounts/session/session.test.ts';

/** Addresses, passkeys, session age and roles. */
export const API_SESSION_MUTANTS: readonly Mutant[] = [
  {
    id: 'email-taken-request',
    file: 'apps/api/src/modules/accounts/account/secure-changes.ts',
    find: 'const isTaken = (await findUserByEmail(db, input.email)) !== undefined;',
    replace: 'const isTaken = (await findUserByEmail(db, input.email)) === null;',
    tests: ['apps/api/src/modules/accounts/account/account.test.ts'],
    why: 'an e-mailed link lets a member take over another member’s address',
  },
  {
    id: 'email-taken-meanwhile',
    file: 'apps/api/src/modules/accounts/account/secure-changes.ts',
    find: "    if ((await findUserByEmail(db, newEmail)) !== undefined) throw new AppError('LINK_INVALID');\n",
    replace: '',
    tests: ['apps/api/src/modules/accounts/account/account.test.ts'],
    why: 'a change fails with an error if the address was taken meanwhile',
  },
  {
    id: 'passkey-challenge-twice',
    file: 'apps/api/src/modules/accounts/auth/queries.ts',
    find: 'delete from auth_verifications where identifier = ${identifier}\n    returning',
    replace:
      'update auth_verifications set value = value where identifier = ${identifier}\n    returning',
    tests: [PASSKEYS_TEST],
    why: 'one passkey challenge can be used twice',
  },
  {
    id: 'passkey-other-site',
    file: PASSKEYS,
    find: '      expectedChallenge,\n      expectedOrigin: originOf(env),',
    replace:
      "      expectedChallenge,\n      expectedOrigin: [originOf(env), 'http://evil.test', 'https://evil.test'],",
    tests: [PASSKEYS_TEST],
    why: 'a passkey assertion for another site is accepted',
  },
  {
    id: 'passkey-of-others',
    file: PASSKEYS,
    find: "  if (!can(user, 'passkey.change', { ownerId: userId })) throw new AppError('PASSKEY_INVALID');\n",
    replace: '',
    tests: [PASSKEYS_TEST],
    why: 'one member’s challenge adds a passkey to another account',
  },
  {
    id: 'session-fresh-long',
    file: SESSION,
    find: "> app_now() - interval '10 minutes' as is_fresh",
    replace: "> app_now() - interval '1 day' as is_fresh",
    tests: [SESSION_TEST],
    why: 'sensitive actions need no fresh confirmation for a whole day',
  },
  {
    id: 'session-ended',
    file: SESSION,
    find: 'where token = $1 and expires_at > app_now() and deleted_at is null',
    replace: 'where token = $1 and deleted_at is null',
    tests: [SESSION_TEST],
    why: 'an expired session stays valid',
  },
  {
    id: 'roles-without-factor',
    file: 'apps/api/src/modules/accounts/session/service.ts',
    find: 'roles: secondFactor ? heldRoles : dropStaffRoles(heldRoles),',
    replace: 'roles: heldRoles,',
    tests: ['apps/api/src/modules/accounts/account/prove.test.ts'],
    why: 'staff rights work without a second factor',
  },
  {
    id: 'roles-ignored',
    file: 'packages/domain/src/accounts/access/policy.ts',
    find: 'return isAdministrator(viewer.roles);',
    replace: 'return viewer.roles.length > 0;',
    tests: [
      'apps/api/src/flows/authorisation.test.ts',
      'packages/domain/src/accounts/access/policy.test.ts',
    ],
    why: 'any role gives moderator rights',
  },
  {
    id: 'leaderboard-deleted',
    file: 'apps/api/src/modules/rewards/exp/queries.ts',
    find: "const COUNTED = 'deleted_at is null and id <> 1 and emailverified';",
    replace: "const COUNTED = 'id <> 1 and emailverified';",
    tests: ['apps/api/src/modules/rewards/exp/leaderboard.test.ts'],
    why: 'deleted members stay on the leaderboard',
  },
  {
    id: 'leaderboard-unconfirmed',
    file: 'apps/api/src/modules/rewards/exp/queries.ts',
    find: "const COUNTED = 'deleted_at is null and id <> 1 and emailverified';",
    replace: "const COUNTED = 'deleted_at is null and id <> 1';",
    tests: ['apps/api/src/modules/rewards/exp/leaderboard.test.ts'],
    why: 'unconfirmed accounts are on the leaderboard',
  },
];
