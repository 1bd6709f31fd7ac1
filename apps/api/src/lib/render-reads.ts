import { AsyncLocalStorage } from 'node:async_hooks';

const reads = new AsyncLocalStorage<true>();

/** Marks requests that the API sends to itself for a server-rendered page. */
export const runAsRenderRead = <T>(send: () => Promise<T>): Promise<T> => reads.run(true, send);

/** True within such a request. The page's own request was counted against the rate limit. */
export const isRenderRead = (): boolean => reads.getStore() === true;
