import type { PublicGameConfig } from '@deckframe/domain/game-config';
import type { CatalogueEngine } from '../engine/catalogue-engine.ts';
import { CatalogueError } from '../engine/catalogue-error.ts';
import type { CatalogueStatus } from '../engine/catalogue-status.ts';
import {
  ENGINE_METHODS,
  type EngineMethod,
  type FromWorker,
  type ToWorker,
} from './worker-messages.ts';

export interface LinkEvents {
  readonly onStatus: (view: string, status: CatalogueStatus) => void;
  /** Called when the latest search starts. */
  readonly onRunning: () => void;
}

/** Connection to an engine in a worker or on the page. */
export interface EngineLink {
  readonly engine: CatalogueEngine;
  /** True if the engine can be terminated. */
  readonly canBeStopped: boolean;
  readonly end: () => void;
}

/** The part of a worker that a link needs. */
export interface WorkerPort {
  postMessage: (message: ToWorker) => void;
  addEventListener: (
    type: 'message',
    listener: (event: { readonly data: FromWorker }) => void,
  ) => void;
  terminate: () => void;
}

/** The engine was replaced; callers may retry. */
export class EngineReplacedError extends Error {
  override readonly name = 'EngineReplacedError';
}

export function linkWorker(
  port: WorkerPort,
  config: PublicGameConfig,
  firstGeneration: number,
  events: LinkEvents,
): EngineLink {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let lastId = 0;
  port.addEventListener('message', ({ data }) => {
    if (data.type === 'status') return events.onStatus(data.view, data.status);
    if (data.type === 'running') return events.onRunning();
    const call = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.type === 'answer') call?.resolve(data.value);
    else call?.reject(toError(data));
  });
  port.postMessage({ type: 'start', config, firstGeneration });

  const call = (method: EngineMethod, args: readonly unknown[]): Promise<unknown> => {
    const id = (lastId += 1);
    const pending = Promise.withResolvers<unknown>();
    waiting.set(id, pending);
    port.postMessage({ type: 'call', id, method, args });
    return pending.promise;
  };
  const methods = ENGINE_METHODS.map((method) => [
    method,
    (...args: unknown[]) => call(method, args),
  ]);
  return {
    engine: Object.fromEntries(methods) as CatalogueEngine,
    canBeStopped: true,
    end() {
      port.terminate();
      for (const pending of waiting.values()) pending.reject(new EngineReplacedError());
      waiting.clear();
    },
  };
}

/** Runs the engine on the page in chunks. */
export function linkPage(starting: Promise<CatalogueEngine>): EngineLink {
  const methods = ENGINE_METHODS.map((method) => [
    method,
    async (...args: unknown[]) =>
      ((await starting)[method] as (...args: readonly unknown[]) => Promise<unknown>)(...args),
  ]);
  return {
    engine: Object.fromEntries(methods) as CatalogueEngine,
    canBeStopped: false,
    end: () => {},
  };
}

function toError({ message, text }: FromWorker & { type: 'fault' }): Error {
  return text === null ? new Error(message) : new CatalogueError(text.code, text.params);
}
