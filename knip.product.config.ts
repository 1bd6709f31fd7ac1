import type { KnipConfig } from 'knip';

/** Tests, and what helps them alone, wherever it stands. */
const TESTS = ['**/*.test.{ts,tsx}', '**/*.proof.ts', '**/*.test-support.ts', '**/testing/**'];

/** Guards that a test runs over the whole repository, and what they compare with. */
const GUARDS = [
  'apps/api/src/modules/accounts/account/account-parts.ts',
  'apps/api/src/retention.ts',
  'packages/database/src/lint-migration.ts',
  'tools/asvs/forbidden-calls.ts',
  'tools/doc-paths/*.ts',
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

/** What the tests and the measurements stand on: databases, made-up decks, services, an API. */
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
 * Finds what only tests use: here neither tests nor measurements count as users, so whatever they
 * alone reach is dead. A single export that a test needs of a living file says `@internal`.
 */
export default {
  workspaces: {
    '.': {
      entry: [
        '{scripts,tools}/*/main.ts!',
        'scripts/setup/*.mjs!',
        // Started by file name, as a process of its own.
        'tools/mutants/test-session.ts!',
        'tools/words/draw.ts!',
      ],
      project: ['{scripts,tools}/**/*.{ts,mjs}!', 'games/*.ts!'],
    },
    'apps/api': {
      entry: ['src/{main,worker,cards,admin,events,invariants}.ts!', 'src/modules/**/*-child.ts!'],
      project: ['src/**/*.ts!'],
    },
    'apps/web': {
      entry: [
        'src/main.tsx!',
        // Renders pages on a server.
        'src/server/render-page.ts!',
        'vite.config.ts!',
        'lingui.config.ts!',
        // Read by the extraction of texts, by its name.
        'build/{office,page}-descriptions.ts!',
        'src/app/boot.css!',
        'src/service-worker/{service-worker,switched-off}.ts!',
      ],
      project: ['src/**/*.{ts,tsx,css}!', 'build/**/*.ts!'],
      // Would count what builds the app as no part of it.
      vite: false,
    },
    'packages/card-faces': {
      entry: ['glyphs/*.ts!'],
      project: ['{src,glyphs}/**/*.ts!'],
      includeEntryExports: true,
    },
    // Each file of a package may be imported, so each is an entry: its exports are looked at too.
    'packages/*': { project: ['src/**/*.ts!'], includeEntryExports: true },
    ops: { entry: ['*/main.ts!', 'commands/*.ts!'], project: ['**/*.ts!'] },
    demo: { entry: ['*/main.ts!'], project: ['**/*.ts!'] },
    'tools/*': { entry: ['{main,generate}.ts!'], project: ['**/*.ts!'] },
  },
  ignoreWorkspaces: ['e2e', 'bench'],
  ignore: [...TESTS, ...GUARDS, ...GROUND],
  // Packages are the other run's affair, which knows what the tests need.
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
