import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';
import type { ImportEdge } from './find-outside-product.ts';

/**
 * Returns a file's imports of our own files, except those of types alone, which run nothing. Faster than `cruiseImports`, which also checks types,
 * because every count of the requirements runs it.
 */
export function readImports(root: string, file: string, source: string): ImportEdge[] {
  const { module } = parseSync(file, source);
  const names = [
    ...module.staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) => (isType ? [] : (moduleRequest?.value ?? []))),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) =>
      source.slice(moduleRequest.start + 1, moduleRequest.end - 1),
    ),
  ];
  return names
    .map((name) => resolveImport(root, file, name))
    .filter((to) => to !== undefined)
    .map((to) => ({ from: file, to }));
}

function resolveImport(root: string, file: string, name: string): string | undefined {
  if (name.startsWith('.')) return join(dirname(file), name);
  const [, app] = /^(apps\/[^/]+)\//.exec(file) ?? [];
  if (name.startsWith('#') && app !== undefined) return `${app}/src/${name.slice(1)}`;
  const [, owner, path] = /^@deckframe\/([^/]+)\/(.+)$/.exec(name) ?? [];
  if (owner === undefined) return undefined;
  return [
    `packages/${owner}/src/${path}.ts`,
    `packages/${owner}/${path}`,
    `apps/${owner}/src/${path}.ts`,
  ]
    .flatMap((path_) => [path_, `${path_}x`])
    .find((path_) => existsSync(join(root, path_)));
}
