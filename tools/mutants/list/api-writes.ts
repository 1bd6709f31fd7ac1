import type { Mutant } from '../mutant.ts';

const APP_TEST = 'apps/api/src/app.test.ts';
const MEMBER_WRITE = 'apps/api/src/lib/member-write.ts';
const MEMBER_WRITE_TEST = 'apps/api/src/lib/member-write.test.ts';

/** Members' writes, error answers, and the audit log. */
export const API_WRITE_MUTANTS: readonly Mutant[] = [
  {
    id: 'guard-problem-inside',
    file: 'apps/api/src/plugins/errors.ts',
    find: 'detail: fillMessage(MESSAGES[refusal.code], refusal.params),',
    replace: 'detail: refusal.cause instanceof Error ? refusal.cause.message : refusal.code,',
    tests: [APP_TEST],
    why: 'an error answer contains internal details',
  },
  {
    id: 'guard-problem-fields',
    file: 'apps/api/src/plugins/errors.ts',
    find: '    ...(refusal.errors && { errors: [...refusal.errors] }),\n',
    replace: '',
    tests: [APP_TEST],
    why: 'an error does not name the invalid field',
  },
  {
    id: 'guard-failure-unlogged',
    file: 'apps/api/src/plugins/errors.ts',
    find: '    if (status >= 500) {',
    replace: '    if (status > 500) {',
    tests: [APP_TEST],
    why: 'an unexpected failure is not logged',
  },
  {
    id: 'log-database-values',
    file: 'apps/api/src/lib/logger.ts',
    find: 'message: isFromDatabase ? withoutValues(message) : message,',
    replace: 'message,',
    tests: ['apps/api/src/lib/logger.test.ts'],
    why: 'values sent by members are logged',
  },
  {
    id: 'log-address-written',
    file: 'apps/api/src/plugins/request-log.ts',
    find: '      method: request.method,\n      route,',
    replace: '      method: request.method,\n      route: request.url,',
    tests: [APP_TEST],
    why: 'searches and user ids are logged',
  },
  {
    id: 'write-version-input',
    file: MEMBER_WRITE,
    find: 'input: input ?? { params: request.params, version, body: request.body ?? null },',
    replace: 'input: input ?? { params: request.params, body: request.body ?? null },',
    tests: [MEMBER_WRITE_TEST],
    why: 'a save from another version gets the answer of an earlier one',
  },
  {
    id: 'write-version-missing',
    file: MEMBER_WRITE,
    find: "  if (found === undefined) throw new AppError('VERSION_REQUIRED');\n",
    replace: '',
    tests: [MEMBER_WRITE_TEST],
    why: 'a write without a version overwrites unseen changes',
  },
  {
    id: 'write-limit-unspent',
    file: MEMBER_WRITE,
    find: '  for (const limit of limits) await spendDatabaseLimit(db, limit, user.id);\n',
    replace:
      '    for (const limit of limits) if (limit.max === 0) await spendDatabaseLimit(db, limit, user.id);\n',
    tests: [MEMBER_WRITE_TEST],
    why: 'writes of a member are not limited',
  },
  {
    id: 'write-awards-lost',
    file: MEMBER_WRITE,
    find: '      await storeAwards(transaction, user.id, answer.exp);\n',
    replace: '',
    tests: ['apps/api/src/modules/rewards/exp/untold-awards.test.ts'],
    why: 'EXP of an aborted request is never announced',
  },
  {
    id: 'write-awards-twice',
    file: MEMBER_WRITE,
    find: 'return { ...answer, exp: [] };',
    replace: 'return answer;',
    tests: ['apps/api/src/modules/rewards/exp/untold-awards.test.ts'],
    why: 'a retried write announces its EXP again',
  },
];
