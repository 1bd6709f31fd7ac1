import { expect, it } from 'vitest';
import { AUDIENCES, isAllowed, POLICIES, type Audience, type Viewer } from './policy.ts';

const visitor: Viewer = null;
const member: Viewer = { roles: [] };
const ex: Viewer = { roles: ['EX'] };
const creator: Viewer = { roles: ['Content Creator'] };
const administrator: Viewer = { roles: ['Administrator'] };
const superadmin: Viewer = { roles: ['Superadmin'] };

it.each<[Audience, boolean[]]>([
  ['public', [true, true, true, true, true, true]],
  ['member', [false, true, true, true, true, true]],
  ['ex', [false, false, true, false, true, false]],
  ['contentCreator', [false, false, false, true, true, false]],
  ['administrator', [false, false, false, false, true, true]],
  ['superadmin', [false, false, false, false, false, true]],
])(
  '%s admits visitor, member, EX, creator, administrator, superadmin: %j',
  (audience, expected) => {
    const viewers = [visitor, member, ex, creator, administrator, superadmin];
    expect(viewers.map((viewer) => isAllowed(audience, viewer))).toEqual(expected);
  },
);

it('ROLE-05 visitors may read cards and games', () => {
  expect(isAllowed(POLICIES['cards.read'], visitor)).toBe(true);
  expect(isAllowed(POLICIES['games.read'], visitor)).toBe(true);
});

it('every policy names a known audience, and admin policies admit administrators only', () => {
  for (const audience of Object.values(POLICIES)) expect(AUDIENCES).toContain(audience);
  const offices = Object.entries(POLICIES).filter(([name]) => /\.(?:manage|moderate)$/.test(name));
  expect(offices.length).toBeGreaterThan(3);
  expect(new Set(offices.map(([, audience]) => audience))).toEqual(new Set(['administrator']));
});
