/** Who answers a request: what is kept, the network, or one of them first. */
export type Answerer = 'shell' | 'config' | 'asset' | 'picture' | 'network';

export interface AskedRequest {
  readonly method: string;
  readonly url: URL;
  readonly isNavigation: boolean;
}

const CONFIG_PATH = /^\/v3\/[^/]+\/config\/game-config\.json$/;
const PAGE_PATH = /^\/v3\/[^/]+(?:\/|$)/;
const PICTURE_PATH = /^\/media\/[^/]+\/cards\//;

/** Everything that is not listed here, the API above all, goes to the network untouched. */
export function chooseAnswerer(
  { method, url, isNavigation }: AskedRequest,
  origin: string,
  precached: ReadonlySet<string>,
): Answerer {
  const { pathname } = url;
  if (method !== 'GET' || url.origin !== origin) return 'network';
  if (isNavigation) return PAGE_PATH.test(pathname) && !isFile(pathname) ? 'shell' : 'network';
  if (CONFIG_PATH.test(pathname)) return 'config';
  if (PICTURE_PATH.test(pathname)) return 'picture';
  return precached.has(pathname) ? 'asset' : 'network';
}

/** The address of the config that belongs to a page: `/v3/gundam/cards/X` → `/v3/gundam/config/…`. */
export function configPathOf(pathname: string): string {
  const [, , game = ''] = pathname.split('/');
  return `/v3/${game}/config/game-config.json`;
}

/** Card numbers may hold dots, so only our own kinds of files count. */
function isFile(pathname: string): boolean {
  return /\.(?:js|json|html|webmanifest)$/.test(pathname);
}
