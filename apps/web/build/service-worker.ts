import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const SOURCES = {
  'v3/sw.js': 'src/service-worker/service-worker.ts',
  'v3/sw-off.js': 'src/service-worker/switched-off.ts',
} as const;
const SHELL = 'v3/shell.html';
const HEAD_MARK = '<!--head-->';
/** The shell serves every address offline, so its title is general. */
const SHELL_HEAD = '<title>Deckframe</title>';

/** File types to precache, without the kit page. */
const PRECACHED = /\.(?:js|css|woff2)$/;
const NOT_PRECACHED = /\/kit-page-/;
const PUBLIC_FILES = ['favicon.svg'];

/**
 * Writes the service worker, its removing version and the offline shell, below `/v3/` because of
 * the worker's scope.
 */
export function serviceWorker(): Plugin {
  let root = '';
  return {
    name: 'deckframe:service-worker',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root;
    },
    async generateBundle(_options, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset') this.error('the shell needs index.html');
      const shell = String(index.source).replace(HEAD_MARK, SHELL_HEAD);
      const assets = Object.keys(bundle).filter(
        (name) => PRECACHED.test(name) && !NOT_PRECACHED.test(name),
      );
      const files = [...assets.sort(), ...PUBLIC_FILES, SHELL].map((name) => `/${name}`);
      const hash = createHash('sha256').update(shell).update(files.join());
      for (const name of PUBLIC_FILES) hash.update(readFileSync(join(root, 'public', name)));
      const precache = { version: hash.digest('hex').slice(0, 12), files };
      this.emitFile({ type: 'asset', fileName: SHELL, source: shell });
      for (const [fileName, source] of Object.entries(SOURCES)) {
        const code = await bundleWorker(join(root, source), precache);
        this.emitFile({ type: 'asset', fileName, source: code });
      }
    },
  };
}

/** Bundles the worker as one classic script, because not all browsers support module workers. */
async function bundleWorker(entry: string, precache: object): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define: { PRECACHE: JSON.stringify(precache) },
    build: {
      write: false,
      target: 'es2023',
      lib: { entry, formats: ['iife'], name: 'worker', fileName: 'worker' },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (output === undefined || !('output' in output)) throw new Error(`${entry} was not built`);
  return output.output[0].code;
}
