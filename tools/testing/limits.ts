import { vi } from 'vitest';
import { LIMITS, readLimits } from '../../scripts/ci/factor/limits.ts';

/** A proof at its large size (`npm run prove`) takes as long as it needs. */
const isLarge = process.env['PROOF_SIZE'] !== undefined;

// Runs before each file, so that the limits follow the load of the machine.
const { test, walk, hook, proof, expectation } = readLimits(LIMITS);
const config = {
  testTimeout: isLarge ? proof : test,
  hookTimeout: isLarge ? proof : hook,
  tags: [{ name: 'walk', timeout: isLarge ? proof : walk }],
  // The type of `setConfig` leaves these out; they are read from the same place.
  expect: { poll: { timeout: expectation } },
};
vi.setConfig(config);
