import { existsSync } from 'node:fs';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';

/** Debian's Chromium where there is one, else the browser that Playwright installs itself. */
export const CHROMIUM_PATH: string | undefined = existsSync(DEBIAN_CHROMIUM)
  ? DEBIAN_CHROMIUM
  : undefined;

/** Keeps the browser on this machine: a page that reaches for another host must fail. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];
