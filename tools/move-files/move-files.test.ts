import { expect, it } from 'vitest';
import { listMoves, rewriteText } from './move-files.ts';

const FILES = new Set([
  'apps/api/src/app.ts',
  'apps/api/src/lib/clock.ts',
  'apps/api/src/modules/mail/service.ts',
  'apps/api/src/modules/mail/jobs.ts',
  'apps/api/src/modules/chat/routes.ts',
  'apps/web/src/features/ads/slot.tsx',
  'packages/contract/src/mail.ts',
]);
const MOVES = {
  'apps/api/src/modules/mail': 'apps/api/src/modules/site/mail',
  'apps/api/src/modules/chat': 'apps/api/src/modules/site/mail',
  'apps/api/src/modules/chat/routes.ts': 'apps/api/src/modules/site/mail/chat-routes.ts',
  'apps/web/src/features/ads': 'apps/web/src/features/site/ads',
  'packages/contract/src/mail.ts': 'packages/contract/src/site/mail.ts',
};
const tree = { files: FILES, moves: MOVES };

const rewrite = (path: string, text: string) => rewriteText(path, text, tree);

it('lists the new path of every file and refuses two files for one path', () => {
  expect(listMoves(tree)).toContainEqual([
    'apps/api/src/modules/chat/routes.ts',
    'apps/api/src/modules/site/mail/chat-routes.ts',
  ]);
  expect(() =>
    listMoves({
      files: FILES,
      moves: { 'apps/api/src/modules/mail/jobs.ts': 'apps/api/src/app.ts' },
    }),
  ).toThrow('would both become apps/api/src/app.ts');
  expect(() => listMoves({ files: FILES, moves: { 'apps/api/lost': 'apps/api/found' } })).toThrow(
    'apps/api/lost is not in the repository',
  );
});

it.each([
  ['apps/api/src/app.ts', "'./modules/mail/jobs.ts'", "'./modules/site/mail/jobs.ts'"],
  ['apps/api/src/modules/mail/jobs.ts', "'../../lib/clock.ts'", "'../../../lib/clock.ts'"],
  ['apps/api/src/modules/mail/jobs.ts', "import('./service.ts')", "import('./service.ts')"],
  ['apps/api/src/modules/mail/jobs.ts', "'../chat/routes.ts'", "'./chat-routes.ts'"],
  ['apps/api/src/modules/mail/jobs.ts', "'../../no/file.ts'", "'../../no/file.ts'"],
  [
    'apps/api/src/modules/mail/jobs.ts',
    "join(import.meta.dirname, '..', '..', 'lib')",
    "join(import.meta.dirname, '..', '..', '..', 'lib')",
  ],
  [
    'apps/api/src/modules/mail/jobs.ts',
    "resolve(import.meta.dirname, '../../../../../games')",
    "resolve(import.meta.dirname, '../../../../../../games')",
  ],
  [
    'apps/api/src/modules/mail/jobs.ts',
    "new URL('../../../../../games/', import.meta.url)",
    "new URL('../../../../../../games/', import.meta.url)",
  ],
  ['apps/web/src/main.tsx', "'#features/ads/slot.tsx'", "'#features/site/ads/slot.tsx'"],
  ['bench/mail.ts', "'@deckframe/contract/mail'", "'@deckframe/contract/site/mail'"],
  [
    'docs/mail.md',
    '`apps/api/src/modules/mail/jobs.ts`',
    '`apps/api/src/modules/site/mail/jobs.ts`',
  ],
  [
    'docs/mail.md',
    'see (../apps/web/src/features/ads).',
    'see (../apps/web/src/features/site/ads).',
  ],
  ['docs/mail.md', '`apps/api/modules/mail`', '`apps/api/src/modules/site/mail`'],
  ['docs/mail.md', '`modules/chat/routes.ts`', '`modules/site/mail/chat-routes.ts`'],
  ['.oxlintrc.json', '"apps/web/src/features/ads/**"', '"apps/web/src/features/site/ads/**"'],
])('rewrites %s: %s', (path, before, after) => {
  expect(rewrite(path, before)).toBe(after);
});
