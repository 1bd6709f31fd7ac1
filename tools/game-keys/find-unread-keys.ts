/** Files that declare, validate or list keys. A mention there is no use. */
const DECLARED = [
  /\.(test|proof|spec|gen|test-support)\.tsx?$/,
  /^packages\/contract\/src\/internal\/game-config/,
  /^packages\/domain\/src\/game-config[^/]*\.ts$/,
  /^packages\/domain\/src\/filter-url\/list-address\.ts$/,
  /^apps\/web\/src\/(lib\/(user-preferences|local-settings|storage-keys)\.ts$|testing\/)/,
  /^apps\/web\/src\/(features\/accounts\/preferences|pages\/site\/(kit|console\/game))\//,
  /^apps\/web\/src\/ui\/toast\//,
];

/** A line of a type that only names a key, such as `| 'cardPower_column'`. */
const PICK = /^\s*\|?\s*'[\w-]+'\s*[,;]?$/gm;
const COMMENT = /(^\s*\/?\*|\/\/).*$/gm;

/**
 * Returns keys that no product source uses outside of their declaration. Such a setting has no
 * effect.
 */
export function findUnreadKeys(
  keys: readonly string[],
  sources: ReadonlyMap<string, string>,
): string[] {
  const words = new Set<string>();
  for (const [file, source] of sources) {
    if (DECLARED.some((place) => place.test(file))) continue;
    const code = source.replaceAll(PICK, '').replaceAll(COMMENT, '');
    for (const [word] of code.matchAll(/[\w]+(?:-[\w]+)*/g)) words.add(word);
  }
  return keys.filter((key) => !words.has(key));
}

/** Returns the member names of an interface or object literal in a file. */
export function listMembers(source: string, declaration: string): string[] {
  const start = source.indexOf(declaration);
  if (start < 0) throw new Error(`${declaration} is not declared`);
  const body = source.slice(start, source.indexOf('\n}', start));
  return [...body.matchAll(/^ {2}(?:readonly )?'?([\w-]+)'?\??:/gm)].map(([, name = '']) => name);
}
