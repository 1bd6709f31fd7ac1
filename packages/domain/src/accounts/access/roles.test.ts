import { describe, expect, it } from 'vitest';
import {
  dropStaffRoles,
  isAdministrator,
  isContentCreator,
  isExUser,
  isStaff,
  isSuperadmin,
  parseRoles,
} from './roles.ts';

describe('parseRoles', () => {
  it.each([
    [['EX', 'Content Creator']],
    ['EX,Content Creator'],
    [' EX , Content Creator ,'],
    ['EX;Content Creator'],
    [';EX; Content Creator;;'],
    [['EX;Content Creator', 'EX']],
  ])('ROLE-01 reads %j', (spelling) => {
    expect(parseRoles(spelling)).toEqual(['EX', 'Content Creator']);
  });

  it.each([[null], [undefined], [''], [' ; , '], [[]]])('ROLE-01 reads %j as no role', (none) => {
    expect(parseRoles(none)).toEqual([]);
  });
});

it.each([
  [['Administrator'], true],
  [['Superadmin'], true],
  [['administrator'], false],
  [['EX', 'ex', 'Content Creator'], false],
  [[], false],
])('ROLE-02 roles %j make an admin: %s', (roles, admin) => {
  expect(isAdministrator(roles)).toBe(admin);
});

it.each([
  [['Administrator'], true],
  [['EX'], true],
  [['ex'], true],
  [['Ex'], false],
  [['Superadmin'], false],
  [['Content Creator'], false],
])('ROLE-03 roles %j make an ex user: %s', (roles, ex) => {
  expect(isExUser(roles)).toBe(ex);
});

it.each([
  [['Administrator'], true],
  [['Content Creator'], true],
  [['Superadmin'], false],
  [['EX'], false],
])('ROLE-04 roles %j make a content creator: %s', (roles, creator) => {
  expect(isContentCreator(roles)).toBe(creator);
});

it('only the Superadmin role makes a superadmin', () => {
  expect(isSuperadmin(['Superadmin'])).toBe(true);
  expect(isSuperadmin(['Administrator'])).toBe(false);
});

it.each([
  [['Administrator', 'EX'], true, ['EX']],
  [['Superadmin', 'Administrator'], true, []],
  [['EX', 'Content Creator'], false, ['EX', 'Content Creator']],
  [[], false, []],
])('roles %j count as staff: %s; without a second factor %j remain', (roles, staff, left) => {
  expect(isStaff(roles)).toBe(staff);
  expect(dropStaffRoles(roles)).toEqual(left);
});
