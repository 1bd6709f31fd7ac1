import { describe, expect, it } from 'vitest';
import { isAsStrict, isListShown, LIST_POLICIES, needsDeckCheck, openEventsMax } from './event.ts';

it.each([
  [0, 2],
  [29, 2],
  [30, 10],
  [400, 10],
])('an account of %i days has at most %i open events', (days, most) => {
  expect(openEventsMax(days, { organizerDays: 30, openEvents: 2 })).toBe(most);
});

describe('lists', () => {
  it.each(LIST_POLICIES)('are never shown by a draft or a cancelled event (%s)', (policy) => {
    expect(isListShown(policy, 'draft', true)).toBe(false);
    expect(isListShown(policy, 'cancelled', true)).toBe(false);
    expect(isListShown(policy, 'finished', false)).toBe(true);
  });

  it('of the cut are shown while the cut is played', () => {
    expect(isListShown('inTheCut', 'running', true)).toBe(true);
    expect(isListShown('inTheCut', 'running', false)).toBe(false);
    expect(isListShown('inTheCut', 'open', true)).toBe(false);
  });

  it('may be hidden longer than before, not shorter', () => {
    const allowed = LIST_POLICIES.map((policy) =>
      LIST_POLICIES.filter((before) => isAsStrict(policy, before)),
    );
    expect(allowed.map((befores) => befores.length)).toEqual([1, 2, 3, 4]);
    expect(isAsStrict('open', 'afterTheEnd')).toBe(false);
  });

  it('are readable for staff who play or could enter only by a deck check', () => {
    expect(needsDeckCheck('running', false)).toBe(false);
    expect(needsDeckCheck('running', true)).toBe(true);
    expect(needsDeckCheck('open', false)).toBe(true);
    expect(needsDeckCheck('announced', false)).toBe(true);
  });
});
