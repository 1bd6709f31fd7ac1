import { posix } from 'node:path';

/** Old path → new path, from the root of the repository; a file's entry wins over its folder's. */
export type MoveMap = Readonly<Record<string, string>>;

export type Tree = {
  /** Every file before the move. */
  files: ReadonlySet<string>;
  moves: MoveMap;
};

/** Folders that texts leave out when they name a file of ours, as in `modules/site/pages/mail/service.ts`. */
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

/** Returns the new path of a file or folder, which is the old one if nothing moves it. */
export function newPathOf(path: string, moves: MoveMap): string {
  for (let folder = path; folder !== '.'; folder = posix.dirname(folder)) {
    const target = Object.hasOwn(moves, folder) ? moves[folder] : undefined;
    if (target !== undefined) return target + path.slice(folder.length);
  }
  return path;
}

/** Lists the files that change their path. Throws if two files would share one. */
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

/** Returns the text of the file at `path` (its old path) as it must read after the moves. */
export function rewriteText(path: string, text: string, tree: Tree): string {
  const imported = SOURCE.test(path) ? rewriteImports(path, text, tree) : text;
  return rewriteMentions(imported, tree, SOURCE.test(path));
}

/** Relative paths in quotes, subpath imports, and segments that follow `import.meta.dirname`. */
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

/** A file, or a folder before a `*`; undefined is a string that names nothing of ours. */
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

/** Paths in any text: from the root, from a folder that texts leave out, or by package name. */
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
        // In a source, this is an import, which is rewritten already.
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
