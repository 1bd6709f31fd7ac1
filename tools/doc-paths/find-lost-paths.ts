/** Folders from which a page may name a path; `domain/…` stands for `packages/domain/src/…`. */
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

/** Returns the files with all folders above them. */
export function toTree(files: readonly string[]): Tree {
  const tree = new Set<string>();
  for (const file of files) {
    const parts = file.split('/');
    for (let end = parts.length; end > 0; end -= 1) tree.add(parts.slice(0, end).join('/'));
  }
  return tree;
}

/** Returns each path between backticks of the page that names no file or folder. */
export function findLostPaths(page: string, tree: Tree): string[] {
  return listNamedPaths(page).filter((name) => isLost(name, tree));
}

/** Returns what stands between backticks outside code blocks and may be a path, once each. */
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
  // Without a known folder in front it may be a media type, a role, a pair of words.
  const isPath = SOURCE.test(name) || BASES.some((base) => tree.has(base + first));
  if (!isPath) return false;
  const names = [name, name.replace(WITHOUT_SRC, 'packages/$2/src/')];
  return !BASES.some((base) => names.some((one) => matches(base + one, tree)));
}

/** `<name>`, `NNNN` and `*` stand for any part of a name; `{a,b}` for each of them. */
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
