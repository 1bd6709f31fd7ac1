import type { Mutant } from '../mutant.ts';

const QUEUE = 'apps/api/src/modules/cards/reports/queries.ts';
const GUARD = 'apps/api/src/lib/guarded-post.ts';
const REPORTS = ['apps/api/src/modules/cards/reports/card-reports.test.ts'];
const GUARDED = ['apps/api/src/lib/guarded-post.test.ts'];
const CHAT = ['apps/api/src/modules/site/mail/chat-webhook.test.ts'];

export const API_CARD_REPORT_MUTANTS: readonly Mutant[] = [
  {
    id: 'card-report-both-win',
    file: QUEUE,
    find: '::bigint and not treated\n    returning "cardId", category',
    replace: '::bigint\n    returning "cardId", category',
    tests: REPORTS,
    why: 'two administrators answer the same report',
  },
  {
    id: 'card-report-claimed-undone',
    file: 'apps/api/src/modules/cards/reports/service.ts',
    find: "throw new AppError('REPORT_REWARD_CLAIMED')",
    replace: 'void gifts',
    tests: REPORTS,
    why: 'an answer is undone although its reward was claimed',
  },
  {
    id: 'card-report-chat-on-join',
    file: 'apps/api/src/modules/cards/reports/service.ts',
    find: "if (!isNew) return { id, outcome: isFirst ? 'joined' : 'known' };",
    replace: 'void isFirst;',
    tests: REPORTS,
    why: 'joining an existing report notifies as a new report',
  },
  {
    id: 'card-report-other-game',
    file: QUEUE,
    find: 'where gameid = ${game} and id = ${reportId}::bigint and treated',
    replace: 'where id = ${reportId}::bigint and treated',
    tests: ['tools/game-keys/game-keys.test.ts', ...REPORTS],
    why: 'a report of another game is opened again',
  },
  {
    id: 'guarded-post-one-address',
    file: GUARD,
    find: 'found.some(({ address }) => !isLetThrough(address, options))',
    replace: '!isLetThrough(first.address, options)',
    tests: GUARDED,
    why: 'a host name that also has a private address is requested',
  },
  {
    id: 'guarded-post-loopback',
    file: GUARD,
    find: 'options.allowLoopback === true && isLoopbackAddress(host)',
    replace: 'isLoopbackAddress(host)',
    tests: GUARDED,
    why: 'a loopback address is requested without the setting that allows it',
  },
  {
    id: 'guarded-post-mapped',
    file: 'apps/api/src/lib/public-address.ts',
    find: "return global.check(address, 'ipv6') && !special",
    replace: 'return !special',
    tests: GUARDED,
    why: 'link-local and mapped addresses of IPv6 count as public',
  },
  {
    id: 'chat-failure-done',
    file: 'apps/api/src/modules/site/mail/chat-service.ts',
    find: 'if (status < 200 || status > 299)',
    replace: 'if (status > 399)',
    tests: CHAT,
    why: 'a redirect counts as delivered',
  },
];
