import type { Mutant } from '../mutant.ts';

const BOX = 'apps/api/src/modules/rewards/notices/queries.ts';
const NOTICES = ['apps/api/src/modules/rewards/notices/notices.test.ts'];
const RACES = ['apps/api/src/flows/mailbox-races.test.ts'];
const REWARDS = ['apps/api/src/modules/rewards/mailbox/level-rewards.test.ts'];

/** Recipients of notices, effects of comments, and single claims. */
export const API_MAILBOX_MUTANTS: readonly Mutant[] = [
  {
    id: 'notice-read-of-others',
    file: BOX,
    find: 'where notices.user_id = $1::bigint\n',
    replace: 'where notices.user_id >= least(0, $1::bigint)\n',
    tests: NOTICES,
    why: 'a member reads notifications of others',
  },
  {
    id: 'notice-removed-by-others',
    file: BOX,
    find: 'where user_id = ${userId} and id = ${id}::bigint`',
    replace: 'where id = ${id}::bigint`',
    tests: NOTICES,
    why: 'a member deletes a notification of another member',
  },
  {
    id: 'notice-of-gone-comment',
    file: 'apps/api/src/modules/rewards/notices/queries.ts',
    find: 'and comments.moderated_at is null\n    and comments.created_at >= notices.created_at',
    replace: '',
    tests: NOTICES,
    why: 'a notification stays because of an older or hidden comment',
  },
  {
    id: 'notice-leads-nowhere',
    file: 'apps/api/src/modules/rewards/notices/queries.ts',
    find: 'in ${held} and detail = ${id}`',
    replace: 'in ${held} and detail = ${id} and false`',
    tests: NOTICES,
    why: 'a notification links to a deleted comment',
  },
  {
    id: 'claim-event-once',
    file: 'packages/database/functions/rewards-mailbox.sql',
    find: '      where not entries.claimed;\n    if not found then',
    replace: ';\n    if not found then',
    tests: [...REWARDS, ...RACES],
    why: 'concurrent claims of one reward are all paid',
  },
  {
    id: 'claim-item-once',
    file: 'packages/database/functions/rewards-mailbox.sql',
    find: 'and entries."eventId" is null and not entries.claimed\n  returning',
    replace: 'and entries."eventId" is null\n  returning',
    tests: ['apps/api/src/modules/rewards/mailbox/claims.test.ts'],
    why: 'a gift can be claimed repeatedly',
  },
  {
    id: 'claim-item-of-others',
    file: 'packages/database/functions/rewards-mailbox.sql',
    find: "where entries.user_id = member and entries.id = item and entries.type = 'receivedItem'\n    and entries",
    replace: "where entries.id = item and entries.type = 'receivedItem'\n    and entries",
    tests: ['apps/api/src/modules/rewards/mailbox/claims.test.ts'],
    why: 'a member claims a gift of another member',
  },
  {
    id: 'claim-ended',
    file: 'packages/database/functions/rewards-mailbox.sql',
    find: 'or wanted."startDate" > app_now() or wanted."endDate" <= app_now() then',
    replace: 'then',
    tests: ['apps/api/src/modules/rewards/mailbox/claims.test.ts'],
    why: 'a finished campaign reports a missing condition',
  },
  {
    id: 'card-report-gift-off',
    file: 'apps/api/src/modules/cards/reports/service.ts',
    find: 'receivers: reporters,',
    replace: 'receivers: noticed,',
    tests: ['apps/api/src/modules/cards/reports/card-reports.test.ts'],
    why: 'turning off report notifications also removes the banner',
  },
];
