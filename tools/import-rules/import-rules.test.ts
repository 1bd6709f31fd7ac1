import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { GRAPH_RULES } from './graph-rules.ts';
import { AREA_ORDER, DOMAIN_ORDER, IMPORT_RULES, UPWARD_FILES } from './rules.ts';

const PROGRAM = join(import.meta.dirname, 'main.ts');

/** A small repository without violations. */
const CLEAN: Record<string, string> = {
  'package.json': '{"name":"house","type":"module"}',
  'node_modules/kysely/package.json': '{"name":"kysely","type":"module","exports":"./index.js"}',
  'node_modules/kysely/index.js': 'export const sql = 1;',
  'node_modules/fastify/package.json': '{"name":"fastify","type":"module","exports":"./index.js"}',
  'node_modules/pg/package.json': '{"name":"pg","type":"module","exports":"./index.js"}',
  'node_modules/pg/index.js': 'export const pool = 1;',
  'node_modules/fastify/index.js': 'export const fastify = 1;',
  'packages/domain/src/card.ts': 'export const card = 1;',
  'packages/domain/src/filter/filter.ts': "import { card } from '../card.ts'; export { card };",
  'packages/contract/src/cards.ts': "export { card } from '@deckframe/domain/card';",
  'packages/contract/src/messages.ts': 'export const messages = {};',
  'packages/database/src/db.ts': "export { card } from '@deckframe/domain/card';",
  'packages/database/src/testing.ts': "export * from './db.ts';",
  'packages/card-world/src/world.ts': "export { card } from '@deckframe/domain/card';",
  'games/ua/config.ts': 'export const config = {};',
  'scripts/tool.ts': "import '@deckframe/database/testing';",
  'apps/api/src/app.ts':
    "import './modules/cards/register.ts'; import './modules/cards/catalogue/service.ts';",
  'apps/api/src/modules/cards/register.ts': "import './catalogue/routes.ts';",
  'apps/api/src/modules/cards/catalogue/routes.ts':
    "import './queries.ts'; import type { X } from '@deckframe/database/db'; import type { Y } from 'fastify';",
  'apps/api/src/modules/cards/catalogue/queries.ts':
    "import { sql } from 'kysely'; import '@deckframe/database/db';",
  'apps/api/src/modules/cards/catalogue/service.ts': 'export const service = 1;',
  'apps/api/src/modules/decks/decks/service.ts': "import '../../cards/catalogue/service.ts';",
  'apps/api/src/modules/decks/decks/decks.test.ts': "import '@deckframe/database/testing';",
  'apps/api/src/plugins/session.ts': "import '../modules/cards/catalogue/service.ts';",
  'apps/web/src/app/router.ts': "import '#pages/home/home.ts';",
  'apps/web/src/pages/home/home.ts': "import '#features/daily/daily.ts';",
  'apps/web/src/features/daily/daily.ts':
    "import '#decks/deck.ts'; import '@deckframe/contract/messages';",
  'apps/web/src/features/other/other.ts': "import '#ui/button.ts';",
  'apps/web/src/decks/deck.ts': "import '#catalogue/face.ts';",
  'apps/web/src/catalogue/face.ts': "import '#ui/button.ts';",
  'apps/web/src/ui/button.ts': 'export const button = 1;',
  'apps/web/src/lib/client.ts': 'export const client = 1;',
  'apps/web/src/lib/exp/show-exp.ts': 'export const showExp = 1;',
  'apps/web/src/lib/write/tell-exp.ts': "import '../exp/show-exp.ts';",
};

