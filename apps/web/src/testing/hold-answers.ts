import { onTestFinished, vi } from 'vitest';

/** Holds answers to a path. The returned function releases them. */
export function holdAnswers(path: string): () => void {
  const { promise: isReleased, resolve } = Promise.withResolvers<void>();
  const send = window.fetch.bind(window);
  const spy = vi.spyOn(window, 'fetch').mockImplementation(async (request, init) => {
    const response = await send(request, init);
    if (new URL(response.url).pathname === path) await isReleased;
    return response;
  });
  onTestFinished(() => spy.mockRestore());
  return resolve;
}
