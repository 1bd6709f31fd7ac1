import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import type { Page } from '@deckframe/domain/site/pages/page';
import { PAGES } from '@deckframe/domain/site/pages/pages';
import { describe, expect, it } from 'vitest';
import { CHECK_STEPS } from '../check/steps.ts';
import { PROGRAMS, PROOF_SIZES } from '../run/programs.ts';
import { checkAreaMap } from './area-map.ts';
import { findLostAddresses, type Addresses } from './find-lost-addresses.ts';
import { findLostCommands, type Commands } from './find-lost-commands.ts';
import { checkJourneys } from './journeys.ts';
import { findLostPaths, listNamedPaths, toTree } from './find-lost-paths.ts';
import { findWrongCounts, type Counts } from './find-wrong-counts.ts';

const REPOSITORY = join(import.meta.dirname, '..', '..');
const read = (path: string): string => readFileSync(join(REPOSITORY, path), 'utf8');

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: REPOSITORY,
  encoding: 'utf8',
  maxBuffer: 16 * 1024 * 1024,
})
  .trim()
  .split('\n')
  .filter((file) => existsSync(join(REPOSITORY, file)));
const tree = toTree(files);
const pages = files.filter((file) =>
  /^(?:README|CONTRIBUTING|SECURITY|docs\/[^/]+)\.md$/.test(file),
);
const architecture = read('docs/architecture.md');

/** Created by a build or an operator, so not in a checkout. */
const MADE = new Set(['apps/web/dist', 'app/tls/ca.crt']);
/** Fewer paths mean that the check misreads the pages. */
const LEAST_PATHS = 250;

describe('paths in the documents', () => {
  it('every path between backticks exists', () => {
    expect(pages).toContain('docs/architecture.md');
    const named = pages.flatMap((page) => listNamedPaths(read(page)));
    expect(named.length).toBeGreaterThan(LEAST_PATHS);
    const lost = pages.flatMap((page) =>
      findLostPaths(read(page), tree)
        .filter((path) => !MADE.has(path))
        .map((path) => `${page}: ${path}`),
    );
    expect(lost).toEqual([]);
  });

  it('every link to a file of the repository has a target', () => {
    const lost = pages.flatMap((page) =>
      [...read(page).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)]
        .map(([, link = '']) => normalize(join(dirname(page), link)).replace(/\/$/, ''))
        .filter((path) => !tree.has(path))
        .map((path) => `${page}: ${path}`),
    );
    expect(lost).toEqual([]);
  });

  it.each([
    ['a file', '`tools/words/lost.ts`'],
    ['a file by its name alone', '`no-such-file.ts`'],
    ['a folder', '`apps/api/src/modules/shop`'],
    ['a folder from inside an app', '`modules/site/shop`'],
    ['a file of the domain as imports write it', '`domain/decks/deck/lost.ts`'],
    ['one of several', '`packages/{domain,shop}/src`'],
    ['a pattern', '`packages/domain/src/shop-*/rules.ts`'],
    ['the end of a path', '`…/shop/rules.ts`'],
  ])('a planted path that does not exist is found: %s', (_, text) => {
    expect(findLostPaths(`See ${text}.`, tree)).toHaveLength(1);
  });

  it.each([
    '`domain/card.ts`',
    '`packages/database/migrations/NNNN_<name>.sql`',
    '`{domain,contract}/src`',
    '`rules.ts`',
    '`/admin/events`',
    '`image/png`',
    '`npm run check`',
    '```\ntools/lost.ts\n```',
  ])('%s is not a path', (text) => {
    expect(findLostPaths(text, tree)).toEqual([]);
  });
});

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const commands: Commands = {
  scripts: Object.keys(scripts),
  programs: {
    check: [...Object.keys(CHECK_STEPS), 'changed'],
    ...Object.fromEntries(Object.entries(PROGRAMS).map(([name, all]) => [name, Object.keys(all)])),
  },
};

describe('commands in the documents', () => {
  it('every npm script and program named in the docs exists', () => {
    const lost = pages.flatMap((page) =>
      findLostCommands(read(page), commands, tree).map((command) => `${page}: ${command}`),
    );
    expect(lost).toEqual([]);
  });

  it.each([
    'npm run lost-script',
    'npm run -s lost',
    'npm run prove -- lost 20',
    'node tools/words/lost.ts --help',
  ])('a planted command that does not exist is found: %s', (command) => {
    expect(findLostCommands(`Run \`${command}\`.`, commands, tree)).toHaveLength(1);
  });
});

