import type { KnipConfig } from 'knip';

export default {
  workspaces: {
    '.': {
      // The last two are started by file name.
      entry: [
        '{scripts,tools}/*/main.ts',
        'scripts/setup/*.mjs',
        'tools/mutants/test-session.ts',
        'tools/words/draw.ts',
        'games/*.proof.ts',
      ],
      project: ['{scripts,tools}/**/*.{ts,mjs}', 'games/*.ts'],
      // Started by the names in `tools/check/steps.ts`.
      ignoreDependencies: ['oxlint', 'oxlint-tsgolint'],
    },
    'apps/api': {
      // Children draw and decode pictures, each as a process of its own.
      entry: [
        'src/{main,worker,cards,admin,events,invariants}.ts',
        'src/modules/**/*-child.ts',
        'src/**/*.proof.ts',
      ],
      project: ['src/**/*.ts'],
    },
    'apps/web': {
      // The style sheet is linked from index.html, the worker is built by a plugin.
      entry: [
        'lingui.config.ts',
        // Read by the extractor of texts alone.
        'build/{office,page}-descriptions.ts',
        'src/app/boot.css',
        // The project `web` of the root runs those without a browser.
        '{src,build}/**/*.test.ts',
        'src/service-worker/{service-worker,switched-off}.ts',
        // Renders pages on a server.
        'src/server/render-page.ts',
        'vitest.server.config.ts',
      ],
      project: ['src/**/*.{ts,tsx,css}', 'build/**/*.ts'],
    },
    'packages/card-faces': {
      entry: ['glyphs/*.ts'],
      project: ['{src,glyphs}/**/*.ts'],
      // Font files are found by a name put together at run time.
      ignoreDependencies: [/^@fontsource-variable/],
    },
    'packages/*': { entry: ['src/**/*.proof.ts'], project: ['src/**/*.ts'] },
    'tools/*': { entry: ['{main,generate}.ts'], project: ['**/*.ts'] },
    ops: { entry: ['*/main.ts', 'commands/*.ts'], project: ['**/*.ts'] },
    demo: { entry: ['*/main.ts'], project: ['**/*.ts'] },
    e2e: {
      entry: [
        '**/*.spec.ts',
        '*/main.ts',
        'axe-views/axe-views-reporter.ts',
        'server-pages/*.test.ts',
      ],
      project: ['**/*.ts'],
    },
    // Started by file name, as a process of its own.
    bench: { entry: ['fastify-pg.ts', 'seed-*.ts'], project: ['*.ts'] },
  },
  compilers: {
    // Style sheets import fonts from packages.
    css: (text: string) =>
      [...text.matchAll(/(?:@import|url\()\s*['"]([^'"]+)['"]/g)]
        .map(([, path]) => `import '${path}';`)
        .join('\n'),
  },
  // A type that its own file uses in a signature is part of that signature.
  ignoreExportsUsedInFile: { interface: true, type: true },
  ignoreIssues: { '**/*.gen.ts': ['types'] },
  // Playwright is installed in the workspace e2e and started from the root; the others are the
  // system's.
  ignoreBinaries: [
    'dd',
    'fallocate',
    'ip',
    'mkfifo',
    'mkfs.ext4',
    'mount',
    'openssl',
    'playwright',
    'promtool',
    'redis-server',
    'tc',
    'umount',
    'unshare',
  ],
} satisfies KnipConfig;
