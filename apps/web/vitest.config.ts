import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { getConfig } from '@lingui/conf';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { scriptedApi } from './build/scripted-api.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
/** How much slower the machine is than a quiet one (see `vitest.config.ts` of the root). */
const factor = Number(process.env['TEST_FACTOR'] ?? 1);
const linguiConfig = { cwd: root };
/** Otherwise the macro searches in the folder in which the tests were started. */
const macro = { linguiConfig: getConfig(linguiConfig) };
/** Debian's browser if installed, otherwise Playwright's. */
const executablePath = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) =>
  existsSync(path),
);

/** Tests dialogs and forms in a real browser, with a scripted API. */
export default defineConfig({
  root,
  plugins: [
    react(),
    babel({ presets: [linguiTransformerBabelPreset(macro, linguiConfig)] }),
    lingui({ ...linguiConfig, failOnMissing: true }),
    scriptedApi(),
  ],
  // Otherwise found at the first test, which reloads the page.
  optimizeDeps: {
    include: [
      '@base-ui/react/alert-dialog',
      '@base-ui/react/autocomplete',
      '@base-ui/react/dialog',
      '@base-ui/react/drawer',
      '@base-ui/react/menu',
      '@base-ui/react/tabs',
      '@base-ui/react/toast',
      '@lingui/core',
      '@lingui/react',
      '@tanstack/react-query',
      '@tanstack/react-router',
      'axe-core',
      'idb',
      'lucide-react',
      'react',
      'react/jsx-dev-runtime',
      'react/jsx-runtime',
      'react-dom',
      'react-dom/client',
      'uqr',
      'vitest-browser-react',
    ],
  },
  test: {
    name: 'components',
    include: ['src/**/*.test.tsx'],
    setupFiles: ['./src/testing/setup.ts'],
    fileParallelism: false,
    testTimeout: 30_000 * factor,
    // Lazy parts take longer on a machine that compiles them first.
    expect: { poll: { timeout: 10_000 * factor } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          ...(executablePath !== undefined && { executablePath }),
          args: ['--no-sandbox'],
        },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
    },
  },
});
