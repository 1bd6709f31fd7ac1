import type { Mutant } from '../mutant.ts';

const TEST = 'apps/api/src/modules/site/health/site-health.test.ts';

/** The health page of the console and its actions. */
export const SITE_HEALTH_MUTANTS: readonly Mutant[] = [
  {
    id: 'site-health-two-runs',
    file: 'apps/api/src/modules/site/health/queries.ts',
    find: 'if (open[0] !== undefined) return { id: open[0].id, isNew: false };\n',
    replace: '',
    tests: [TEST],
    why: 'each click starts another recount of all rows',
  },
  {
    id: 'site-health-retry-anything',
    file: 'packages/database/functions/staff.sql',
    find: 'where jobs.id = retry_job.job and jobs.locked_at is null and jobs.attempts > 0',
    replace: 'where jobs.id = retry_job.job and jobs.locked_at is null',
    tests: [TEST],
    why: 'a scheduled job runs immediately',
  },
  {
    id: 'site-health-samples-stay',
    file: 'apps/api/src/modules/site/health/queries.ts',
    find: "interval '8 days'`.execute(db);",
    replace: "interval '800 days'`.execute(db);",
    tests: [TEST],
    why: 'measurements are never deleted',
  },
];
