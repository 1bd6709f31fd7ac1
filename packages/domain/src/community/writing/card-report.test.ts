import { expect, it } from 'vitest';
import { describeReporter } from './card-report.ts';

it.each([
  [null, null, 'anonymous', 'Anonymous'],
  ['1', 'deckframe', 'system', 'System'],
  ['12', null, 'unknown', 'Unknown'],
  ['12', '', 'unknown', 'Unknown'],
  ['12', 'Halcyon', 'member', 'Halcyon'],
  ['11', 'Vesper', 'member', 'Vesper'],
])('REPT-07 REPT-08 a report of user %s with the name %s is %s: %s', (id, username, kind, name) => {
  expect(describeReporter(id, username)).toEqual({ kind, name });
});