/** Rule → a file that violates it. */
const BREACHES: Record<string, [path: string, content: string]> = {
  resolvable: ['apps/api/src/lost.ts', "import './nowhere.ts';"],
  'no-cycle': ['packages/contract/src/loop.ts', "import './pool.ts';"],
  'tests-stay-outside': ['apps/api/src/scene.ts', "import '@deckframe/database/testing';"],
  'product-stands-alone': ['apps/api/src/lazy.ts', "import '../../../scripts/tool.ts';"],
  'domain-is-pure': ['packages/domain/src/file.ts', "import 'node:fs';"],
  ...Object.fromEntries(
    DOMAIN_ORDER.slice(0, -1).map((folder, index) => [
      `domain-${folder.replace('/', '-')}-comes-before`,
      [
        `packages/domain/src/${folder}/floor.ts`,
        `import '${folder.replace(/[^/]+/g, '..')}/${DOMAIN_ORDER[index + 1]}/floor.ts';`,
      ],
    ]),
  ),
  'domain-ground-is-below': ['packages/domain/src/ground.ts', "import './filter/filter.ts';"],
  'domain-folder-has-a-floor': ['packages/domain/src/attic/a.ts', 'export const a = 1;'],
  'contract-knows-only-domain': [
    'packages/contract/src/row.ts',
    "import '@deckframe/database/db';",
  ],
  'database-knows-only-domain': [
    'packages/database/src/wire.ts',
    "import '@deckframe/contract/cards';",
  ],
  'generators-are-pure': ['packages/card-world/src/clock.ts', "import 'node:fs';"],
  'writes-tell-what-was-earned': [
    'apps/web/src/features/daily/told.ts',
    "import '#lib/exp/show-exp.ts';",
  ],
  'web-never-touches-server': ['apps/web/src/lib/sql.ts', "import '@deckframe/database/db';"],
  'web-reads-games-at-run-time': [
    'apps/web/src/lib/game.ts',
    "import '../../../../games/ua/config.ts';",
  ],
  'web-uses-no-schemas': [
    'apps/web/src/lib/schema.ts',
    "import type {} from '@deckframe/contract/cards';",
  ],
  'api-never-touches-web': ['apps/api/src/view.ts', "import '../../web/src/ui/button.ts';"],
  'web-ui-and-lib-below': ['apps/web/src/ui/clever.ts', "import '#features/daily/daily.ts';"],
  'web-catalogue-below': ['apps/web/src/catalogue/clever.ts', "import '#decks/deck.ts';"],
  'web-decks-below': ['apps/web/src/decks/clever.ts', "import '#features/daily/daily.ts';"],
  'web-features-below': ['apps/web/src/features/daily/up.ts', "import '#app/router.ts';"],
  'web-pages-below': ['apps/web/src/pages/home/up.ts', "import '#app/router.ts';"],
  'features-never-meet': ['apps/web/src/features/daily/peek.ts', "import '../other/other.ts';"],
  'pages-never-meet': ['apps/web/src/pages/home/peek.ts', "import '../deck/deck.ts';"],
  'plugins-by-the-front-door': [
    'apps/api/src/plugins/peek.ts',
    "import '../modules/cards/catalogue/queries.ts';",
  ],
  ...Object.fromEntries(
    AREA_ORDER.slice(0, -1).map((area, index) => [
      `area-${area}-comes-before`,
      [
        `apps/api/src/modules/${area}/part/up.ts`,
        `import '../../${AREA_ORDER[index + 1]}/part/service.ts';`,
      ],
    ]),
  ),
  'area-has-a-floor': ['apps/api/src/modules/attic/part/a.ts', 'export const a = 1;'],
  'app-names-areas-only': ['apps/api/src/app.ts', "import './modules/cards/catalogue/routes.ts';"],
  'areas-register-in-app': ['apps/api/src/second-app.ts', "import './modules/cards/register.ts';"],
  'areas-register-their-own': [
    'apps/api/src/modules/decks/register.ts',
    "import '../cards/catalogue/routes.ts';",
  ],
  'modules-have-no-circle': [
    'apps/api/src/modules/site/mail/service.ts',
    "import type { A } from '../../accounts/auth/service.ts'; export type M = A;",
  ],
  'modules-by-the-front-door': [
    'apps/api/src/modules/decks/decks/peek.ts',
    "import '../../cards/catalogue/queries.ts';",
  ],
  'services-never-see-a-request': [
    'apps/api/src/modules/decks/decks/writer.ts',
    "import type { FastifyRequest } from 'fastify';",
  ],
  'modules-know-one-database': [
    'apps/api/src/modules/decks/decks/pooled.ts',
    "import type { Pool } from 'pg';",
  ],
  'routes-never-build-sql': [
    'apps/api/src/modules/decks/decks/admin-routes.ts',
    "import { sql } from 'kysely';",
  ],
};
const REST_OF_BREACHES: Record<string, string> = {
  'packages/contract/src/pool.ts': "import './loop.ts';",
  [`packages/domain/src/${DOMAIN_ORDER.at(-1)}/floor.ts`]: 'export const floor = 1;',
  'apps/web/src/pages/deck/deck.ts': 'export const deck = 1;',
  ...Object.fromEntries(
    AREA_ORDER.map((area) => [
      `apps/api/src/modules/${area}/part/service.ts`,
      'export const service = 1;',
    ]),
  ),
  // The cycle has a third module, but no file is part of a file cycle.
  'apps/api/src/modules/accounts/auth/service.ts': 'export type A = 1;',
  'apps/api/src/modules/accounts/auth/steps.ts': "import '../session/service.ts';",
  'apps/api/src/modules/accounts/session/service.ts': 'export const session = 1;',
  'apps/api/src/modules/accounts/session/routes.ts': "import '../../site/mail/service.ts';",
};

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'import-rules-'));
  plant(CLEAN);
  mkdirSync(join(root, 'node_modules/@deckframe'));
  for (const name of ['domain', 'contract', 'database', 'card-world']) {
    const manifest = {
      name: `@deckframe/${name}`,
      type: 'module',
      exports: { './*': './src/*.ts' },
    };
    plant({ [`packages/${name}/package.json`]: JSON.stringify(manifest) });
    symlinkSync(join(root, 'packages', name), join(root, 'node_modules/@deckframe', name));
  }
  for (const name of ['api', 'web']) {
    const manifest = { name, type: 'module', imports: { '#*': './src/*' } };
    plant({ [`apps/${name}/package.json`]: JSON.stringify(manifest) });
  }
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

