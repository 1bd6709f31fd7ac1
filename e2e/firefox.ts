import { existsSync } from 'node:fs';

/** Debian's Firefox as second engine, if installed. */
export const FIREFOX_PATH: string | undefined = ['/usr/bin/firefox-esr'].find((path) =>
  existsSync(path),
);
