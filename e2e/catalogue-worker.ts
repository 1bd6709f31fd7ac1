/* oxlint-disable unicorn/require-post-message-target-origin -- workers have no target origin */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { WEB_DIST } from './stack/build-web.ts';

/** The part of a status that specs check. */
export type Status = {
  phase: string;
  progress: number;
  cards: number;
  isOffline: boolean;
  isRefreshing: boolean;
  state: string;
  storage: string;
  generation: number;
  message: { code: string; params: Record<string, string | number> } | null;
};

/** The built catalogue worker in a page, used with the app's messages. */
export type CatalogueWorker = {
  open: (wanted?: 'all' | string[]) => Promise<void>;
  call: <T>(method: string, ...args: unknown[]) => Promise<T>;
  status: () => Promise<Status>;
  /** Every status so far. */
  statuses: () => Promise<Status[]>;
};

declare global {
  interface Window {
    catalogueWorker: {
      statuses: Status[];
      call: (method: string, args: unknown[]) => Promise<unknown>;
    };
  }
}

/** Starts the catalogue's worker in a page, as the card list does. */
export async function startCatalogueWorker(page: Page, game = 'gundam'): Promise<CatalogueWorker> {
  const file = readdirSync(join(WEB_DIST, 'assets')).find((name) =>
    /^search-worker-[^.]+\.js$/.test(name),
  );
  if (file === undefined) throw new Error('the build holds no search worker');
  await page.evaluate(
    async ({ script, config }) => {
      const worker = new Worker(script, { type: 'module' });
      const statuses: Status[] = [];
      const waiting = new Map<number, PromiseWithResolvers<unknown>>();
      worker.addEventListener('message', ({ data }) => {
        if (data.type === 'status') statuses.push(data.status);
        if (data.type === 'answer') waiting.get(data.id)?.resolve(data.value);
        if (data.type === 'fault') {
          waiting.get(data.id)?.reject(new Error(data.text?.code ?? data.message));
        }
      });
      const answer = await fetch(config);
      worker.postMessage({ type: 'start', config: await answer.json(), firstGeneration: 0 });
      let id = 0;
      window.catalogueWorker = {
        statuses,
        call: (method, args) => {
          id += 1;
          const pending = Promise.withResolvers<unknown>();
          waiting.set(id, pending);
          worker.postMessage({ type: 'call', id, method, args });
          return pending.promise;
        },
      };
    },
    { script: `/assets/${file}`, config: `/v3/${game}/config/game-config.json` },
  );
  const call = <T>(method: string, ...args: unknown[]): Promise<T> =>
    page.evaluate(([name, values]) => window.catalogueWorker.call(name, values), [
      method,
      args,
    ] as const) as Promise<T>;
  const statuses = (): Promise<Status[]> => page.evaluate(() => window.catalogueWorker.statuses);
  return {
    call,
    statuses,
    open: (wanted = 'all') => call('open', { wanted, needsAlternates: true }),
    async status() {
      const last = (await statuses()).at(-1);
      if (last === undefined) throw new Error('the worker has said nothing yet');
      return last;
    },
  };
}
