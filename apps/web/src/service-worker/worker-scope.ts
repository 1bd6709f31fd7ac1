/** The build writes these in: which files make this version. */
declare const PRECACHE: { readonly version: string; readonly files: readonly string[] };

export const precache = PRECACHE;

/** The global object is a service worker's. */
export const scope = self as unknown as ServiceWorkerGlobalScope;
