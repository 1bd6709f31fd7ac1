import type { Mutant } from '../mutant.ts';

const TOURNAMENTS = 'apps/api/src/modules/tournaments';
const DECK_CHECK = [`${TOURNAMENTS}/entries/deck-check.test.ts`];
const INVITATIONS = ['apps/api/src/modules/accounts/invitations/staff-invitations.test.ts'];
const STAFF_READS = ['apps/api/src/flows/staff-reads.test.ts'];
const STAFF_SIGHTS = ['apps/api/src/flows/staff-sights.test.ts'];
const PASSWORDS = ['apps/api/src/modules/accounts/auth/password-hash.test.ts'];

/** Findings of the second penetration test, each as it was in the product. */
export const SECOND_ROUND_MUTANTS: readonly Mutant[] = [
  {
    id: 'round-two-policy-opened',
    file: `${TOURNAMENTS}/tournaments/service.ts`,
    find: "    throw new AppError('LIST_POLICY_OPENED');\n",
    replace: '',
    tests: [`${TOURNAMENTS}/tournaments/tournaments.test.ts`],
    why: 'an organizer opens hidden lists after players have entered',
  },
  {
    id: 'round-two-staff-reads',
    file: `${TOURNAMENTS}/entries/read-entries.ts`,
    find: '  if (needsDeckCheck(row.status, player !== null)) return false;\n',
    replace: '',
    tests: DECK_CHECK,
    why: 'an organizer who plays reads all lists',
  },
  {
    id: 'round-two-check-unlogged',
    file: `${TOURNAMENTS}/entries/read-entries.ts`,
    find: '  await insertDeckCheck(db, place, { entryId: list.player_id, userId: user.id });\n',
    replace: '',
    tests: DECK_CHECK,
    why: 'a player does not see who opened their list',
  },
  {
    id: 'round-two-staff-unasked',
    file: `${TOURNAMENTS}/tournaments/manage-service.ts`,
    find: '  await invite(write, invitedTo(place), { userId: member.id, role, label: row.name });\n',
    replace: '  await setStaff(db, place, member.id, role);\n',
    tests: INVITATIONS,
    why: 'a member becomes staff without accepting',
  },
  {
    id: 'round-two-invited-manages',
    file: 'packages/domain/src/accounts/access/can.ts',
    find: "  'tournament.manage': ['organiser', 'moderator'],",
    replace: "  'tournament.manage': ['organiser', 'invited', 'moderator'],",
    tests: ['packages/domain/src/accounts/access/can.test.ts'],
    why: 'an invited member changes the event before accepting',
  },
  {
    id: 'round-two-blocked-invitation',
    file: 'apps/api/src/modules/accounts/invitations/queries.ts',
    find: '        (invitations.user_id, invitations.invited_by),\n',
    replace: '',
    tests: INVITATIONS,
    why: 'an invitation outlives a block by the invited member',
  },
  {
    id: 'round-two-read-unrecorded',
    file: 'packages/contract/src/staff/admin-endpoints.ts',
    find: "  reads: 'sheet',\n",
    replace: '',
    tests: STAFF_READS,
    why: 'staff read the sheet of a member without a record',
  },
  {
    id: 'round-two-read-of-another',
    file: 'apps/api/src/lib/audit-log.ts',
    find: 'where actor_id = ${actorId} and subject = ${subject} and action = ${action}',
    replace: 'where actor_id = ${actorId} and action = ${action}',
    tests: STAFF_READS,
    why: 'after one sheet, the sheets of other members are read without a record',
  },
  {
    id: 'round-two-sight-unrecorded',
    file: 'apps/api/src/lib/can-see.ts',
    find: '  noteSight(user, action, resource, sight);\n',
    replace: '',
    tests: STAFF_SIGHTS,
    why: 'staff read private decks without a record',
  },
  {
    id: 'round-two-sight-of-owner',
    file: 'apps/api/src/lib/can-see.ts',
    find: '  if (!can({ id: user.id, roles: [] }, action, resource)) user.sights.push(sight);',
    replace: '  user.sights.push(sight);',
    tests: STAFF_SIGHTS,
    why: 'reads by owners and event staff fill the audit log',
  },
  {
    id: 'round-two-sight-lists',
    file: `${TOURNAMENTS}/entries/read-entries.ts`,
    find: "  noteSight(user, 'tournament.see-lists', resource, sightOf('lists', row));\n",
    replace: '',
    tests: STAFF_SIGHTS,
    why: 'administrators read hidden lists of an event without a record',
  },
  {
    id: 'round-two-demoted-invites',
    file: `${TOURNAMENTS}/tournaments/manage-service.ts`,
    find: "    if (role !== 'organiser') await endInvitationsBy(write, invitedTo(place), member.id);\n",
    replace: '',
    tests: INVITATIONS,
    why: 'a demoted co-organiser comes back through an invitation sent before',
  },
  {
    id: 'round-two-comment-repeated',
    file: 'apps/api/src/modules/community/comments/service.ts',
    find: '  await assertNotRepeated(db, user.id, text);\n',
    replace: '',
    tests: ['apps/api/src/modules/community/comments/comments.test.ts'],
    why: 'a member posts the same advertisement under every card',
  },
  {
    id: 'round-two-erased-report',
    file: 'apps/api/src/modules/cards/reports/queries.ts',
    find: `set "userId" = null, message = '…'`,
    replace: 'set "userId" = null',
    tests: ['apps/api/src/modules/accounts/account/erasure-search.test.ts'],
    why: 'the text of a report survives the erasure of its author',
  },
  {
    id: 'round-two-cheap-hash',
    file: 'apps/api/src/lib/password-hash.ts',
    find: 'log2N: 17, r: 8',
    replace: 'log2N: 14, r: 8',
    tests: PASSWORDS,
    why: 'passwords are hashed at an eighth of the recommended cost',
  },
  {
    id: 'round-two-old-hash-stays',
    file: 'apps/api/src/modules/accounts/auth/sign-in.ts',
    find: '        if (call.upgrade) await upgradeHash(db, parseUserId(signedIn.user.id), call.upgrade);\n',
    replace: '',
    tests: PASSWORDS,
    why: 'old hashes are never replaced',
  },
  {
    id: 'round-two-live-message',
    file: 'apps/api/src/lib/live-bus.ts',
    find: 'readHint(message);',
    replace: 'JSON.parse(message) as LiveHint | undefined;',
    tests: ['apps/api/src/lib/live-bus.test.ts'],
    why: 'an unsigned Redis message reaches members as a hint',
  },
];
