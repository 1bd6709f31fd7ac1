import type { Mutant } from '../mutant.ts';

const TESTS = ['apps/api/src/modules/staff/console/report-queue.test.ts'];
const FILE = 'apps/api/src/modules/staff/console/queries.ts';

/** Claims of staff in the report queue. */
export const REPORT_QUEUE_MUTANTS: readonly Mutant[] = [
  {
    id: 'queue-claim-of-all',
    file: FILE,
    find: '      where claims.user_id = excluded.user_id or claims.${LAPSED}\n',
    replace: '',
    tests: TESTS,
    why: 'a second claim silently replaces the first',
  },
  {
    id: 'queue-claim-for-good',
    file: FILE,
    find: ' or claims.${LAPSED}',
    replace: '',
    tests: TESTS,
    why: 'an expired claim still blocks other staff',
  },
  {
    id: 'queue-release-of-others',
    file: FILE,
    find: 'where item = ${item} and user_id = ${userId}::bigint returning item',
    replace: 'where item = ${item} returning item',
    tests: TESTS,
    why: 'another staff member can end a claim',
  },
];
