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
      // Started by `tools/check/steps.ts`.
      ignoreDependencies: ['oxlint', 'oxlint-tsgolint'],
    },
    'apps/api': {
      // Child processes that draw and decode pictures.
      entry: [
        'src/{main,worker,cards,admin,events,invariants}.ts',
        'src/modules/**/*-{child,thread}.ts',
        'src/**/*.proof.ts',
      ],
      project: ['src/**/*.ts'],
    },
    'apps/web': {
      // The style sheet is linked from index.html, and a plugin builds the worker.
      entry: [
        'lingui.config.ts',
        // Only the extractor of messages reads it.
        'build/{menu-hints,office-descriptions,page-descriptions}.ts',
        'src/app/boot.css',
        // The root project `web` runs tests without a browser.
        '{src,build}/**/*.test.ts',
        'src/service-worker/{service-worker,switched-off}.ts',
        // Starts the app on server-rendered pages.
        'src/hydrate.tsx',
        // Renders pages on the server.
        'src/server/render-page.ts',
        'vitest.server.config.ts',
      ],
      project: ['src/**/*.{ts,tsx,css}', 'build/**/*.ts'],
    },
    'packages/card-faces': {
      entry: ['glyphs/*.ts'],
      project: ['{src,glyphs}/**/*.ts'],
      // Font packages are imported by names composed at run time.
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
    // Started by file name as separate processes.
    bench: { entry: ['fastify-pg.ts', 'seed-*.ts'], project: ['*.ts'] },
  },
  compilers: {
    // Style sheets import fonts from packages.
    css: (text: string) =>
      [...text.matchAll(/(?:@import|url\()\s*['"]([^'"]+)['"]/g)]
        .map(([, path]) => `import '${path}';`)
        .join('\n'),
  },
  // A type in a signature of its own file is part of that signature.
  ignoreExportsUsedInFile: { interface: true, type: true },
  ignoreIssues: { '**/*.gen.ts': ['types'] },
  // Playwright is installed in the workspace e2e and started from the root. The others are system
  // programs.
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
