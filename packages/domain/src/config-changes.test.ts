import { expect, it } from 'vitest';
import {
  applyConfigChanges,
  isSamePlace,
  listConfigChanges,
  setConfigValue,
} from './config-changes.ts';

const BASE = {
  name: 'Game',
  features: { trades: 'live', events: 'hidden' },
  rules: [
    { id: 'base', banned: ['A-1'] },
    { id: 'autumn', banned: [] },
  ],
  motto: 'old',
};

it('changes of one config apply on top of another', () => {
  const mine = {
    ...BASE,
    features: { ...BASE.features, trades: 'hidden' },
    rules: [BASE.rules[0], { id: 'autumn', banned: ['B-2'] }],
    motto: undefined,
  };
  const theirs = { ...BASE, name: 'Other', features: { ...BASE.features, events: 'live' } };
  const merged = applyConfigChanges(theirs, listConfigChanges(BASE, mine));
  expect(merged).toEqual({
    name: 'Other',
    features: { trades: 'hidden', events: 'live' },
    rules: mine.rules,
  });
  expect(theirs.features.trades).toBe('live');
});

it('two changes conflict if one contains the path of the other', () => {
  const at = (...path: (string | number)[]) => ({ path, before: 0, after: 1 });
  expect(isSamePlace(at('rules'), at('rules', 1, 'banned'))).toBe(true);
  expect(isSamePlace(at('features', 'trades'), at('features', 'trades'))).toBe(true);
  expect(isSamePlace(at('features', 'trades'), at('features', 'events'))).toBe(false);
});

it('sets a value at its path and removes a key without a value', () => {
  expect(setConfigValue(BASE, ['rules', 0, 'banned', 0], 'C-3')).toMatchObject({
    rules: [{ banned: ['C-3'] }, { id: 'autumn' }],
  });
  expect(setConfigValue(BASE, ['new', 'key'], 1)).toEqual({ ...BASE, new: { key: 1 } });
  expect(setConfigValue({ a: 1, b: 2 }, ['a'], undefined)).toEqual({ b: 2 });
});
