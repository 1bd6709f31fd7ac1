import { defineConfig } from 'vitest/config';

/** Starts PostgreSQL and Redis once, or uses those that run; only projects that need them ask. */
const services = { globalSetup: ['./scripts/services/vitest-global-setup.ts'] };

/** A busy machine is no failure: tests wait for what they expect, and only the hopeless run out. */
const patience = { testTimeout: 30_000, hookTimeout: 60_000 };

const project = (name: string, include: string[], options: object = {}) => ({
  test: { name, include, environment: 'node', ...patience, ...options },
});

export default defineConfig({
  test: {
    // The API tests share one PostgreSQL with every worker: more would only queue there.
    maxWorkers: 2,
    projects: [
      project('domain', ['packages/domain/src/**/*.test.ts']),
      project('contract', ['packages/contract/src/**/*.test.ts']),
      project('cards', ['packages/card-*/src/**/*.test.ts']),
      project('games', ['games/*.test.ts']),
      project('web', ['apps/web/{src,build}/**/*.test.{ts,tsx}']),
      project('tooling', ['{scripts,tools,bench}/**/*.test.ts']),
      project('database', ['packages/database/**/*.test.ts'], services),
      project('api', ['apps/api/src/**/*.test.ts'], services),
    ],
  },
});
