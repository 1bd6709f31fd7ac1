import type { PublicGameConfig } from '@deckframe/domain/game-config';
import type { CatalogueEngine } from '../engine/catalogue-engine.ts';
import type { CatalogueMessage } from '../engine/catalogue-error.ts';
import type { CatalogueStatus } from '../engine/catalogue-status.ts';

/** The engine's methods that can be called in the worker. */
export const ENGINE_METHODS = [
  'open',
  'search',
  'countOptions',
  'listCards',
  'findCards',
  'findPrintings',
  'layCollection',
  'countSeries',
  'listFacts',
  'findSubstitutes',
  'listBuilds',
  'refresh',
  'cleanUp',
  'prepare',
] as const satisfies readonly (keyof CatalogueEngine)[];

export type EngineMethod = (typeof ENGINE_METHODS)[number];

export type ToWorker =
  | { readonly type: 'start'; readonly config: PublicGameConfig; readonly firstGeneration: number }
  | {
      readonly type: 'call';
      readonly id: number;
      readonly method: EngineMethod;
      readonly args: readonly unknown[];
    };

export type FromWorker =
  | { readonly type: 'status'; readonly view: string; readonly status: CatalogueStatus }
  /** A search has started; its time limit starts now. */
  | { readonly type: 'running'; readonly id: number }
  | { readonly type: 'answer'; readonly id: number; readonly value: unknown }
  | {
      readonly type: 'fault';
      readonly id: number;
      readonly message: string;
      readonly text: CatalogueMessage | null;
    };
