import { expect, it } from 'vitest';
import { runDeskModel } from './run-desk-model.ts';

it('desks, judges and players end with the state of the server, and no answer is lost', () => {
  const { faults, disputes, undone, denied, rounds } = runDeskModel(3000, 17);
  expect(faults).toEqual([]);
  // What the test is about did happen.
  for (const count of [disputes, undone, denied, rounds]) expect(count).toBeGreaterThan(0);
});
