import type { Tree } from './find-lost-paths.ts';

/** The table columns after `area` and `about`, and the folder that each one lists. */
const COLUMNS = [
  'apps/api/src/modules',
  'apps/web/src/features',
  'apps/web/src/pages',
  'packages/domain/src',
];
/** Packages with one folder per area, whose files are not in the table. */
const UNLISTED = ['packages/contract/src', 'e2e/specs'];

/** Folders of a package that no area owns. */
const SHARED: Record<string, readonly string[]> = {
  'packages/domain/src': ['filter', 'filter-url', 'query'],
  'packages/contract/src': ['internal'],
};
/** Areas without a folder in a package. */
const WITHOUT = new Set(['packages/domain/src/staff']);

const [BEGIN, END] = ['<!-- areas -->', '<!-- /areas -->'];

/** Compares the page's area table with the folders, and returns one sentence per difference. */
export function checkAreaMap(page: string, tree: Tree): string[] {
  const rows = readRows(page);
  if (rows.length === 0) return [`the page has no table between ${BEGIN} and ${END}`];
  const areas = rows.map(([area = '']) => area);
  return [
    ...[...COLUMNS, ...UNLISTED].flatMap((folder) => {
      const wanted = areas.filter((area) => !WITHOUT.has(`${folder}/${area}`));
      const found = listFolders(folder, tree).filter((name) => !SHARED[folder]?.includes(name));
      return compare(folder, wanted, found);
    }),
    ...rows.flatMap(([area = '', , ...cells]) =>
      COLUMNS.flatMap((folder, index) =>
        compare(
          `${folder}/${area}`,
          (cells[index] ?? '').split(' ').filter((name) => name !== '' && name !== '–'),
          listFolders(`${folder}/${area}`, tree),
        ),
      ),
    ),
  ];
}

function readRows(page: string): string[][] {
  const table = page.split(BEGIN)[1]?.split(END)[0] ?? '';
  return table
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('`', '')),
    );
}

function listFolders(folder: string, tree: Tree): string[] {
  const depth = folder.split('/').length + 1;
  const folders = [...tree]
    .filter((path) => path.startsWith(`${folder}/`) && path.split('/').length > depth)
    .map((path) => path.split('/')[depth - 1] ?? '');
  return [...new Set(folders)];
}

function compare(folder: string, wanted: readonly string[], found: readonly string[]): string[] {
  return [
    ...wanted
      .filter((name) => !found.includes(name))
      .map((name) => `${folder}/${name} is in the table and is no folder`),
    ...found
      .filter((name) => !wanted.includes(name))
      .map((name) => `${folder}/${name} is a folder and is not in the table`),
  ];
}
