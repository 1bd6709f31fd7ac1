import { existsSync } from 'node:fs';

/** The shell is Chromium without its windows: the same pages in two thirds of the time. */
const DEBIAN_CHROMIUMS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** Debian's Chromium where there is one, else the browser that Playwright installs itself. */
export const CHROMIUM_PATH: string | undefined = DEBIAN_CHROMIUMS.find((path) => existsSync(path));

/** Keeps the browser on this machine: a page that reaches for another host must fail. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];
