/**
 * Folders that a page may omit at the start of a path; `domain/…` means `packages/domain/src/…`.
 */
const BASES = [
  '',
  'apps/',
  'apps/api/',
  'apps/api/src/',
  'apps/web/',
  'apps/web/src/',
  'apps/web/src/lib/',
  'packages/',
  'packages/domain/src/',
  'packages/contract/src/',
  'packages/database/src/',
  'packages/database/',
  'apps/api/src/modules/',
  'docs/',
];
/** `domain/card.ts`, as imports write it. */
const WITHOUT_SRC = /^(packages\/)?(domain|contract|database|card-world|card-faces)\//;

const SOURCE = /\.(?:[cm]?[jt]sx?|sql|css|po|html|lua)$/;
const NO_PATH = /[\s=()$:;"'%\\|?&^@[\]]|^[/\-~]|^\.\.?\/|…|\.{3}|^\.(?!ci\/|github\/)/;

/** Every file and folder of the repository. */
export type Tree = ReadonlySet<string>;

/** Returns the files and all their parent folders. */
export function toTree(files: readonly string[]): Tree {
  const tree = new Set<string>();
  for (const file of files) {
    const parts = file.split('/');
    for (let end = parts.length; end > 0; end -= 1) tree.add(parts.slice(0, end).join('/'));
  }
  return tree;
}

/** Returns paths in backticks that do not exist. */
export function findLostPaths(page: string, tree: Tree): string[] {
  return listNamedPaths(page).filter((name) => isLost(name, tree));
}

/** Returns possible paths between backticks outside code blocks, without duplicates. */
export function listNamedPaths(page: string): string[] {
  const prose = page.replaceAll(/^```[\s\S]*?^```/gm, '');
  const names = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) =>
    name
      .replace(/[/#]+$/, '')
      .replace(/#.*$/, '')
      .replace(/^…\//, '**/'),
  );
  return [...new Set(names)].filter(
    (name) => !NO_PATH.test(name) && (name.includes('/') || SOURCE.test(name)),
  );
}

function isLost(name: string, tree: Tree): boolean {
  if (!name.includes('/')) return !matches(`**/${name}`, tree) && !matches(name, tree);
  const first = name.split('/')[0] ?? '';
  // Without a known folder at the start, it may be a media type, a role or two words.
  const isPath = SOURCE.test(name) || BASES.some((base) => tree.has(base + first));
  if (!isPath) return false;
  const names = [name, name.replace(WITHOUT_SRC, 'packages/$2/src/')];
  return !BASES.some((base) => names.some((one) => matches(base + one, tree)));
}

/** `<name>`, `NNNN` and `*` match any part of a name; `{a,b}` matches each of them. */
function matches(pattern: string, tree: Tree): boolean {
  return expand(pattern).every((one) => {
    if (!/[*<]|NNNN/.test(one)) return tree.has(one) || tree.has(`${one}.ts`);
    const source = one
      .replaceAll('.', String.raw`\.`)
      .replaceAll(/\*\*\/?|\*|<[^>]*>|NNNN/g, (any) => (any.startsWith('**') ? '.*' : '[^/]*'));
    const wanted = new RegExp(`^${source}$`);
    return [...tree].some((path) => wanted.test(path));
  });
}

function expand(pattern: string): string[] {
  const [, before = '', choices = '', after = ''] = /^(.*?)\{([^}]*)\}(.*)$/.exec(pattern) ?? [];
  if (choices === '') return [pattern];
  return choices.split(',').flatMap((choice) => expand(`${before}${choice}${after}`));
}
