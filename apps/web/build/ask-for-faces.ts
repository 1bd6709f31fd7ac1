import type { ProxyOptions } from 'vite';

/** Tells `npm run dev` which pictures a page has missed, so that they are drawn before the others. */
export function askForFaces(facesUrl: string | undefined): NonNullable<ProxyOptions['configure']> {
  return (proxy) => {
    if (facesUrl === undefined) return;
    proxy.on('proxyRes', (answer, request) => {
      if (answer.statusCode !== 404) return;
      // Nobody hears it once all are drawn.
      void fetch(new URL(request.url ?? '/', facesUrl), { method: 'POST' }).catch(() => {});
    });
  };
}
