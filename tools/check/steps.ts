/** The steps of `npm run check`, in order. Each can be run by name. */
export const CHECK_STEPS = {
  format: [['oxfmt', '--check']],
  lint: [['oxlint', '--type-aware', '--deny-warnings']],
  types: [['tsc', '-b']],
  imports: [
    ['node', 'tools/import-rules/main.ts'],
    ['node', 'tools/table-owners/main.ts'],
  ],
  docs: [['node', 'tools/game-config-docs/main.ts', '--check']],
  texts: [['node', 'tools/translations/main.ts', 'check']],
  unused: [
    ['knip', '--no-config-hints'],
    ['knip', '--no-config-hints', '--production', '--config', 'knip.product.config.ts'],
  ],
  requirements: [['node', 'tools/requirements/main.ts']],
  security: [['node', 'tools/asvs/main.ts']],
  licences: [['node', 'tools/licences/main.ts']],
  tests: [['vitest', 'run']],
} satisfies Record<string, [command: string, ...args: string[]][]>;

export type CheckStep = keyof typeof CHECK_STEPS;
