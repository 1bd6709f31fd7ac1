import type { PublicGameConfig } from '@deckframe/domain/game-config';
import { createCatalogueClient, type CatalogueClient } from './worker/catalogue-client.ts';
import { linkPage, linkWorker, type EngineLink, type LinkEvents } from './worker/engine-link.ts';

/** Creates the page's catalogue client; its worker starts on first use. */
export function startCatalogue(config: PublicGameConfig): CatalogueClient {
  const client = createCatalogueClient((...start) => startLink(config, ...start), {
    start: (expired, milliseconds) => setTimeout(expired, milliseconds),
    stop: (handle) => clearTimeout(handle as ReturnType<typeof setTimeout>),
  });
  // Workers do not get online events in every browser.
  for (const change of ['online', 'offline']) window.addEventListener(change, client.refresh);
  return client;
}

function startLink(
  config: PublicGameConfig,
  firstGeneration: number,
  events: LinkEvents,
): EngineLink {
  if (typeof Worker === 'undefined') {
    const yieldToOthers = (): Promise<void> => new Promise((done) => setTimeout(done));
    return linkPage(
      import('./worker/start-engine.ts').then(({ startEngine }) =>
        startEngine(config, { onStatus: events.onStatus, firstGeneration, yieldToOthers }),
      ),
    );
  }
  const worker = new Worker(new URL('./worker/search-worker.ts', import.meta.url), {
    type: 'module',
    name: 'catalogue',
  });
  return linkWorker(worker, config, firstGeneration, events);
}
