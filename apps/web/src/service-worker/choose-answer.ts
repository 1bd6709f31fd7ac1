/** The strategy for a request: cache, network, or one before the other. */
export type Answerer = 'shell' | 'config' | 'asset' | 'picture' | 'network';

export interface AskedRequest {
  readonly method: string;
  readonly url: URL;
  readonly isNavigation: boolean;
}

const CONFIG_PATH = /^\/v3\/[^/]+\/config\/game-config\.json$/;
const PAGE_PATH = /^\/v3\/[^/]+(?:\/|$)/;
const PICTURE_PATH = /^\/media\/[^/]+\/cards\//;

/** All other requests, especially to the API, go to the network. */
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

/** Returns the config path of a page: `/v3/gundam/cards/X` → `/v3/gundam/config/…`. */
export function configPathOf(pathname: string): string {
  const [, , game = ''] = pathname.split('/');
  return `/v3/${game}/config/game-config.json`;
}

/** Card numbers may contain dots, so only known file extensions count. */
function isFile(pathname: string): boolean {
  return /\.(?:js|json|html|webmanifest)$/.test(pathname);
}