const addresses: Addresses = {
  routes: files
    .filter((file) => /^packages\/contract\/src\/.*endpoints\.ts$/.test(file))
    .flatMap((file) => read(file).match(/(?<=')(?:GET|POST|PUT|PATCH|DELETE) \/[^']+(?=')/g) ?? []),
  pages: (PAGES as readonly Page[]).flatMap(({ path, aliases = [] }) => [path, ...aliases]),
};

describe('addresses in the documents', () => {
  it('every address of the API and of a page exists', () => {
    expect(addresses.routes.length).toBeGreaterThan(300);
    const lost = pages.flatMap((page) =>
      findLostAddresses(read(page), addresses).map((address) => `${page}: ${address}`),
    );
    expect(lost).toEqual([]);
  });

  it.each([
    'GET /api/games/:game/shop',
    'PATCH /api/games/:game/decks/:deckId',
    '/api/shop',
    '/api/shop/',
    'POST …/lists/:listId/shop',
    '/v3/gundam/shop',
  ])('a planted address that does not exist is found: %s', (address) => {
    expect(findLostAddresses(`See \`${address}\`.`, addresses)).toEqual([address]);
  });

  it.each([
    'PUT /api/games/{game}/decks/{deckId}',
    '/api/games/:game/',
    '/api/me*',
    'POST …/lists/:listId/checks',
    '/v3/gundam/cards/{cardno}',
    '/v3/{game}',
    '/metrics',
  ])('%s exists or is no address of a member', (address) => {
    expect(findLostAddresses(`See \`${address}\`.`, addresses)).toEqual([]);
  });
});

describe('counts in the documents', () => {
  const counts: Counts = {
    areas: architecture.split('<!-- /areas -->')[0]?.match(/^\| `\w+` \| \w/gm)?.length ?? 0,
    games: files.filter((file) => /^games\/[^/]+\/game-config\.json$/.test(file)).length,
    proofs: Object.keys(PROOF_SIZES).length,
  };

  it('every counted thing has its number', () => {
    const others = Object.fromEntries(Object.keys(counts).map((thing) => [thing, -1]));
    const counted = pages.flatMap((page) => findWrongCounts(read(page), others));
    expect(counted.length).toBeGreaterThan(3);
    const wrong = pages.flatMap((page) =>
      findWrongCounts(read(page), counts).map((words) => `${page}: ${words}`),
    );
    expect(wrong).toEqual([]);
  });

  it.each(['the twelve areas', 'all 4 games', 'The two proofs'])(
    'a planted wrong count is found: %s',
    (words) => {
      expect(findWrongCounts(`See ${words}.`, counts)).toEqual([words]);
    },
  );

  it('a right count, and a number of some, are no faults', () => {
    expect(findWrongCounts('The eleven areas. Features of two areas.', counts)).toEqual([]);
  });
});

describe('docs/journeys.md', () => {
  const journeys = read('docs/journeys.md');

  it('follows six journeys and the common part, one existing file per line, in order', () => {
    expect(journeys.match(/^## /gm)).toHaveLength(7);
    expect(checkJourneys(journeys, tree)).toEqual([]);
  });

  it.each([
    ['a file that is gone', journeys.replace('like-button.tsx', 'lost-button.tsx')],
    ['a folder instead of a file', journeys.replace('`lib/api-client.ts`', '`lib/write`')],
    ['a line that is left out', journeys.replace(/^7\. .*\n/m, '')],
    ['a line without a file', journeys.replace(/^7\. .*$/m, '7. Something happens.')],
  ])('a planted fault is found: %s', (_, page) => {
    expect(page).not.toBe(journeys);
    expect(checkJourneys(page, tree)).toHaveLength(1);
  });
});

describe('the map of docs/architecture.md', () => {
  it('matches the folders', () => {
    expect(checkAreaMap(architecture, tree)).toEqual([]);
  });

  it.each([
    ['an area that is gone', architecture.replace('| `meta` |', '| `shop` |')],
    ['a module that is gone', architecture.replace('exp mailbox notices', 'exp mailbox')],
    ['a page that is no folder', architecture.replace('level-road |', 'level-road shop |')],
    ['no table', 'An empty page.'],
  ])('a planted difference is found: %s', (_, page) => {
    expect(page).not.toBe(architecture);
    expect(checkAreaMap(page, tree).length).toBeGreaterThan(0);
  });

  it('a new folder missing in the table is found', () => {
    const grown = new Set([...tree, ...toTree(['apps/api/src/modules/site/shop/routes.ts'])]);
    expect(checkAreaMap(architecture, grown)).toEqual([
      'apps/api/src/modules/site/shop is a folder and is not in the table',
    ]);
  });

  it('has at most 1,500 words', () => {
    expect(architecture.split(/\s+/).length).toBeLessThanOrEqual(1500);
  });
});
