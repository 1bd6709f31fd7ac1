import { findEmptyClaims } from './count-coverage.ts';
import { findOutsideProduct, type ImportEdge } from './find-outside-product.ts';
import { findTestTitles } from './find-test-titles.ts';
import { readImports } from './read-imports.ts';

/** Test files that claim a row each and prove nothing about the product. */
export const PLANTED_CLAIMS: readonly {
  readonly why: string;
  readonly file: string;
  readonly source: string;
}[] = [
  {
    why: 'a browser test of the kit page',
    file: 'e2e/specs/site/planted.spec.ts',
    source: `import { test } from '../../test.ts';
      test('PLANT-01 a toast of every kind', ({ page }) => page.goto('/v3/gundam/dev/kit'));`,
  },
  {
    why: 'a component that only the kit page uses',
    file: 'apps/web/src/pages/site/kit/planted.test.tsx',
    source: `import { ToastSection } from './toast-section.tsx';
      it('PLANT-02 a toast of every kind', () => openPart(<ToastSection />));`,
  },
  {
    why: 'code of tests',
    file: 'apps/api/src/testing/planted.test.ts',
    source: `import { createManualClock } from './manual-clock.ts';
      it('PLANT-03 a clock that stands still', () => expect(createManualClock(1).now()).toBe(1));`,
  },
  {
    why: 'a module that nothing imports',
    file: 'packages/domain/src/planted.test.ts',
    source: `import { plant } from './planted.ts';
      it('PLANT-04 a rule that nobody calls', () => expect(plant()).toBe(1));`,
  },
  {
    why: 'types of the product',
    file: 'apps/web/src/planted.test.ts',
    source: `import type { CallApi } from '#lib/api-client.ts';
      it('PLANT-05 an object of the right type', () => {});`,
  },
];

/** Returns the planted claims that the check accepts, with the imports of the real repository. */
export function findAcceptedPlants(root: string, imports: readonly ImportEdge[]): string[] {
  const edges = [
    ...imports,
    ...PLANTED_CLAIMS.flatMap(({ file, source }) => readImports(root, file, source)),
  ];
  const tests = new Map(PLANTED_CLAIMS.map(({ file, source }) => [file, source]));
  const outside = findOutsideProduct(tests, edges);
  return PLANTED_CLAIMS.filter(({ file, source }) => {
    const titles = findTestTitles(file, source).map((title) => ({ file, title }));
    const ids = titles.map(({ title }) => title.slice(0, 'PLANT-00'.length));
    return findEmptyClaims({ ids, superseded: [] }, titles, outside).length === 0;
  }).map(({ why }) => `A planted claim by ${why} is accepted`);
}
