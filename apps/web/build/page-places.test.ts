import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { PAGES } from '@deckframe/domain/site/pages/pages';
import type { Page } from '@deckframe/domain/site/pages/page';
import { pageModule } from '@deckframe/domain/site/pages/page-module';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../../..');
const MOST_PLACES = 5;

/** Places that may name a page besides its record and folder. */
const FRAME_PLACES = [
  // Menu order and bottom navigation.
  'apps/web/src/app/navigation/navigation-model.ts',
  'apps/web/src/app/navigation/bottom-nav-model.ts',
  // The console's navigation and help.
  'apps/web/src/features/staff/admin-frame.tsx',
  'apps/web/src/features/staff/help-dialog.tsx',
  // Query key of the audit log.
  'apps/web/src/features/staff/users-api.ts',
  // The footer's links.
  'apps/web/src/app/layout/app-layout.tsx',
  // Links to the subjects of notices, reports and comments.
  'packages/domain/src/community/writing/place-path.ts',
];
/** Ids that are also common words, so their count says nothing. */
const COMMON_WORDS = new Set(
  (
    'account admin build card collection community deck decks home kit login profile register ' +
    // Names of limits and operations too.
    'reports settings tournament tournaments trade trades verifyEmail unsubscribe'
  ).split(' '),
);

const FEATURE_LISTS = new Set([
  'apps/web/src/pages/site/console/game/use-feature-words.ts',
  'packages/contract/src/internal/game-config/product-keys.ts',
  'packages/domain/src/game-config.ts',
]);

const sources = new Map(
  globSync(
    [
      'apps/*/src/**/*.{ts,tsx}',
      'apps/web/build/*.ts',
      'apps/web/*.ts',
      'packages/{domain,contract}/src/**/*.ts',
    ],
    { cwd: ROOT },
  )
    .filter(
      (file) => !/\.(?:test|test-support|gen)\.tsx?$|\/pages\/site\/kit\/|\/testing\//.test(file),
    )
    // Feature names are not pages.
    .filter((file) => !FEATURE_LISTS.has(file))
    .map((file) => [file, readFileSync(resolve(ROOT, file), 'utf8')] as const),
);

describe('a page is registered in one place', () => {
  const pages = (PAGES as readonly Page[]).filter(({ id }) => !COMMON_WORDS.has(id));

  it('finds pages of every area', () => {
    expect(pages.length).toBeGreaterThan(20);
    expect(sources.size).toBeGreaterThan(500);
  });

  it.each(pages.map((page) => [page.id, page] as const))('%s', (id, page) => {
    const places = listPlaces(page);
    const records = places.filter((file) => file.startsWith('packages/domain/src/site/pages/'));
    expect(records, `the record of ${id}`).toHaveLength(1);
    const frame = places.filter((file) => !isOfPages(file) && !records.includes(file));
    expect(frame.filter((file) => !FRAME_PLACES.includes(file))).toEqual([]);
    expect(places.length).toBeLessThanOrEqual(MOST_PLACES);
  });
});

/** Returns files outside the page's folder that contain its id. */
function listPlaces(page: Page): string[] {
  const name = new RegExp(`(?<!feature: )['"]${page.id}['"]|[\\s{,]${page.id}\\??:`);
  const ownFolder = `/${pageModule(page).split('/')[0] ?? ''}/`;
  return [...sources]
    .filter(([file, text]) => !(isOfPages(file) && file.includes(ownFolder)) && name.test(text))
    .map(([file]) => file);
}

function isOfPages(file: string): boolean {
  return file.startsWith('apps/web/src/pages/');
}
