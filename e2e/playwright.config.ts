import { defineConfig } from '@playwright/test';
import { BROWSER_LIMITS, readLimits } from '../scripts/ci/factor/limits.ts';
import { CHROMIUM_ARGS, CHROMIUM_PATH } from './chromium.ts';
import { VIEWPORTS } from './viewports.ts';

const ACCOUNTS = '**/account.spec.ts';

/** What these leave in a window (passkeys, workers, a full disk) the next test would find there. */
const APART = [
  '**/{ads,catalogue-storage,card-list-offline,offline,resilience,second-factor,firefox}.spec.ts',
];

/** One walk is walked in every run, all of them by `npm run walks`. */
const WITHOUT_WALKS = process.env['WALKS'] === undefined ? [/@walk/] : [];

/** Of the moment in which a worker starts; `test.ts` gives each test its own time. */
const limits = readLimits(BROWSER_LIMITS);

export default defineConfig({
  testDir: '.',
  testMatch: ['specs/**/*.spec.ts', 'walks/**/*.spec.ts'],
  outputDir: '../test-results',
  globalSetup: './stack/global-setup.ts',
  grepInvert: WITHOUT_WALKS,
  fullyParallel: true,
  // One more than the machine has cores: one of them always waits for a page to settle.
  workers: 3,
  // CI lists a test that passed on its retry as flaky; by hand a failure shows at once.
  retries: process.env['CI'] === undefined ? 0 : 1,
  forbidOnly: process.env['CI'] !== undefined,
  // Setting up included; `test.ts` sets that of each test.
  timeout: limits.walk,
  expect: { timeout: limits.expectation },
  reporter: 'list',
  projects: [
    // One worker catches all its mails, so its tests run one after the other: begun first, they do
    // not hold up the end.
    { name: 'accounts', testMatch: ACCOUNTS },
    // The longest come early too: one that begins last leaves a core idle at the end.
    {
      name: 'slow',
      testIgnore: [ACCOUNTS, ...APART],
      grep: /@slow/,
      use: { reuseContext: true },
    },
    { name: 'apart', testMatch: APART },
    // A worker's tests share a context that is emptied between them, but for its HTTP cache: a new
    // one compiles every script again, a quarter of the processor time of a run.
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
    // Before the test's own: a failure names what was waited for, and costs a third of the time.
    actionTimeout: limits.action,
    // What most pictures and colours of the tests were made for; `themes.spec.ts` tries the others.
    colorScheme: 'dark',
    // Recording every step of every test costs a third of the run; a failure is looked at with
    // `TRACE=1 npm run test:e2e -- specs/<name>.spec.ts`.
    trace: process.env['TRACE'] === undefined ? 'off' : 'on',
    screenshot: 'only-on-failure',
    // A worker would answer before the test's own network does; its specs let it in.
    serviceWorkers: 'block',
    // Movement is a quarter of the processor time of a run, and a colour measured on its way is
    // neither of the two it moves between. `MOTION=1 npm run test:e2e` tries every spec with it.
    ...(process.env['MOTION'] === undefined && { contextOptions: { reducedMotion: 'reduce' } }),
    launchOptions: {
      args: CHROMIUM_ARGS,
      ...(CHROMIUM_PATH !== undefined && { executablePath: CHROMIUM_PATH }),
    },
  },
});
