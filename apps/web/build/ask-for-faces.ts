import type { ProxyOptions } from 'vite';

/** Requests missing pictures from `npm run dev`, so that they are drawn first. */
export function askForFaces(facesUrl: string | undefined): NonNullable<ProxyOptions['configure']> {
  return (proxy) => {
    if (facesUrl === undefined) return;
    proxy.on('proxyRes', (answer, request) => {
      if (answer.statusCode !== 404) return;
      // A failure is harmless: all pictures may be drawn.
      void fetch(new URL(request.url ?? '/', facesUrl), { method: 'POST' }).catch(() => {});
    });
  };
}
