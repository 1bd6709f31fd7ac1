/** Inserted by the build: the files of this version. */
declare const PRECACHE: { readonly version: string; readonly files: readonly string[] };

export const precache = PRECACHE;

/** TypeScript does not know that this global object is a service worker's. */
export const scope = self as unknown as ServiceWorkerGlobalScope;
