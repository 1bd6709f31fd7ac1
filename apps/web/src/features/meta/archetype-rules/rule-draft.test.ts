import { expect, it } from 'vitest';
import { emptyRule, findUnread, readRuleDraft, toRuleDraft } from './rule-draft.ts';

const TYPED = {
  ...emptyRule('Tide'),
  all: '3 x ST01-001\n1 x ST01-002',
  none: 'ST01-009 ST01-009',
};

it('typed text parses to a rule and prints back', () => {
  const rule = readRuleDraft(TYPED);
  expect(rule).toEqual({
    name: 'Tide',
    from: null,
    until: null,
    all: [
      { cardno: 'ST01-001', least: 3 },
      { cardno: 'ST01-002', least: 1 },
    ],
    any: [],
    none: ['ST01-009'],
  });
  expect(rule && readRuleDraft(toRuleDraft(rule))).toEqual(rule);
});

it.each([
  ['no name', { ...TYPED, name: ' ' }],
  ['the name of what no rule names', { ...TYPED, name: 'other' }],
  ['no card', { ...TYPED, all: '' }],
  ['a line that says nothing', { ...TYPED, any: 'two of ST01-003' }],
])('%s is not a valid rule', (_, draft) => {
  expect(readRuleDraft(draft)).toBeNull();
});

it('names the empty line', () => {
  expect(findUnread('2 x ST01-001\n twice ST01-002')).toBe('twice ST01-002');
  expect(findUnread('')).toBeNull();
});
