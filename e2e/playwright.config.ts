import { defineConfig } from '@playwright/test';
import { BROWSER_LIMITS, readLimits } from '../scripts/ci/factor/limits.ts';
import { CHROMIUM_ARGS, CHROMIUM_PATH } from './chromium.ts';
import { VIEWPORTS } from './viewports.ts';

const ACCOUNTS = '**/account.spec.ts';

/** Specs that leave data in a window (passkeys, workers, a full disk), so each gets its own. */
const APART = [
  '**/{ads,catalogue-storage,card-list-offline,offline,resilience,second-factor,firefox}.spec.ts',
];

/** Every run plays one walk; `npm run walks` plays all. */
const WITHOUT_WALKS = process.env['WALKS'] === undefined ? [/@walk/] : [];

/** Limits at the start of a worker. `test.ts` sets each test's own. */
const limits = readLimits(BROWSER_LIMITS);

export default defineConfig({
  testDir: '.',
  testMatch: ['specs/**/*.spec.ts', 'walks/**/*.spec.ts'],
  outputDir: '../test-results',
  globalSetup: './stack/global-setup.ts',
  grepInvert: WITHOUT_WALKS,
  fullyParallel: true,
  // One more than the cores, because one always waits for a page.
  workers: 3,
  // In CI a test that passes on retry is listed as flaky. By hand a failure shows immediately.
  retries: process.env['CI'] === undefined ? 0 : 1,
  forbidOnly: process.env['CI'] !== undefined,
  // Includes setup. `test.ts` sets each test's own.
  timeout: limits.walk,
  expect: { timeout: limits.expectation },
  reporter: 'list',
  projects: [
    // All its mails go to one worker, so its tests run one after the other. They start first, to
    // not delay the end.
    { name: 'accounts', testMatch: ACCOUNTS },
    // The longest specs start early. Otherwise one of them would run alone at the end.
    {
      name: 'slow',
      testIgnore: [ACCOUNTS, ...APART],
      grep: /@slow/,
      use: { reuseContext: true },
    },
    { name: 'apart', testMatch: APART },
    // Tests of a worker share a context, which is cleared between tests except for its HTTP cache.
    // A new context compiles every script again, a quarter of the CPU time of a run.
    {
      name: 'site',
      testIgnore: [ACCOUNTS, ...APART],
      grepInvert: [/@slow/, ...WITHOUT_WALKS],
      use: { reuseContext: true },
    },
  ],
  use: {
    browserName: 'chromium',
    viewport: VIEWPORTS.desktop,
    // Shorter than the test's limit, so that a failure names the action and ends earlier.
    actionTimeout: limits.action,
    // Most pictures and colour checks assume dark; `themes.spec.ts` covers the other themes.
    colorScheme: 'dark',
    // Tracing every test costs a third of the run. To debug a failure, use `TRACE=1 npm run
    // test:e2e -- specs/<name>.spec.ts`.
    trace: process.env['TRACE'] === undefined ? 'off' : 'on',
    screenshot: 'only-on-failure',
    // A service worker would answer before the test's mocked network. Specs about it allow it.
    serviceWorkers: 'block',
    // Animations use a quarter of the CPU time, and a colour in transition is neither of its two
    // values. `MOTION=1 npm run test:e2e` enables them.
    ...(process.env['MOTION'] === undefined && { contextOptions: { reducedMotion: 'reduce' } }),
    launchOptions: {
      // Fewer garbage collections: about 5 % less CPU time per page load.
      args: [...CHROMIUM_ARGS, '--js-flags=--min-semi-space-size=32'],
      ...(CHROMIUM_PATH !== undefined && { executablePath: CHROMIUM_PATH }),
    },
  },
});
