import { fileURLToPath } from 'node:url';
import { getConfig } from '@lingui/conf';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));
const linguiConfig = { cwd: root };
const macro = { linguiConfig: getConfig(linguiConfig) };

/** Tests pages rendered in Node, with answers of a real API. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  plugins: [
    react(),
    babel({ presets: [linguiTransformerBabelPreset(macro, linguiConfig)] }),
    lingui({ ...linguiConfig, failOnMissing: true }),
  ],
  test: {
    name: 'server-pages',
    include: ['e2e/server-pages/*.test.ts'],
    environment: 'node',
    globalSetup: ['./scripts/services/vitest-global-setup.ts'],
    setupFiles: ['./tools/testing/limits.ts'],
  },
});
