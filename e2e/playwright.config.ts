import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, CHROMIUM_PATH } from './chromium.ts';
import { VIEWPORTS } from './viewports.ts';

export default defineConfig({
  testDir: 'specs',
  outputDir: '../test-results',
  globalSetup: './stack/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    viewport: VIEWPORTS.desktop,
    trace: 'retain-on-failure',
    launchOptions: {
      args: CHROMIUM_ARGS,
      ...(CHROMIUM_PATH !== undefined && { executablePath: CHROMIUM_PATH }),
    },
  },
});
