import type { KnipConfig } from 'knip';

/** Tests and their helpers. */
const TESTS = ['**/*.test.{ts,tsx}', '**/*.proof.ts', '**/*.test-support.ts', '**/testing/**'];

/** Checks of the whole repository that run as tests, with their data. */
const GUARDS = [
  'apps/api/src/modules/accounts/account/account-parts.ts',
  'apps/api/src/retention.ts',
  'packages/database/src/lint-migration.ts',
  'tools/asvs/forbidden-calls.ts',
  'tools/doc-paths/*.ts',
  'tools/asvs/limits.ts',
  'tools/game-keys/{config-keys,switches}.ts',
  'tools/game-keys/find-loose-keys.ts',
  'tools/game-keys/find-loose-sql.ts',
  'tools/game-keys/find-unread-keys.ts',
  'tools/mutants/draw/*.ts',
  'tools/patterns/*.ts',
  'tools/screen-words/screen-words.ts',
  'tools/styles/find-literal-spaces.ts',
  'tools/words/banned-words.ts',
  'tools/words/find-banned-words.ts',
];

/** Shared setup of tests and measurements: databases, generated decks, services, an API. */
const GROUND = [
  'apps/web/build/scripted-api.ts',
  'packages/database/src/count-deadlocks.ts',
  'packages/database/src/seed-decks.ts',
  'packages/database/src/testing.ts',
  'packages/database/src/testing-connection.ts',
  'scripts/ci/factor/limits.ts',
  'scripts/services/vitest-global-setup.ts',
];

/**
 * Finds code that only tests use. Tests and measurements do not count as users, so code that only
 * they reach is dead. A single export that a test needs is marked `@internal`.
 */
export default {
  workspaces: {
    '.': {
      entry: [
        '{scripts,tools}/*/main.ts!',
        'scripts/setup/*.mjs!',
        // Started by file name as a separate process.
        'tools/mutants/test-session.ts!',
        'tools/words/draw.ts!',
      ],
      project: ['{scripts,tools}/**/*.{ts,mjs}!', 'games/*.ts!'],
    },
    'apps/api': {
      entry: [
        'src/{main,worker,cards,admin,events,invariants}.ts!',
        'src/modules/**/*-{child,thread}.ts!',
      ],
      project: ['src/**/*.ts!'],
    },
    'apps/web': {
      entry: [
        'src/main.tsx!',
        // Starts the app on server-rendered pages.
        'src/hydrate.tsx!',
        // Renders pages on the server.
        'src/server/render-page.ts!',
        'vite.config.ts!',
        'lingui.config.ts!',
        // Read by file name by the extraction of messages.
        'build/{menu-hints,office-descriptions,page-descriptions}.ts!',
        'src/app/boot.css!',
        'src/service-worker/{service-worker,switched-off}.ts!',
      ],
      project: ['src/**/*.{ts,tsx,css}!', 'build/**/*.ts!'],
      // The plugin would treat build files as not part of the app.
      vite: false,
    },
    'packages/card-faces': {
      entry: ['glyphs/*.ts!'],
      project: ['{src,glyphs}/**/*.ts!'],
      includeEntryExports: true,
    },
    // Every file of a package can be imported, so each is an entry whose exports are checked too.
    'packages/*': { project: ['src/**/*.ts!'], includeEntryExports: true },
    ops: { entry: ['*/main.ts!', 'commands/*.ts!'], project: ['**/*.ts!'] },
    demo: { entry: ['*/main.ts!'], project: ['**/*.ts!'] },
    'tools/*': { entry: ['{main,generate}.ts!'], project: ['**/*.ts!'] },
  },
  ignoreWorkspaces: ['e2e', 'bench'],
  ignore: [...TESTS, ...GUARDS, ...GROUND],
  // Dependencies are checked by the other config, which includes tests.
  include: ['files', 'exports', 'types'],
  compilers: {
    // Style sheets import fonts from packages.
    css: (text: string) =>
      [...text.matchAll(/(?:@import|url\()\s*['"]([^'"]+)['"]/g)]
        .map(([, path]) => `import '${path}';`)
        .join('\n'),
  },
  ignoreExportsUsedInFile: true,
  ignoreIssues: { '**/*.gen.ts': ['types'] },
} satisfies KnipConfig;
