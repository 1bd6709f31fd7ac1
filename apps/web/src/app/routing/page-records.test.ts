import { PAGES } from '@deckframe/domain/site/pages/pages';
import { TEXT_AREAS, type Page } from '@deckframe/domain/site/pages/page';
import { COMING_SOON_MODULE, pageModule } from '@deckframe/domain/site/pages/page-module';
import { describe, expect, it } from 'vitest';
import { componentName, loadPageModule } from './load-page-module.ts';

const pages: readonly Page[] = PAGES;
const built = pages.filter(({ planned }) => !planned);
const files = import.meta.glob<string>('../../pages/*/*/*-page.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** Sources by module name, without the area. */
const sources = Object.fromEntries(
  Object.entries(files).map(([path, text]) => [
    path.split('/').slice(-2).join('/').replace('-page.tsx', ''),
    text,
  ]),
);
const catalogues = import.meta.glob('../../locales/*/*.po');

describe('the records of pages', () => {
  it.each(built.map((page) => [page.id, pageModule(page)] as const))(
    '%s has its component in pages/%s-page.tsx',
    (_, module) => {
      expect(sources[module]).toMatch(
        new RegExp(`^export function ${componentName(module)}\\(`, 'm'),
      );
    },
  );

  it('planned pages have no file, and every file has its record', () => {
    const planned = pages.filter((page) => page.planned).map(pageModule);
    expect(planned.filter((file) => file in sources)).toEqual([]);
    const known = [...built.map(pageModule), COMING_SOON_MODULE];
    expect(Object.keys(sources).filter((file) => !known.includes(file))).toEqual([]);
  });

  it('every text area has its catalogues, and every catalogue its area', () => {
    const expected = [...TEXT_AREAS, 'answers', 'descriptions'].flatMap((area) =>
      ['en', 'de'].map((locale) => `../../locales/${area}/${locale}.po`),
    );
    expect(Object.keys(catalogues).toSorted()).toEqual(expected.toSorted());
  });

  it('pages of one folder have their texts in one catalogue', () => {
    const areas = new Map<string, Set<string | undefined>>();
    for (const page of built) {
      const folder = pageModule(page).split('/')[0] ?? '';
      areas.set(folder, (areas.get(folder) ?? new Set()).add(page.texts?.[0]));
    }
    expect([...areas].filter(([, found]) => found.size > 1)).toEqual([]);
  });

  it('a record without its file is reported by name', async () => {
    await expect(loadPageModule(pageModule({ id: 'treasureMap' }))).rejects.toThrow(
      'There is no TreasureMapPage in pages/treasure-map/treasure-map.',
    );
  });
});
