import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { REPOSITORY_ROOT } from '../../scripts/services/services.ts';

/** Ways to give a test, hook or expectation its own limit. */
const OWN_LIMITS = [
  /\btimeout(?::| \})/,
  /\b(?:test|info|testInfo)\.(?:slow|setTimeout)\(/,
  /\b(?:testTimeout|hookTimeout|actionTimeout)\b/,
  /\bvi\.setConfig\(/,
  // A number as last argument of a test or hook.
  /^\s*\}, (?:[\d_]+|[\w.]*(?:_MS|[lL]imit|[tT]imeout))\);$/,
  /^\s+(?:[\d_]{5,}|(?:TEST|START)_MS),$/,
];

/** Waits for clocks of the real world, with reasons. */
const EXCEPTIONS: Record<string, string> = {
  'apps/api/src/flows/processes.test.ts': 'servers notice by their own timers that another is gone',
  'apps/api/src/flows/tournament-processes.test.ts': 'PostgreSQL notices a killed process',
  'apps/api/src/flows/worker-faults.test.ts': 'a mail server that hangs is given ten seconds',
  'apps/api/src/lib/standbys.test.ts': 'a standby follows by its own timers',
  'apps/api/src/modules/cards/catalogue/import/import-process.test.ts':
    'a killed import holds its connection until a statement ends',
  'apps/api/src/modules/site/pages/rendered-pages.test.ts': 'a render thread starts beside the API',
  'apps/api/src/modules/tournaments/desk/desk-hints.test.ts': 'processes that start',
  'apps/api/src/worker.test.ts': 'jobs are looked for by the clock of the worker',
  'e2e/specs/rewards/leveling.spec.ts': 'the clock of the page goes in steps of 20 ms',
  'e2e/specs/creators/series-import.spec.ts': 'hundreds of pictures are drawn one after the other',
  'e2e/specs/site/api-reference.spec.ts': 'the page builds 333 endpoints from one document',
  'e2e/specs/site/firefox.spec.ts': 'Firefox starts',
  'e2e/specs/site/offline.spec.ts': 'the service worker gives way when it is idle',
  'e2e/specs/site/rendered-pages.spec.ts': 'a render thread starts beside the API',
  'e2e/specs/site/resilience.spec.ts': 'npm run dev builds a database and every module',
  'e2e/walks/fifty-thousand-cards.spec.ts': '50,000 cards come, on demand only',
  'tools/games/sixth-game.test.ts': 'the worker publishes a whole game before',
};

/** Slow browser tests per file, with the maximum number of each file. */
const SLOW: Record<string, { tests: number; why: string }> = {
  'creators/series-community': { tests: 1, why: 'three members and eleven pages' },
  'creators/series-import': { tests: 1, why: '60 cards and three pictures are drawn and sent' },
  'creators/xss-series': { tests: 1, why: '200 payloads on each page of a series' },
  'decks/deck-builder': { tests: 1, why: 'fifty cards, one key at a time' },
  'decks/deck-lists': { tests: 1, why: '27 decks and every screen that lists them' },
  'rewards/notices': { tests: 1, why: 'four members with a browser each' },
  'site/accessibility': { tests: 2, why: 'axe on several pages at two widths' },
  'site/api-reference': { tests: 1, why: 'the page builds 333 endpoints from one document' },
  'site/firefox': { tests: 1, why: 'another browser starts' },
  'site/header': { tests: 1, why: 'three headers at 21 widths' },
  'site/offline': { tests: 1, why: 'the service worker fetches all files of the app' },
  'site/resilience': { tests: 1, why: 'npm run dev builds a database' },
  'site/themes': { tests: 1, why: 'axe in four themes at two widths' },
  'tournaments/tournament-desk': { tests: 1, why: 'a whole event, axe on seven views' },
  'tournaments/tournaments': { tests: 1, why: 'an event from its draft to its list of players' },
};

const files = execFileSync(
  'git',
  ['ls-files', '*.test.ts', '*.test.tsx', '*.proof.ts', 'e2e/*.ts'],
  {
    cwd: REPOSITORY_ROOT,
    encoding: 'utf8',
  },
)
  .trim()
  .split('\n')
  .filter(
    (file) => /\.(?:test|proof|spec)\.tsx?$/.test(file) && !file.startsWith('tools/testing/'),
  );

const findOwnLimits = (text: string): string[] =>
  text.split('\n').filter((line) => OWN_LIMITS.some((limit) => limit.test(line)));

it('no test raises its own limit: long tests are tagged and other waits are listed', () => {
  const found = files.flatMap((file) => {
    if (EXCEPTIONS[file] !== undefined) return [];
    const lines = findOwnLimits(readFileSync(join(REPOSITORY_ROOT, file), 'utf8'));
    return lines.map((line) => `${file}: ${line.trim()}`);
  });
  expect(found).toEqual([]);
});

it('every listed exception is still needed', () => {
  const over = Object.keys(EXCEPTIONS).filter((file) => {
    if (!files.includes(file)) return true;
    return findOwnLimits(readFileSync(join(REPOSITORY_ROOT, file), 'utf8')).length === 0;
  });
  expect(over).toEqual([]);
});

it('every browser test with the limit of a walk is listed with its reason', () => {
  const specs = files.filter((file) => file.startsWith('e2e/'));
  const found = specs.flatMap((file) => {
    const tests = readFileSync(join(REPOSITORY_ROOT, file), 'utf8').split(/@slow\b/).length - 1;
    return tests === 0 ? [] : [[file.replace(/^e2e\/specs\/|\.spec\.ts$/g, ''), tests]];
  });
  const listed = Object.entries(SLOW).map(([file, { tests }]) => [file, tests]);
  expect(found).toEqual(listed);
});

it('each way of raising a limit is found', () => {
  const planted = [
    "it('waits', { timeout: 90_000 }, async () => {",
    "it('waits', { timeout }, async () => {",
    '}, 90_000);',
    '  }, TEST_MS);',
    '  90_000,',
    '  test.slow();',
    '  test.setTimeout(90_000);',
    '  await expect(page.locator("h1")).toBeVisible({ timeout: 60_000 });',
  ];
  expect(planted.filter((line) => findOwnLimits(line).length === 0)).toEqual([]);
});
