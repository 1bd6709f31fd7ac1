import { existsSync } from 'node:fs';

/** The headless shell is Chromium without windows: the same pages in two thirds of the time. */
const DEBIAN_CHROMIUMS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** Debian's Chromium if installed, otherwise Playwright's browser. */
export const CHROMIUM_PATH: string | undefined = DEBIAN_CHROMIUMS.find((path) => existsSync(path));

/** Blocks all other hosts, so that a page with an external request fails. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];
