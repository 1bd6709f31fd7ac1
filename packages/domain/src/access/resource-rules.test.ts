import { expect, it } from 'vitest';
import {
  findModerationFault,
  findRoleChangeFault,
  isOwner,
  isOwnerOrAdministrator,
} from './resource-rules.ts';

const member = { id: '2', roles: [] };
const other = { id: '3', roles: [] };
const administrator = { id: '4', roles: ['Administrator'] };
const superadmin = { id: '5', roles: ['Superadmin'] };
const system = { id: '1', roles: [] };

it('an owner is the one whose it is, and nobody owns for visitors', () => {
  expect(isOwner(member, '2')).toBe(true);
  expect(isOwner(other, '2')).toBe(false);
  expect(isOwner(administrator, '2')).toBe(false);
  expect(isOwner(null, '2')).toBe(false);
  expect(isOwnerOrAdministrator(administrator, '2')).toBe(true);
  expect(isOwnerOrAdministrator(other, '2')).toBe(false);
  expect(isOwnerOrAdministrator(null, '2')).toBe(false);
});

it.each([
  [administrator, member, null],
  [administrator, superadmin, 'FORBIDDEN'],
  [superadmin, administrator, null],
  [superadmin, system, 'SYSTEM_USER'],
  [administrator, administrator, 'SELF_REFUSED'],
  [member, other, 'FORBIDDEN'],
])('%j may moderate %j: %s', (actor, target, fault) => {
  expect(findModerationFault(actor, target)).toBe(fault);
});

it.each([
  [administrator, member, ['EX', 'Administrator'], null],
  [administrator, member, ['Superadmin'], 'FORBIDDEN'],
  [administrator, superadmin, [], 'FORBIDDEN'],
  [superadmin, member, ['Superadmin'], null],
  [superadmin, { id: '6', roles: ['Superadmin'] }, [], null],
  [superadmin, superadmin, ['Administrator'], 'SELF_REFUSED'],
  [superadmin, system, ['EX'], 'SYSTEM_USER'],
])('%j may give %j the roles %j: %s', (actor, target, roles, fault) => {
  expect(findRoleChangeFault(actor, target, roles)).toBe(fault);
});
