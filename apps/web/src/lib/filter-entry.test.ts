import { expect, it } from 'vitest';
import { chooseEntry } from './filter-entry.ts';

it('the first filter adds a history entry, the next ones replace it', () => {
  const first = chooseEntry('filter', {});
  expect(first.replace).toBe(false);
  const second = chooseEntry('filter', first.state);
  expect(second).toEqual({ replace: true, state: first.state });
});

it('typing replaces any entry and keeps what kind of entry it is', () => {
  expect(chooseEntry('typing', {})).toEqual({ replace: true, state: {} });
  const { state } = chooseEntry('filter', {});
  expect(chooseEntry('typing', state)).toEqual({ replace: true, state });
});

it('another list or page adds an entry', () => {
  const { state } = chooseEntry('filter', {});
  expect(chooseEntry('place', state)).toEqual({ replace: false, state: {} });
});
