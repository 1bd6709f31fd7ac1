import { vi } from 'vitest';
import { LIMITS, readLimits } from '../ci/factor/limits.ts';

/** What gives a proof its large size: such a run is started by hand and takes as long as it needs. */
const SIZES = ['PROPERTY_RUNS', 'DECK_TEXTS', 'RACE_CALLERS', 'RACE_ROUNDS', 'TRADE_ROUNDS'];
const isLarge = SIZES.some((name) => process.env[name] !== undefined);

// Runs before each file, so that the limits follow the load of the machine.
const { test, walk, hook, long, expectation } = readLimits(LIMITS);
const config = {
  testTimeout: isLarge ? long : test,
  hookTimeout: isLarge ? long : hook,
  tags: [{ name: 'walk', timeout: isLarge ? long : walk }],
  // The type of `setConfig` leaves these out; they are read from the same place.
  expect: { poll: { timeout: expectation } },
};
vi.setConfig(config);
