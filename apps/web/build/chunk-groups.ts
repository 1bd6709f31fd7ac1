import type { Rolldown } from 'vite';

type Graph = { getModuleInfo: (id: string) => Rolldown.ModuleInfo | null };

const HOME = /\/src\/pages\/site\/home\/home-page\.tsx$/;
/**
 * Parts that load right after the home page. Without this exception home would load parts of other
 * pages.
 */
const HOME_PANELS =
  /\/src\/(?:pages\/site\/home\/later\/home-panels|features\/cards\/card-of-the-day\/later\/daily-card)\.tsx$/;
/** Dialogs that the shell opens on any page. */
const SHELL_WINDOWS =
  /\/src\/(?:ui\/toast\/toast-host|app\/layout\/(?:beta-notice|late-parts)|app\/navigation\/menu-icons)\.tsx?$/;
const PAGE = /\/src\/pages\/[a-z]+\/([^/]+)\/[^?]*-page\.tsx$/;
/** The developers' kit page imports everything, so it is ignored here. */
const KIT = 'kit';
/** Pages that are often opened together share chunks; by default the pages of a folder. */
const FAMILIES: Readonly<Record<string, string>> = {
  card: 'cards',
  'card-list': 'cards',
  deck: 'decks',
  'deck-builder': 'decks',
  decks: 'decks',
  decklists: 'decks',
  'my-decks': 'decks',
  'level-road': 'profile',
  'profile-collection': 'profile',
};
/** A part needed by more families than this goes into the common chunk. */
const MANY = 2;

/** Smaller shared parts of packages are not worth a separate request. */
const SMALL = 3000;

/**
 * Groups chunks by the pages that import them. Without groups the bundler makes a file per small
 * shared module, and a page needs dozens of requests. For packages, the bundler's own analysis
 * decides, because their index files blur the graph.
 */
export const CHUNK_GROUPS: Rolldown.CodeSplittingGroup[] = [
  { name: 'vendor', tags: ['$initial'], test: /\/node_modules\//, priority: 2 },
  { name: 'shell', tags: ['$initial'], minShareCount: 2, priority: 1 },
  { name: nameOfPart, minShareCount: 2, debugName: 'parts' },
  {
    name: 'package',
    test: isForeign,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: SMALL,
  },
];

function nameOfPart(id: string, graph: Graph): string | null {
  if (isForeign(id)) return null;
  const above = climb(id, graph);
  if (above.some((one) => HOME.test(one))) return 'home-parts';
  if (above.some((one) => HOME_PANELS.test(one))) return 'home-panels-parts';
  const layer = restsOnBaseUi(id, graph) ? 'windows' : 'parts';
  if (above.some((one) => SHELL_WINDOWS.test(one))) return `shell-${layer}`;
  const pages = above.flatMap((one) => PAGE.exec(one)?.[1] ?? []);
  const families = new Set(
    pages.filter((page) => page !== KIT).map((page) => FAMILIES[page] ?? page),
  );
  if (families.size === 0) return null;
  return families.size > MANY ? `common-${layer}` : [...families, layer].toSorted().join('-');
}

/** Returns a module and all its direct and indirect importers. */
function climb(id: string, graph: Graph): string[] {
  const seen = new Set([id]);
  for (const one of seen) {
    graph.getModuleInfo(one)?.importers.forEach((above) => seen.add(above));
  }
  return [...seen];
}

/** True for parts that need Base UI, which loads later. */
function restsOnBaseUi(id: string, graph: Graph): boolean {
  const seen = new Set([id]);
  for (const one of seen) {
    if (one.includes('/node_modules/@base-ui/')) return true;
    graph.getModuleInfo(one)?.importedIds.forEach((below) => seen.add(below));
  }
  return false;
}

/** Icons go into the chunks of the parts that show them. */
function isForeign(id: string): boolean {
  return id.includes('/node_modules/') && !id.includes('/lucide-react/');
}