it('accepts a repository that follows the rules', () => {
  const { status, stdout, stderr } = check(20);
  expect(stderr).toBe('');
  expect(stdout).toContain('0 imports against the rules');
  expect(status).toBe(0);
});

it('finds a planted violation of every rule', () => {
  const ruleNames = [...IMPORT_RULES, ...GRAPH_RULES].map((rule) => rule.name ?? '').sort();
  expect(Object.keys(BREACHES).sort()).toEqual(ruleNames);
  plant(Object.fromEntries(Object.values(BREACHES)));
  plant(REST_OF_BREACHES);
  const { status, stderr } = check(20);
  const missed = Object.entries(BREACHES).filter(
    ([rule, [path]]) => !stderr.includes(`${rule}: ${path} → `),
  );
  expect(missed).toEqual([]);
  expect(status).toBe(1);
});

it('finds a cycle of type imports', () => {
  plant({
    'packages/contract/src/egg.ts':
      "import type { Hen } from './hen.ts'; export type Egg = { of: Hen };",
    'packages/contract/src/hen.ts':
      "import { type Egg } from './egg.ts'; export type Hen = { lays: Egg };",
  });
  const { status, stderr } = check(20);
  expect(stderr).toContain('no-cycle: packages/contract/src/egg.ts → packages/contract/src/hen.ts');
  expect(status).toBe(1);
});

it('every domain folder has a place in the order, and every place a folder', () => {
  const domain = join(import.meta.dirname, '..', '..', 'packages', 'domain', 'src');
  const listFolders = (path: string) =>
    readdirSync(join(domain, path), { withFileTypes: true })
      .filter((one) => one.isDirectory())
      .map(({ name }) => join(path, name));
  const folders = listFolders('').flatMap((area) =>
    DOMAIN_ORDER.includes(area) ? [area] : listFolders(area),
  );
  expect([...DOMAIN_ORDER].sort()).toEqual(folders.sort());
});

it('fails when it sees too few files', () => {
  const { status, stderr } = check(1000);
  expect(stderr).toMatch(/Only \d+ files were read/);
  expect(status).toBe(1);
});

function check(minimum: number) {
  return spawnSync(process.execPath, [PROGRAM, root, String(minimum)], { encoding: 'utf8' });
}

function plant(files: Record<string, string>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
}

it('every API area has a place in the order, and every listed exception is needed', () => {
  const modules = join(import.meta.dirname, '..', '..', 'apps', 'api', 'src', 'modules');
  expect(readdirSync(modules).sort()).toEqual(AREA_ORDER.toSorted());
  const idle = Object.keys(UPWARD_FILES).filter((file) => {
    const later = AREA_ORDER.slice(AREA_ORDER.indexOf(file.split('/')[0] ?? '') + 1);
    const text = readFileSync(join(modules, file), 'utf8');
    return !new RegExp(`from '(\\.\\./)+(${later.join('|')})/`).test(text);
  });
  expect(idle).toEqual([]);
});
