import {
  CLEAN_UP_EVERY_MS,
  CLEAN_UP_FIRST_MS,
} from '@deckframe/domain/cards/catalogue/cache-limits';
import type { PublicGameConfig } from '@deckframe/domain/game-config';
import { reportError } from '#lib/report-error.ts';
import {
  createCatalogueEngine,
  type CatalogueEngine,
  type EngineOptions,
} from '../engine/catalogue-engine.ts';
import { createBrowserDeps } from './browser-deps.ts';

/** The engine in its real surroundings: it hears other tabs and cleans up. */
export async function startEngine(
  config: PublicGameConfig,
  options: EngineOptions,
): Promise<CatalogueEngine> {
  let engine: CatalogueEngine | undefined;
  const report = (error: unknown): void => reportError('The catalogue is not up to date', error);
  const deps = await createBrowserDeps(config.gameid, ({ version }) => {
    engine?.refresh(version).catch(report);
  });
  engine = createCatalogueEngine(deps, config, options);
  const { cleanUp } = engine;
  scheduleCleanUp(() => void cleanUp().catch(report), {
    after: (action, milliseconds) => setTimeout(action, milliseconds),
    every: (action, milliseconds) => setInterval(action, milliseconds),
  });
  return engine;
}

export interface CleanUpTimers {
  readonly after: (action: () => void, milliseconds: number) => unknown;
  readonly every: (action: () => void, milliseconds: number) => unknown;
}

/** First a little after the start, when the page has settled, then each hour. */
export function scheduleCleanUp(cleanUp: () => void, timers: CleanUpTimers): void {
  timers.after(() => {
    cleanUp();
    timers.every(cleanUp, CLEAN_UP_EVERY_MS);
  }, CLEAN_UP_FIRST_MS);
}
