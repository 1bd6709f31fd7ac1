import { defineConfig } from 'vitest/config';
import { readFactor } from './scripts/ci/factor/factor.ts';

/** Starts PostgreSQL and Redis once, or reuses running ones, only for projects that need them. */
const services = { globalSetup: ['./scripts/services/vitest-global-setup.ts'] };

const LIMITS = './tools/testing/limits.ts';

/** For projects with property tests. */
const properties = { setupFiles: [LIMITS, './tools/testing/fixed-seed.ts'] };

/**
 * Modules keep no state between test files, so the files of a worker share them. Loading them again
 * for each file took longer than most tests.
 */
const loading = { environment: 'node', isolate: false };

// Read by the web app's config, because a browser cannot follow later changes of the factor.
process.env['TEST_FACTOR'] = String(readFactor());

const project = (name: string, include: string[], options: object = {}) => ({
  test: { name, include, ...loading, setupFiles: [LIMITS], ...options },
});

export default defineConfig({
  test: {
    // One more than the cores, because one always waits for PostgreSQL or a program.
    maxWorkers: 3,
    // Such tests have the time limit of a walk (`tools/testing/limits.ts`).
    tags: [{ name: 'walk' }],
    projects: [
      project('domain', ['packages/domain/src/**/*.test.ts'], properties),
      project('contract', ['packages/contract/src/**/*.test.ts']),
      project('cards', ['packages/card-*/src/**/*.test.ts'], properties),
      project('games', ['games/*.test.ts'], properties),
      project('web', ['apps/web/{src,build}/**/*.test.ts']),
      // Dialogs and forms in a browser.
      'apps/web/vitest.config.ts',
      // Public pages rendered in Node.
      'apps/web/vitest.server.config.ts',
      project('tooling', ['{scripts,tools,ops,demo,bench}/**/*.test.ts'], services),
      // `npm run prove -- <name> [<size>]` runs one of them with its large size.
      project('proofs', ['{apps/api/src,packages,games}/**/*.proof.ts'], {
        ...services,
        ...properties,
      }),
      project('database', ['packages/database/**/*.test.ts'], services),
      project('api', ['apps/api/src/**/*.test.ts'], { ...services, ...properties }),
    ],
  },
});
