import type { Mutant } from '../mutant.ts';

const FAULTS = 'apps/api/src/flows/worker-faults.test.ts';
const PRESENCE = 'apps/api/src/lib/worker-presence.ts';
const TASKS = 'apps/api/src/worker-tasks.ts';
const TASKS_TEST = 'apps/api/src/worker-tasks.test.ts';

/** The worker: queues, mails, and jobs after a crash. */
export const WORKER_MUTANTS: readonly Mutant[] = [
  {
    id: 'worker-mail-hands',
    file: TASKS,
    find: "MAIL_TASKS: readonly string[] = ['post-to-chat', 'send-digest', 'send-mail'];",
    replace: 'MAIL_TASKS: readonly string[] = [];',
    tests: [FAULTS],
    why: 'a hanging mail server blocks all other jobs',
  },
  {
    id: 'worker-not-present',
    file: 'apps/api/src/start-worker.ts',
    find: '    for (const id of pools) await presence.add(id);\n',
    replace: '',
    tests: [FAULTS],
    why: 'jobs of a running worker are also given to another worker',
  },
  {
    id: 'worker-gone-at-once',
    file: PRESENCE,
    find: '>= LOOKS_UNTIL_GONE);',
    replace: '>= 1);',
    tests: [FAULTS],
    why: 'a worker loses its jobs after a short disconnect',
  },
  {
    id: 'worker-queue-held',
    file: PRESENCE,
    find: '      select locked_by from graphile_worker._private_job_queues where locked_at is not null\n',
    replace: '      select null where false\n',
    tests: ['apps/api/src/lib/worker-presence.test.ts'],
    why: 'the queue of a crashed worker stays blocked for hours',
  },
  {
    id: 'worker-looks-late',
    file: PRESENCE,
    find: 'const LOOK_EVERY_MS = 30_000;',
    replace: 'const LOOK_EVERY_MS = 30_000_000;',
    tests: ['apps/api/src/lib/worker-presence.test.ts'],
    why: 'mails of a crashed worker wait for a day',
  },
  {
    id: 'worker-failure-lost',
    file: TASKS,
    find: "        metrics.jobs.inc({ task, outcome: 'failed' });\n        throw error;\n",
    replace:
      "        metrics.jobs.inc({ task, outcome: 'failed' });\n        if (task === '') throw error;\n",
    tests: [TASKS_TEST],
    why: 'a failed job counts as done, so an e-mail is lost',
  },
  {
    id: 'worker-sweep-forgotten',
    file: TASKS,
    find: '  CLEAN_UP_CRON,\n  CLEAR_CATALOGUE_CRON,\n',
    replace: '  CLEAR_CATALOGUE_CRON,\n',
    tests: [TASKS_TEST],
    why: 'expired rows are never deleted',
  },
  {
    id: 'mail-without-server',
    file: 'apps/api/src/modules/site/mail/jobs.ts',
    find: "if (mailer === null) throw new Error('SMTP_URL is not set: mails wait in the queue');",
    replace: 'if (mailer === null) return undefined;',
    tests: [TASKS_TEST],
    why: 'e-mails are lost instead of queued while the mail server is down',
  },
  {
    id: 'mail-address-told',
    file: 'apps/api/src/modules/site/mail/jobs.ts',
    find: 'throw new Error(`the mail was not taken: ${reason}`, { cause: error });',
    replace: 'throw error;',
    tests: ['apps/api/src/modules/site/mail/jobs.test.ts'],
    why: 'e-mail addresses appear in the log and the job record',
  },
  {
    id: 'mail-voided',
    file: 'apps/api/src/modules/site/mail/jobs.ts',
    find: '  if (token === undefined) return undefined;\n',
    replace: '',
    tests: [
      'apps/api/src/modules/site/mail/jobs.test.ts',
      'apps/api/src/flows/account-tokens.test.ts',
    ],
    why: 'a revoked link is still e-mailed',
  },
];
