import { fileURLToPath } from 'node:url';
import { getConfig } from '@lingui/conf';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig, type BuildOptions } from 'vite';
import { askForFaces } from './build/ask-for-faces.ts';
import { CHUNK_GROUPS } from './build/chunk-groups.ts';
import { directIcons } from './build/direct-icons.ts';
import { cutCorners } from './build/cut-corners.ts';
import { devHead } from './build/dev-head.ts';
import { firstPaint, stylesBehindBoot } from './build/first-paint.ts';
import { layerOrder } from './build/layer-order.ts';
import { pageFiles } from './build/page-files.ts';
import { pageTexts } from './build/page-texts.ts';
import { pageWords } from './build/page-words.ts';
import { plainIcons } from './build/plain-icons.ts';
import { precompress } from './build/precompress.ts';
import { serviceWorker } from './build/service-worker.ts';
import { sizeCheck } from './build/size-check.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const repository = fileURLToPath(new URL('../../', import.meta.url));
const linguiConfig = { cwd: root };
/** Otherwise the macro searches in the folder in which the build was started. */
const macro = { linguiConfig: getConfig(linguiConfig) };
const apiUrl = process.env.API_URL ?? 'http://127.0.0.1:4000';
const toApi = { target: apiUrl, changeOrigin: false };
const toPictures = { ...toApi, configure: askForFaces(process.env.FACES_URL) };

const BROWSER_PLUGINS = [
  devHead(),
  firstPaint(),
  stylesBehindBoot(),
  cutCorners(),
  layerOrder(),
  pageFiles(),
  pageTexts(),
  serviceWorker(),
  sizeCheck(),
  precompress(),
];

/** Loaded before all other scripts. */
const FIRST_FILES = /^assets\/(?:rolldown-runtime|vendor|shell)-.{7,8}\.js$/;

const BROWSER_BUILD: BuildOptions = {
  target: 'es2023',
  outDir: 'dist',
  emptyOutDir: true,
  assetsDir: 'assets',
  assetsInlineLimit: 0,
  sourcemap: false,
  // All supported browsers know modulepreload.
  modulePreload: {
    polyfill: false,
    // Files that the page has already loaded are not listed again for each lazy part.
    resolveDependencies: (_file, needed, { hostType }) =>
      hostType === 'js' ? needed.filter((file) => !FIRST_FILES.test(file)) : needed,
  },
  manifest: true,
  rolldownOptions: {
    // The second starts the app on server-rendered pages.
    input: { index: `${root}index.html`, hydrate: `${root}src/hydrate.tsx` },
    output: {
      codeSplitting: { groups: CHUNK_GROUPS, includeDependenciesRecursively: false },
      // All names are in the first script, so common chunks get short names. Each letter less of
      // a hash saves about a hundred bytes of a first visit.
      chunkFileNames: ({ name }) => `assets/${firstWord(name)}-[hash:7].js`,
      assetFileNames: ({ names }) => `assets/${firstWord(names[0])}-[hash:6][extname]`,
    },
  },
};

/** Names with a leading dot are never served. */
const SERVER_BUILD: BuildOptions = {
  target: 'node24',
  outDir: 'dist/.server',
  copyPublicDir: false,
};

/** For browsers, and with `--ssr` for the render threads of the API. */
export default defineConfig(({ isSsrBuild = false }) => ({
  root,
  base: '/',
  plugins: [
    react(),
    babel({ presets: [linguiTransformerBabelPreset(macro, linguiConfig)] }),
    lingui({ ...linguiConfig, failOnMissing: true }),
    directIcons(),
    plainIcons(),
    pageWords(),
    ...(isSsrBuild ? [] : BROWSER_PLUGINS),
  ],
  resolve: {
    // The shim for older versions of React; ours has the hook.
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
  },
  build: isSsrBuild ? SERVER_BUILD : BROWSER_BUILD,
  // The image has no packages of the web app. The dev server leaves them to Node, because it cannot
  // run CommonJS itself.
  ...(isSsrBuild && { ssr: { noExternal: true } }),
  server: {
    host: '127.0.0.1',
    // Other pages in the browser can request it, so only files of the app are served.
    fs: {
      allow: [root, `${repository}packages`, `${repository}node_modules`],
      deny: ['.env', '.env.*', '*.{crt,pem,key}', '.npmrc', '**/.git/**', '**/.data/**'],
    },
    // The API redirects `/` to the default game; the app has no default itself.
    proxy: { '/api': toApi, '/media': toPictures, '^/v3/[^/]+/config/': toApi, '^/$': toApi },
  },
}));

function firstWord(name = 'file'): string {
  return /\bparts\b|^package/.test(name) ? 'p' : name.replace(/~.*|\.\w+$/s, '');
}
