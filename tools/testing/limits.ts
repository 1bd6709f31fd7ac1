import { vi } from 'vitest';
import { LIMITS, readLimits } from '../../scripts/ci/factor/limits.ts';

/** A proof with its large size (`npm run prove`) has no limit. */
const isLarge = process.env['PROOF_SIZE'] !== undefined;

// Runs before each file, so that limits follow the machine's load.
const { test, walk, hook, proof, expectation } = readLimits(LIMITS);
const config = {
  testTimeout: isLarge ? proof : test,
  hookTimeout: isLarge ? proof : hook,
  tags: [{ name: 'walk', timeout: isLarge ? proof : walk }],
  // Missing in the type of `setConfig`, but Vitest reads them there.
  expect: { poll: { timeout: expectation } },
};
vi.setConfig(config);
