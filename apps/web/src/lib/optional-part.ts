import { lazy, type ComponentType } from 'react';
import { loadChunk } from './lazy-page.ts';
import { reportError } from './report-error.ts';

/** The browser's connection, for retries of a part that failed to load. */
export type Connection = Pick<Window, 'addEventListener'> & { navigator: { onLine: boolean } };

/** Lazy part whose failure does not break the page; retried when online. */
export function optionalPart<Props>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  whatIsMissing: string,
) {
  return lazy<ComponentType<Props>>(async () => {
    try {
      return { default: await loadWhenOnline(() => loadChunk(name, load)) };
    } catch (error) {
      reportError(whatIsMissing, error);
      return { default: () => null };
    }
  });
}

export async function loadWhenOnline<T>(
  load: () => Promise<T>,
  connection: Connection | undefined = globalThis.window,
): Promise<T> {
  try {
    return await load();
  } catch (error) {
    // The server has no connection state.
    if (!connection || connection.navigator.onLine) throw error;
    await new Promise<void>((resolve) => {
      connection.addEventListener('online', () => resolve(), { once: true });
    });
    return loadWhenOnline(load, connection);
  }
}
