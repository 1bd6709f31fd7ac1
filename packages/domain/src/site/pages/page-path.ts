import { PAGE_REDIRECTS } from './page-redirects.ts';
import type { Page } from './page.ts';
import { PAGES, type PageId } from './pages.ts';

const BASE = '/v3';
const PARAMETER = /\{(\w+)\}/g;

export function gameBasePath(game: string): string {
  return `${BASE}/${encodeURIComponent(game)}`;
}

export function getPage(id: PageId): Page {
  const page = PAGES.find((candidate) => candidate.id === id);
  if (page === undefined) throw new Error(`There is no page "${id}".`);
  return page;
}

export function fillPath(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(PARAMETER, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The address ${path} needs "${name}".`);
    return encodeURIComponent(value);
  });
}

/**
 * Returns the same kind of page in another game. Example: `otherGamePath('/cards/A-1')` is
 * `/cardlist`.
 */
export function otherGamePath(path: string): string {
  const page = findPage(path)?.page;
  return page === undefined || page.planned ? '/' : (page.otherGame ?? path);
}

export interface PageMatch {
  readonly page: Page;
  readonly params: Readonly<Record<string, string>>;
}

/**
 * Finds the page of a path below `/v3/{game}`, by address or alias. Example:
 * `findPage('/deckbuilder/')?.page.id` is `build`.
 */
export function findPage(path: string): PageMatch | undefined {
  for (const page of PAGES as readonly Page[]) {
    for (const pattern of [page.path, ...(page.aliases ?? [])]) {
      const params = matchPath(pattern, path);
      if (params !== undefined) return { page, params };
    }
  }
  return undefined;
}

/**
 * Returns the redirect of a path below `/v3/{game}`. Example: `findRedirect('/events')` is
 * `/cardlist`.
 */
export function findRedirect(path: string): string | undefined {
  for (const { from, to } of PAGE_REDIRECTS) {
    const params = matchPath(from, path);
    if (params !== undefined) return fillPath(to, params);
  }
  return undefined;
}

function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(path);
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    const decoded = name === undefined ? undefined : decodeSegment(value);
    if (name === undefined ? part !== value : decoded === undefined) return undefined;
    if (name !== undefined && decoded !== undefined) params[name] = decoded;
  }
  return params;
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

/** Returns undefined for an invalid URL encoding. */
function decodeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
