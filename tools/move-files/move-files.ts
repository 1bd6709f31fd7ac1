import { posix } from 'node:path';

/** Old path → new path from the repository root. A file's entry has priority over its folder's. */
export type MoveMap = Readonly<Record<string, string>>;

export type Tree = {
  /** All files before the move. */
  files: ReadonlySet<string>;
  moves: MoveMap;
};

/**
 * Folders that texts may omit at the start of a path, as in `modules/site/pages/mail/service.ts`.
 */
const BASES = [
  'apps/api/',
  'apps/api/src/',
  'apps/web/',
  'apps/web/src/',
  'apps/web/build/',
  'packages/',
  'e2e/',
];
const SOURCE = /\.(tsx?|mjs|css|html)$/;

/** Returns the new path of a file or folder; unchanged if it does not move. */
export function newPathOf(path: string, moves: MoveMap): string {
  for (let folder = path; folder !== '.'; folder = posix.dirname(folder)) {
    const target = Object.hasOwn(moves, folder) ? moves[folder] : undefined;
    if (target !== undefined) return target + path.slice(folder.length);
  }
  return path;
}

/** Lists the moved files. Throws if two files would get the same path. */
export function listMoves({ files, moves }: Tree): [from: string, to: string][] {
  for (const path of Object.keys(moves)) {
    if (![...files].some((file) => file === path || file.startsWith(`${path}/`))) {
      throw new Error(`${path} is not in the repository`);
    }
  }
  const taken = new Map<string, string>();
  for (const file of files) {
    const to = newPathOf(file, moves);
    const other = taken.get(to);
    if (other !== undefined) throw new Error(`${file} and ${other} would both become ${to}`);
    taken.set(to, file);
  }
  return [...taken].filter(([to, from]) => to !== from).map(([to, from]) => [from, to]);
}

/** Returns the updated text of the file at `path` (its old path). */
export function rewriteText(path: string, text: string, tree: Tree): string {
  const imported = SOURCE.test(path) ? rewriteImports(path, text, tree) : text;
  return rewriteMentions(imported, tree, SOURCE.test(path));
}

/** Updates relative paths in quotes, subpath imports, and segments after `import.meta.dirname`. */
function rewriteImports(path: string, text: string, tree: Tree): string {
  const from = posix.dirname(path);
  const to = posix.dirname(newPathOf(path, tree.moves));
  const relative = (specifier: string): string => {
    const target = resolveRelative(from, specifier, tree.files);
    if (target === undefined) return specifier;
    const moved = relativeTo(to, newPathOf(target, tree.moves));
    if (specifier.endsWith('/')) return `${moved}/`;
    if (target === posix.join(from, specifier)) return moved;
    return moved + specifier.slice(specifier.search(/[^./][^/]*\*/));
  };
  const sources = /^(apps\/[^/]+\/src)\//.exec(path)?.[1];
  return text
    .replaceAll(
      /(import\.meta\.dirname)((?:,\s*'[^'/]+')+)/g,
      (_, start: string, rest: string) => start + rewriteSegments(from, to, rest, tree),
    )
    .replaceAll(
      /(['"`])(\.\.?\/[^'"`\n\s$?]*)(\??[^'"`\n\s$?]*)\1/g,
      (_, quote: string, specifier: string, query: string) =>
        quote + relative(specifier) + query + quote,
    )
    .replaceAll(/(['"])#([^'"\s]+)\1/g, (found, quote: string, target: string) => {
      const moved = sources && newPathOf(`${sources}/${target}`, tree.moves);
      return moved ? `${quote}#${moved.slice(`${sources}/`.length)}${quote}` : found;
    });
}

/** Resolves to a file, or to a folder before `*`. Undefined if it is neither. */
function resolveRelative(
  from: string,
  specifier: string,
  files: ReadonlySet<string>,
): string | undefined {
  const target = posix.join(from, specifier);
  if (files.has(target)) return target;
  if (!/^\.\.\/(?:\.\.\/)*(?:games|node_modules|public|packages|apps)/.test(specifier)) {
    return undefined;
  }
  return target;
}

function rewriteSegments(from: string, to: string, list: string, tree: Tree): string {
  const segments = [...list.matchAll(/'([^']+)'/g)].map(([, segment]) => segment ?? '');
  const target = newPathOf(posix.join(from, ...segments), tree.moves);
  if (from === to && target === posix.join(from, ...segments)) return list;
  const moved = posix.relative(to, target).split('/');
  return moved.map((segment) => `, '${segment}'`).join('');
}

function relativeTo(folder: string, target: string): string {
  const path = posix.relative(folder, target);
  return path.startsWith('.') ? path : `./${path}`;
}

/** Updates paths in any text: from the root, from an omitted folder, or by package name. */
function rewriteMentions(text: string, { moves }: Tree, isSource: boolean): string {
  return text
    .replaceAll(/@deckframe\/(api|web)(\/src\/[\w./-]*[\w-])/g, (_, app: string, rest: string) =>
      newPathOf(`apps/${app}${rest}`, moves).replace('apps/', '@deckframe/'),
    )
    .replaceAll(/@deckframe\/([\w-]+)\/([\w./-]*[\w-])/g, (found, name: string, rest: string) => {
      const start = `packages/${name}/src/`;
      const moved = newPathOf(`${start}${rest}.ts`, moves);
      return moved === `${start}${rest}.ts`
        ? found
        : `@deckframe/${name}/${moved.slice(start.length, -'.ts'.length)}`;
    })
    .replaceAll(
      /(?<![\w@#/.-])((?:\.\.\/)*)((?:[\w.-]+\/)+[\w.-]*[\w-])/g,
      (found, up: string, path: string) => {
        // In source files these are imports, which are already updated.
        if (isSource && up !== '') return found;
        const moved = newPathOf(path, moves);
        if (moved !== path) return up + moved;
        const full = path.replace(/^((?:apps|packages)\/[\w-]+)\/(?!src\/)/, '$1/src/');
        if (newPathOf(full, moves) !== full) return up + newPathOf(full, moves);
        for (const base of BASES) {
          const from = newPathOf(base + path, moves);
          if (from !== base + path && from.startsWith(base)) return up + from.slice(base.length);
        }
        return found;
      },
    );
}
