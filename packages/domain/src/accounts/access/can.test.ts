import { describe, expect, it } from 'vitest';
import { can, findRefusal, RESOURCE_RULES, type Action, type Actor } from './can.ts';
import { SYSTEM_USER_ID, toUserId } from './user-id.ts';

const member = { id: '2', roles: [] };
const other = { id: '3', roles: [] };
const administrator = { id: '4', roles: ['Administrator'] };
const superadmin = { id: '5', roles: ['Superadmin'] };
const person = ({ id, roles }: Actor<string>) => ({ ownerId: id, roles });
const system = { ownerId: '1', roles: [] };

/**
 * Member 2 is the owner, 6 a collaborator, 7 the organizer, 8 and 11 are judges, 9 plays, 2 and 10
 * trade, 14 is invited.
 */
const resource = {
  ownerId: '2',
  roles: [],
  collaborators: ['6'],
  invited: ['14'],
  organisers: ['7'],
  headJudges: ['11'],
  judges: ['8', '11'],
  scorekeepers: ['12'],
  displays: ['13'],
  players: ['9'],
  traders: ['2', '10'],
};
const PEOPLE: Readonly<Record<string, Actor<string> | null>> = {
  visitor: null,
  owner: member,
  other,
  collaborator: { id: '6', roles: [] },
  invited: { id: '14', roles: [] },
  organiser: { id: '7', roles: [] },
  headJudge: { id: '11', roles: [] },
  judge: { id: '8', roles: [] },
  scorekeeper: { id: '12', roles: [] },
  display: { id: '13', roles: [] },
  player: { id: '9', roles: [] },
  trader: { id: '10', roles: [] },
  administrator,
  superadmin,
};

const STAFF = ['administrator', 'superadmin'];
const ALL_BUT_OWNER = Object.keys(PEOPLE).filter((name) => name !== 'visitor' && name !== 'owner');
const EXPECTED: Readonly<Record<Action, readonly string[]>> = {
  'deck.see-hidden': ['owner', ...STAFF],
  'deck.see-history': ['owner', ...STAFF],
  'deck.change': ['owner'],
  'deck.delete': ['owner'],
  'deck.bookmark': ALL_BUT_OWNER,
  'folder.change': ['owner'],
  'collection.see-hidden': ['owner'],
  'collection.change': ['owner'],
  'trade.take-part': ['owner', 'trader'],
  'comment.see-hidden': ['owner', ...STAFF],
  'comment.edit': ['owner'],
  'comment.delete': ['owner', ...STAFF],
  'comment.write-always': STAFF,
  'content.report': ALL_BUT_OWNER,
  'content.appeal': ['owner'],
  'content.moderate': STAFF,
  'contents.see-draft': ['owner'],
  'contents.see-hidden': ['owner', ...STAFF],
  'contents.change': ['owner'],
  'session.end': ['owner'],
  'passkey.change': ['owner'],
  'profile.edit': ['owner'],
  'member.follow': ALL_BUT_OWNER,
  'member.block': ALL_BUT_OWNER,
  'member.suspend': STAFF,
  'member.change-roles': STAFF,
  'member.look-after': STAFF,
  'member.change-superadmin': ['superadmin'],
  'custom-series.change': ['owner', 'collaborator'],
  'custom-series.see-hidden': ['owner', 'collaborator', ...STAFF],
  'custom-series.see-draft': ['owner', 'collaborator', 'invited', ...STAFF],
  'custom-series.choose-members': ['owner'],
  'custom-series.publish': ['owner'],
  'custom-series.leave': ['collaborator'],
  'custom-series.delete': ['owner'],
  'tournament.see-draft': [
    'invited',
    'organiser',
    'headJudge',
    'judge',
    'scorekeeper',
    'display',
    ...STAFF,
  ],
  'tournament.see-hidden': ['organiser', ...STAFF],
  'tournament.manage': ['organiser', ...STAFF],
  'tournament.run': ['organiser', 'headJudge', 'scorekeeper', ...STAFF],
  'tournament.see-lists': ['owner', 'organiser', 'headJudge', 'judge', ...STAFF],
  'tournament.overrule': ['organiser', 'headJudge', ...STAFF],
  'tournament.decide-match': ['organiser', 'headJudge', 'judge', ...STAFF],
  'tournament.report-match': ['organiser', 'headJudge', 'judge', 'scorekeeper', 'player', ...STAFF],
};

describe('can', () => {
  it.each(Object.keys(RESOURCE_RULES) as Action[])(
    'allows the action %s to its roles only',
    (action) => {
      const admitted = Object.entries(PEOPLE).filter(([, actor]) => can(actor, action, resource));
      expect(admitted.map(([name]) => name)).toEqual(EXPECTED[action]);
    },
  );

  it('a resource without an owner or members belongs to nobody', () => {
    for (const actor of Object.values(PEOPLE)) {
      expect(can(actor, 'comment.edit', { ownerId: null })).toBe(false);
      expect(can(actor, 'deck.change', {})).toBe(false);
    }
    expect(can(PEOPLE['judge'] ?? null, 'tournament.decide-match', {})).toBe(false);
  });
});

it('accepts ids as the server or the browser stores them, and never mixes both', () => {
  const actor = { id: toUserId(2), roles: [] };
  expect(can(actor, 'deck.change', { ownerId: toUserId(2) })).toBe(true);
  expect(can(actor, 'deck.change', { ownerId: toUserId(3) })).toBe(false);
  expect(findRefusal(actor, 'member.block', { ownerId: SYSTEM_USER_ID })).toBe('SYSTEM_USER');
  // @ts-expect-error the two would never be equal
  expect(can(actor, 'deck.change', { ownerId: '2' })).toBe(false);
});

describe('findRefusal', () => {
  it.each([
    [administrator, person(member), null],
    [administrator, person(superadmin), 'FORBIDDEN'],
    [superadmin, person(administrator), null],
    [superadmin, system, 'SYSTEM_USER'],
    [administrator, person(administrator), 'SELF_REFUSED'],
    [member, person(other), 'FORBIDDEN'],
  ])('%j may suspend %j: %s', (actor, target, refusal) => {
    expect(findRefusal(actor, 'member.suspend', target)).toBe(refusal);
    expect(findRefusal(actor, 'member.change-roles', target)).toBe(refusal);
  });

  it.each([
    [administrator, person(member), 'FORBIDDEN'],
    [superadmin, person(member), null],
    [superadmin, { ownerId: '6', roles: ['Superadmin'] }, null],
    [superadmin, person(superadmin), 'SELF_REFUSED'],
    [superadmin, system, 'SYSTEM_USER'],
  ])('%j may make %j a Superadmin: %s', (actor, target, refusal) => {
    expect(findRefusal(actor, 'member.change-superadmin', target)).toBe(refusal);
  });

  it('nobody can follow or block themselves or the system user', () => {
    expect(findRefusal(member, 'member.follow', person(other))).toBeNull();
    expect(findRefusal(member, 'member.follow', person(member))).toBe('SELF_REFUSED');
    expect(findRefusal(member, 'member.block', system)).toBe('SYSTEM_USER');
  });
});
