import type { Rolldown } from 'vite';

type Graph = { getModuleInfo: (id: string) => Rolldown.ModuleInfo | null };

const HOME = /\/src\/pages\/site\/home\/home-page\.tsx$/;
/** What comes to the home right after it; else it would draw in the parts of the pages it shares with. */
const HOME_PANELS =
  /\/src\/(?:pages\/site\/home\/later\/home-panels|features\/cards\/card-of-the-day\/later\/daily-card)\.tsx$/;
/** The shell opens these by itself, whatever the page. */
const SHELL_WINDOWS =
  /\/src\/(?:ui\/toast\/toast-host|app\/layout\/(?:beta-notice|late-parts)|app\/navigation\/menu-icons)\.tsx?$/;
const PAGE = /\/src\/pages\/[a-z]+\/([^/]+)\/[^?]*-page\.tsx$/;
/** The page of the kit shows everything and is for developers: it decides nothing. */
const KIT = 'kit';
/** Pages that people open one after the other share their parts; by default a folder of pages does. */
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
/** What more families than this need is for all. */
const MANY = 2;

/** Bytes below which a shared part of a package is not worth a request of its own. */
const SMALL = 3000;

/**
 * Left alone, the bundler makes a file of each small module that two pages share, and a page becomes
 * a crowd of requests. So parts travel together by who needs them, as the bundler's own graph says:
 * all that the entry imports, what the home page adds, and the rest by the pages that import it.
 * Inside packages, lists of all their parts blur the graph; there the bundler's count of what is
 * left after shaking decides.
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

/** The module and everything that imports it, step by step. */
function climb(id: string, graph: Graph): string[] {
  const seen = new Set([id]);
  for (const one of seen) {
    graph.getModuleInfo(one)?.importers.forEach((above) => seen.add(above));
  }
  return [...seen];
}

/** Windows and menus are opened later, so what they rest on must not come with plain parts. */
function restsOnBaseUi(id: string, graph: Graph): boolean {
  const seen = new Set([id]);
  for (const one of seen) {
    if (one.includes('/node_modules/@base-ui/')) return true;
    graph.getModuleInfo(one)?.importedIds.forEach((below) => seen.add(below));
  }
  return false;
}

/** Icons stand with the parts that show them. */
function isForeign(id: string): boolean {
  return id.includes('/node_modules/') && !id.includes('/lucide-react/');
}
