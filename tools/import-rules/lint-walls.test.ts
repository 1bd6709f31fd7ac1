import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const REPOSITORY = join(import.meta.dirname, '..', '..');

/** File → import that the linter must refuse there. */
const REFUSED: [path: string, code: string, lesson: string][] = [
  ['packages/domain/src/a.ts', "import 'node:fs';", 'domain is pure'],
  ['packages/domain/src/deck/b.ts', "import '@deckframe/contract/cards';", 'domain is pure'],
  ['packages/domain/src/c.ts', 'export const now = Date.now();', 'domain has no clock'],
  ['packages/domain/src/d.ts', 'export const dice = Math.random();', 'domain throws no dice'],
  ['packages/contract/src/a.ts', "import '@deckframe/database/db';", 'what travels'],
  ['packages/database/src/a.ts', "import '@deckframe/contract/cards';", 'serves the apps'],
  ['apps/api/src/modules/decks/routes.ts', "import { sql } from 'kysely'; sql();", 'build no SQL'],
  [
    'apps/api/src/modules/decks/admin-routes.ts',
    "import '@deckframe/database/db';",
    'build no SQL',
  ],
  ['apps/web/src/lib/a.ts', "import '@deckframe/database/db';", 'by HTTP only'],
  ['apps/web/src/lib/b.ts', "import 'zod';", 'No schema library'],
  ['apps/web/src/pages/home/c.ts', "import '@deckframe/contract/cards';", 'No schema library'],
  ['apps/web/src/ui/a.ts', "import '#features/daily/daily.ts';", 'knows no feature'],
  ['apps/web/src/features/daily/b.ts', 'void crypto.randomUUID();', 'come from lib/write'],
  ['apps/web/src/features/daily/c.tsx', 'void crypto.randomUUID();', 'come from lib/write'],
];

const ALLOWED: [path: string, code: string][] = [
  ['packages/domain/src/ok.ts', "import './card.ts';"],
  ['packages/domain/src/ok.test.ts', "import 'node:fs';"],
  ['apps/api/src/modules/cards/routes.ts', "import type { Db } from '@deckframe/database/db';"],
  ['apps/api/src/modules/cards/queries.ts', "import 'kysely';"],
  ['apps/web/src/lib/ok.ts', "import '@deckframe/contract/messages';"],
  ['apps/web/src/lib/write/ok.ts', 'void crypto.randomUUID();'],
];

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'lint-walls-'));
  copyFileSync(join(REPOSITORY, '.oxlintrc.json'), join(root, '.oxlintrc.json'));
  for (const [path, code] of [...REFUSED, ...ALLOWED]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), code);
  }
});

afterAll(() => {
  rmSync(root, { recursive: true });
});

it('each lint rule refuses its planted violation, with an explanation', () => {
  const program = join(REPOSITORY, 'node_modules', 'oxlint', 'bin', 'oxlint');
  const { stdout } = spawnSync(process.execPath, [program, '--format=json'], {
    cwd: root,
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
  const walls = diagnostics.filter(({ code }) => code.includes('no-restricted'));
  const taught = (path: string, lesson: string) =>
    walls.some((wall) => wall.filename === path && JSON.stringify(wall).includes(lesson));
  expect(REFUSED.filter(([path, , lesson]) => !taught(path, lesson))).toEqual([]);
  const touched = new Set(walls.map((wall) => wall.filename));
  expect(ALLOWED.filter(([path]) => touched.has(path))).toEqual([]);
});

interface Diagnostic {
  code: string;
  filename: string;
}
