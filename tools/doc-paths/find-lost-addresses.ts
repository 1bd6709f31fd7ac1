/** Routes as in `GET /api/games/:game`, and paths of pages as in `/profile/{userId}`. */
export type Addresses = { routes: readonly string[]; pages: readonly string[] };

/** Addresses of the server that are not endpoints of the contract. */
const OTHER_ROUTES = [
  'GET /api/docs',
  'GET /api/games/:game/catalogue/files/:hash',
  'GET /api/openapi.json',
  'GET /api/unsubscribe',
];
/** Files that the server serves below `/v3`. */
const SERVED_FILES = /^\/[^/]+\/config\//;

/** Returns each address between backticks, of the API or below `/v3`, that does not exist. */
export function findLostAddresses(page: string, { routes, pages }: Addresses): string[] {
  const named = [...page.matchAll(/`((?:(?:GET|POST|PUT|PATCH|DELETE) )?[/…][^`\s]*)`/g)];
  const known = [...routes, ...OTHER_ROUTES].map((route) => toPattern(route));
  const shown = pages.map((path) => toPattern(path.replace(/\/$/, '')));
  const lost = named.filter(([, address = '']) => {
    const [method, path] = address.includes(' ') ? address.split(' ') : [undefined, address];
    if (path === undefined) return false;
    if (path.startsWith('/v3/')) {
      const place = path.slice('/v3'.length);
      const rest = toPattern(place.replace(/^\/[^/]+/, '').replace(/\/$/, ''));
      return !place.startsWith('/…') && !SERVED_FILES.test(place) && !shown.includes(rest);
    }
    if (!path.startsWith('/api/') && method === undefined) return false;
    const wanted = toPattern(path);
    return !known.some((route) => {
      const [knownMethod, knownPath = ''] = route.split(' ');
      return (method === undefined || method === knownMethod) && isPart(wanted, knownPath);
    });
  });
  return [...new Set(lost.map(([, address = '']) => address))];
}

/** Parameters get one spelling. */
function toPattern(address: string): string {
  return address.replaceAll(/:\w+|\{\w+\}/g, '{}');
}

/** `…/end` is an end, and `/start/` or `/start*` a start. */
function isPart(wanted: string, path: string): boolean {
  if (wanted.startsWith('…')) return path.endsWith(wanted.slice(1));
  if (/[*/]$/.test(wanted)) return path.startsWith(wanted.slice(0, -1));
  return path === wanted || path.startsWith(`${wanted}/`);
}
