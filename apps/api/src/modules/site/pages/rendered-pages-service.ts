import { fillPath, type PageMatch } from '@deckframe/domain/site/pages/page-path';
import type { PageId } from '@deckframe/domain/site/pages/pages';
import type { GameConfig } from '@deckframe/domain/game-config';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { AppError } from '../../../lib/app-error.ts';
import { runAsRenderRead } from '../../../lib/render-reads.ts';
import { createWorkGate } from '../../../lib/work-gate.ts';
import { toPublicConfig } from '../games/service.ts';
import {
  createRenderPool,
  RenderError,
  type RenderedDocument,
  type RenderFault,
} from './render-pool.ts';
import type { WrittenPage } from './service.ts';

export type { RenderedDocument } from './render-pool.ts';

/** Pages that the server renders, with the query parameters that change their content. */
const RENDERED_PAGES: Partial<Record<PageId, readonly string[]>> = {
  card: [],
  deck: [],
  tournament: [],
};

const LIFETIME_MS = 15_000;
const MAX_CACHED_PAGES = 1000;
const MAX_CACHED_BYTES = 32 * 1024 * 1024;
/** Reads of all pages at once, so that pages never use all connections of the database. */
const READS_AT_ONCE = 4;
const MAX_WAITING_READS = 200;
/** Answers that a page must not show as its content. */
const LAPSED = new Set([408, 423, 429]);

export type RenderedPages = {
  /** Undefined if the browser must render the page. */
  find(page: WrittenPage, query: string | undefined): Promise<RenderedDocument | undefined>;
};

type Rendering = {
  page: RenderedDocument | undefined;
  outcome: 'refused' | 'rendered' | RenderFault;
};

/** A page that throws would throw for the next reader too. */
const CACHEABLE = new Set<Rendering['outcome']>(['failed', 'refused', 'rendered']);

/** Renders pages as visitors see them, and caches each for all its readers. */
export function createRenderedPages(app: App, services: AppServices): RenderedPages {
  const { clock, env, games, locks, logger, metrics } = services;
  if (env.WEB_DIST === undefined || env.RENDER_THREADS === 0) {
    return { find: async () => undefined };
  }
  const gate = createWorkGate(READS_AT_ONCE, MAX_WAITING_READS);
  const pool = createRenderPool({
    webDist: env.WEB_DIST,
    threads: env.RENDER_THREADS,
    report: (message, error) => logger.error({ err: error }, message),
    read: (address) => gate.run(() => readAsVisitor(app, address)),
  });
  app.addHook('onClose', () => pool.close());

  const cache = createPageCache(() => clock.now());
  const running = new Map<string, Promise<Rendering>>();
  const count = (outcome: Rendering['outcome'] | 'cached'): void =>
    metrics.pageRenders.inc({ outcome });

  const render = async (
    { html, locale }: WrittenPage,
    config: GameConfig,
    path: string,
  ): Promise<Rendering> => {
    const end = metrics.pageRenderSeconds.startTimer();
    try {
      const state = await locks.get(config.gameid);
      const page = await pool.render({
        document: html,
        config: toPublicConfig(config, state),
        origin: env.PUBLIC_URL,
        path,
        locale,
        at: clock.now(),
      });
      return page === null
        ? { page: undefined, outcome: 'refused' }
        : { page, outcome: 'rendered' };
    } catch (error) {
      if (!(error instanceof RenderError)) throw error;
      logger.warn({ err: error, fault: error.fault }, 'a page was not rendered');
      return { page: undefined, outcome: error.fault };
    } finally {
      end();
    }
  };

  return {
    async find(written, query) {
      const { match, config, locale } = written;
      const path = match && toPath(match, query);
      if (path === undefined || config === undefined) return undefined;
      const key = [config.gameid, games.versionOf(config.gameid), locale, path].join(' ');
      const known = cache.find(key);
      if (known !== undefined) {
        count(known.outcome === 'rendered' ? 'cached' : known.outcome);
        return known.page;
      }
      let rendering = running.get(key);
      if (rendering === undefined) {
        rendering = render(written, config, path).finally(() => running.delete(key));
        running.set(key, rendering);
      }
      const made = await rendering;
      count(made.outcome);
      if (CACHEABLE.has(made.outcome)) cache.set(key, made);
      return made.page;
    },
  };
}

function createPageCache(now: () => number) {
  const cached = new Map<string, Rendering & { at: number }>();
  let bytes = 0;
  const forget = (key: string): void => {
    bytes -= sizeOf(cached.get(key)?.page);
    cached.delete(key);
  };
  return {
    find(key: string): Rendering | undefined {
      const found = cached.get(key);
      return found !== undefined && now() - found.at < LIFETIME_MS ? found : undefined;
    },
    set(key: string, rendering: Rendering): void {
      forget(key);
      cached.set(key, { at: now(), ...rendering });
      bytes += sizeOf(rendering.page);
      for (const oldest of cached.keys()) {
        if (bytes <= MAX_CACHED_BYTES && cached.size <= MAX_CACHED_PAGES) return;
        forget(oldest);
      }
    },
  };
}

/** Without unknown parameters, which would fill the cache. Undefined if browsers render the page. */
function toPath({ page, params }: PageMatch, query = ''): string | undefined {
  const known = RENDERED_PAGES[page.id as PageId];
  if (known === undefined) return undefined;
  const given = new URLSearchParams(query);
  const used = known.flatMap((name): [string, string][] => {
    const value = given.get(name);
    return value ? [[name, value]] : [];
  });
  const path = fillPath(page.path, params);
  return used.length === 0 ? path : `${path}?${new URLSearchParams(used).toString()}`;
}

/** Without a cookie, the policies of all routes refuse personal data. */
async function readAsVisitor(app: App, address: string): Promise<{ status: number; text: string }> {
  if (!address.startsWith('/api/')) throw new AppError('NOT_FOUND');
  const response = await runAsRenderRead(async () => app.inject({ method: 'GET', url: address }));
  const status = response.statusCode;
  if (status >= 500 || LAPSED.has(status)) throw new Error(`The read was answered with ${status}.`);
  return { status, text: response.body };
}

function sizeOf(page: RenderedDocument | undefined): number {
  return page === undefined ? 0 : page.plain.length + page.br.length;
}
