import { defineConfig } from 'vitest/config';

/** Starts PostgreSQL and Redis once, or uses those that run; only projects that need them ask. */
const services = { globalSetup: ['./scripts/services/vitest-global-setup.ts'] };

/** For projects whose tests try properties on made-up cases. */
const properties = { setupFiles: ['./scripts/testing/fixed-seed.ts'] };

/** A busy machine is no failure: tests wait for what they expect, and only the hopeless run out. */
const patience = {
  testTimeout: 30_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 10_000 } },
};

/**
 * Our modules keep no state that one test file could leave to the next, so the files of a worker
 * share them: loading them anew for each file took longer than the tests of most.
 */
const loading = { environment: 'node', isolate: false };

const project = (name: string, include: string[], options: object = {}) => ({
  test: { name, include, ...loading, ...patience, ...options },
});

export default defineConfig({
  test: {
    // One more than the machine has cores: one of them always waits for PostgreSQL or a program.
    maxWorkers: 3,
    projects: [
      project('domain', ['packages/domain/src/**/*.test.ts'], properties),
      project('contract', ['packages/contract/src/**/*.test.ts']),
      project('cards', ['packages/card-*/src/**/*.test.ts'], properties),
      project('games', ['games/*.test.ts'], properties),
      project('web', ['apps/web/{src,build}/**/*.test.ts']),
      // Dialogs and forms, in a browser.
      'apps/web/vitest.config.ts',
      project('tooling', ['{scripts,tools,bench}/**/*.test.ts'], services),
      project('database', ['packages/database/**/*.test.ts'], services),
      project('api', ['apps/api/src/**/*.test.ts'], { ...services, ...properties }),
    ],
  },
});
