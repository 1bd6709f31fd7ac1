import type { Mutant } from '../mutant.ts';

const MAILBOX = 'apps/api/src/modules/rewards/mailbox/queries.ts';
const DESK = 'packages/domain/src/tournaments/desk';
const CONSOLE = 'apps/web/src/pages/cards/console';
const FEATURES = 'apps/web/src/features';

/** Bugs that once passed all tests. */
export const SURVIVOR_MUTANTS: readonly Mutant[] = [
  {
    id: 'survivor-trade-undo-sleeved',
    file: 'apps/api/src/modules/collection/trades/service.ts',
    find: "for (const giver of ['proposer', 'partner'] as const) {",
    replace: "for (const giver of ['proposer'] as const) {",
    tests: ['apps/api/src/modules/collection/trades/undo-trade.test.ts'],
    why: 'undoing a trade takes copies that the partner has put into a sleeved deck',
  },
  {
    id: 'survivor-mailbox-claimed-gift',
    file: MAILBOX,
    find: `type = 'receivedItem' and "eventId" is null and not claimed
    order by`,
    replace: `type = 'receivedItem' and "eventId" is null
    order by`,
    tests: ['apps/api/src/modules/rewards/mailbox/mailbox.test.ts'],
    why: 'gifts stay in the mailbox after they were claimed',
  },
  {
    id: 'survivor-mailbox-full-campaign',
    file: MAILBOX,
    find: 'else not events.needs_code and not events.is_full',
    replace: 'else not events.needs_code',
    tests: ['apps/api/src/modules/rewards/mailbox/mailbox.test.ts'],
    why: 'the badge counts campaigns that nobody can claim any more',
  },
  {
    id: 'survivor-desk-dropped-checks-in',
    file: `${DESK}/replay.ts`,
    find: "  if (kind === 'checkIn' && found.state === 'dropped') return 'PLAYER_OUT';\n",
    replace: '',
    tests: [`${DESK}/round-commands.test.ts`],
    why: 'a player who dropped checks in again without the organiser',
  },
  {
    id: 'survivor-bye-no-win',
    file: 'packages/domain/src/tournaments/tie-breaks/player-record.ts',
    find: '  record.wins += 1;\n  record.byes += 1;\n',
    replace: '  record.byes += 1;\n',
    tests: ['packages/domain/src/tournaments/tie-breaks/compute-standings.test.ts'],
    why: 'a bye does not count as a win where wins break ties',
  },
  {
    id: 'survivor-desk-undo-after-end',
    file: `${DESK}/replay.ts`,
    find: "  if (desk.finished && undone.command.kind !== 'finish') return 'FINISHED';\n",
    replace: '',
    tests: [`${DESK}/apply-entry.test.ts`],
    why: 'results of a finished event change behind its published standings',
  },
  {
    id: 'survivor-desk-players-overrule',
    file: `${DESK}/result-commands.ts`,
    find: "  if (!isOfPlayersAlone(match)) return 'MATCH_DISPUTED';\n",
    replace: '',
    tests: [`${DESK}/result-commands.test.ts`],
    why: 'two players settle a dispute in which staff entered a result',
  },
  {
    id: 'survivor-trust-unfinished',
    file: 'apps/api/src/modules/meta/meta/count-queries.ts',
    find: "and held.status = 'finished' and held.source = 'own'",
    replace: "and held.source = 'own'",
    tests: ['apps/api/src/modules/meta/meta/is-trusted.test.ts'],
    why: 'events that never ended make an organiser trusted',
  },
  {
    id: 'survivor-report-own-notice',
    file: 'apps/api/src/modules/cards/reports/service.ts',
    find: 'isTold ? reporters.filter((reporter) => reporter !== user.id) : []',
    replace: 'isTold ? reporters : []',
    tests: ['apps/api/src/modules/cards/reports/card-reports.test.ts'],
    why: 'an administrator is notified of their own answer',
  },
  {
    id: 'survivor-digest-repeats',
    file: 'apps/api/src/modules/rewards/notices/digest-queries.ts',
    find: 'read_at is null and changed_at > ${since}',
    replace: 'read_at is null',
    tests: ['apps/api/src/modules/rewards/notices/digest.test.ts'],
    why: 'each digest repeats what the earlier ones said',
  },
  {
    id: 'survivor-standby-a-minute-behind',
    file: 'apps/api/src/lib/standby-lag.ts',
    find: 'const MOST_LAG_MS = 5000;',
    replace: 'const MOST_LAG_MS = 60_000;',
    tests: ['apps/api/src/lib/standby-lag.test.ts'],
    why: 'visitors read from a replica that is a minute behind',
  },
  {
    id: 'survivor-renumber-swapped',
    file: `${CONSOLE}/renumber/renumber-card.tsx`,
    find: 'body: { from: cardno, to }',
    replace: 'body: { from: to, to: cardno }',
    tests: [`${CONSOLE}/renumber/renumber-card.test.tsx`],
    why: 'another card is renumbered than the one on the screen',
  },
  {
    id: 'survivor-campaign-limit',
    file: `${FEATURES}/rewards/campaigns/event-draft.ts`,
    find: "      ...(claimLimit !== '' && { claimLimit: Number(claimLimit) }),\n",
    replace: '',
    tests: [`${FEATURES}/rewards/campaigns/event-draft.test.ts`],
    why: 'a campaign for the first hundred members goes to everyone',
  },
  {
    id: 'survivor-content-time',
    file: `${FEATURES}/creators/contents/manage/content-draft.ts`,
    find: "publishAt: draft.state === 'scheduled' ? new Date(draft.publishAt).toISOString() : null,",
    replace: 'publishAt: null,',
    tests: [`${FEATURES}/creators/contents/manage/content-draft.test.ts`],
    why: 'a scheduled content has no time',
  },
];
