import { expect, it } from 'vitest';
import { proofSeed, proofSize } from '../../proof-size.test-support.ts';
import { runDeskModel } from './desk-model.test-support.ts';

it("desks, judges and players reach the server's state, and no answer is lost", async ({
  annotate,
}) => {
  const { faults, ...figures } = runDeskModel(proofSize(3000), proofSeed(17));
  await annotate(JSON.stringify(figures), 'figures');
  expect(faults).toEqual([]);
  // The tested situations must have occurred.
  const { disputes, undone, denied, rounds } = figures;
  for (const count of [disputes, undone, denied, rounds]) expect(count).toBeGreaterThan(0);
});
