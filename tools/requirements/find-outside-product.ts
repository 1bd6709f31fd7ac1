export type ImportEdge = { readonly from: string; readonly to: string };

/** Files that start the product, or that it loads without an import. */
const ENTRIES: readonly RegExp[] = [
  /^apps\/api\/src\/(main|worker|cards|admin|events|invariants)\.ts$/,
  /^apps\/api\/src\/modules\/.*-child\.ts$/,
  /^apps\/web\/src\/(main\.tsx|service-worker\/(service-worker|switched-off)\.ts)$/,
  /^apps\/web\/src\/.*-worker\.ts$/,
  /^apps\/web\/src\/pages\/(?!site\/kit\/).*-page\.tsx$/,
  /^apps\/web\/vite\.config\.ts$/,
  /^(demo|ops)\/[^/]+\/main\.ts$/,
  /^ops\/commands\/[^/]+\.ts$/,
];

const KIT_ADDRESS = /\/dev\/kit\b/;
/** Tests and their helper files, as in `knip.product.config.ts`. */
const IS_TEST =
  /\.(test|proof|spec|test-support)\.tsx?$|\/testing\/|\/(testing|testing-connection|scenes)\.ts$/;

/**
 * Returns the test files that do not reach the product, with reasons. Browser tests reach it by
 * URL, other tests by importing it directly or through helper files.
 */
export function findOutsideProduct(
  tests: ReadonlyMap<string, string>,
  edges: readonly ImportEdge[],
): Map<string, string> {
  const next = Map.groupBy(edges, ({ from }) => from);
  const importsOf = (file: string) => (next.get(file) ?? []).map(({ to }) => to);
  const starts = [...next.keys()].filter((file) => ENTRIES.some((entry) => entry.test(file)));
  const product = walk(starts, (file) => importsOf(file));
  const outside = new Map<string, string>();
  for (const [file, source] of tests) {
    const reason = file.endsWith('.spec.ts')
      ? isKitAlone(source) && 'opens the kit page alone'
      : !reaches(file, importsOf, product) && 'imports no module of the product';
    if (reason !== false) outside.set(file, reason);
  }
  return outside;
}

/** Game configs are read as files, but are part of the product. */
function reaches(
  test: string,
  importsOf: (file: string) => string[],
  product: ReadonlySet<string>,
): boolean {
  const seen = walk([test], (file) => (IS_TEST.test(file) ? importsOf(file) : []));
  return [...seen].some((file) => product.has(file) || /^games\/.*\.json$/.test(file));
}

function walk(starts: readonly string[], next: (file: string) => string[]): Set<string> {
  const seen = new Set(starts);
  for (const file of seen) for (const further of next(file)) seen.add(further);
  return seen;
}

function isKitAlone(source: string): boolean {
  const addresses = source.match(/['"`][^'"`\n]*\/v3\/[^'"`\n]*['"`]/g) ?? [];
  return addresses.length > 0 && addresses.every((address) => KIT_ADDRESS.test(address));
}
