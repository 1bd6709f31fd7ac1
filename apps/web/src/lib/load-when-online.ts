/** The browser's connection, for retries of a part that failed to load. */
export type Connection = Pick<Window, 'addEventListener'> & { navigator: { onLine: boolean } };

/** Loads again when the browser is back online, if it failed offline. */
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
