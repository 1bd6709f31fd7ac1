import type { Mutant } from '../mutant.ts';

const DESK = 'apps/api/src/modules/tournaments/desk';
const EVENTS = 'apps/api/src/modules/tournaments/tournaments';
const MAILBOX = 'apps/api/src/modules/rewards/mailbox';
const ACCOUNT_PARTS = ['apps/api/src/modules/accounts/account/account-parts.test.ts'];

/** Minor findings of a penetration test, each as it was in the product. */
export const LOW_FINDING_MUTANTS: readonly Mutant[] = [
  {
    id: 'low-bidi-in-imports',
    file: 'packages/domain/src/tournaments/event-import/read-standings.ts',
    find: "cleanName(cells[columns.get(use) ?? -1] ?? '')",
    replace: "cells[columns.get(use) ?? -1] ?? ''",
    tests: [`${EVENTS}/tournament-imports.test.ts`],
    why: 'an imported player name with direction marks changes the text around it',
  },
  {
    id: 'low-bidi-in-cards',
    file: 'packages/domain/src/cards/catalogue/clean-text.ts',
    find: String.raw`\u202a-\u202e\u2060-\u206f`,
    replace: String.raw`\u2060`,
    tests: ['apps/api/src/modules/creators/series/custom-cards.test.ts'],
    why: 'a fan-made card name with direction marks changes the text around it',
  },
  {
    id: 'low-import-link-user',
    file: 'packages/contract/src/tournaments/tournament-imports.ts',
    find: 'parseWebLink(link) !== undefined',
    replace: 'URL.canParse(link)',
    tests: [`${EVENTS}/tournament-imports.test.ts`],
    why: 'a link with a user name hides its real host',
  },
  {
    id: 'low-zone-offset',
    file: `${EVENTS}/service.ts`,
    find: '  if (!/^[a-z]/i.test(zone)) return false;\n',
    replace: '',
    tests: [`${EVENTS}/tournament-imports.test.ts`],
    why: 'an event at +05:30 is stored eleven hours off',
  },
  {
    id: 'low-desk-too-many',
    file: `${DESK}/upload.ts`,
    find: 'if (left <= 0) return true;',
    replace: '',
    tests: [`${DESK}/desk-log.test.ts`],
    why: 'a desk adds more players than the event has places',
  },
  {
    id: 'low-desk-count-reused',
    file: `${DESK}/upload.ts`,
    find: 'const isReused = count < next && !desk.byId.has(id);',
    replace: 'const isReused = count < 1 && !desk.byId.has(id);',
    tests: [`${DESK}/desk-log.test.ts`],
    why: 'a device signs two different entries as the same one of its log',
  },
  {
    id: 'low-codes-for-scorekeepers',
    file: `${DESK}/read-desk.ts`,
    find: "    can(user, 'tournament.see-lists', resource) && !needsDeckCheck",
    replace: "    role !== 'display' && !needsDeckCheck",
    tests: [`${DESK}/desk-rights.test.ts`],
    why: 'a scorekeeper confirms guesses about a hidden list',
  },
  {
    id: 'low-ticket-unsigned',
    file: 'apps/web/src/pages/tournaments/administer-tournament/scan/read-code.ts',
    find: 'players.filter(({ ticket }) => ticket === said)',
    replace: "players.filter(({ id }) => id === said.split('.')[0])",
    tests: ['apps/web/src/pages/tournaments/administer-tournament/scan/read-code.test.ts'],
    why: 'a ticket can be forged from the public list of players',
  },
  {
    id: 'low-gift-to-oneself',
    file: `${MAILBOX}/manage-events.ts`,
    find: "  if (given !== null && mail.receivers.includes(act.actorId)) throw new AppError('SELF_REFUSED');\n",
    replace: '  void given;\n',
    tests: [`${MAILBOX}/manage-events.test.ts`],
    why: 'staff send themselves a role',
  },
  {
    id: 'low-campaign-for-oneself',
    file: `${MAILBOX}/service.ts`,
    find: "if (!(await isLevelReward(db, body.eventId))) throw new AppError('SELF_REFUSED');",
    replace: 'await isLevelReward(db, body.eventId);',
    tests: [`${MAILBOX}/manage-events.test.ts`],
    why: 'staff make a campaign and claim its role',
  },
  {
    id: 'low-snapshot-stays',
    file: 'apps/api/src/modules/community/moderation/queries.ts',
    find: "set snapshot = ''",
    replace: 'set snapshot = snapshot',
    tests: ACCOUNT_PARTS,
    why: 'a report keeps the member’s text after the account is deleted',
  },
  {
    id: 'low-penalty-note-stays',
    file: 'packages/database/functions/accounts.sql',
    find: `jsonb_set(log.body, '{note}', '""')`,
    replace: 'log.body',
    tests: ACCOUNT_PARTS,
    why: 'a judge’s text about a member stays after the account is deleted',
  },
];
