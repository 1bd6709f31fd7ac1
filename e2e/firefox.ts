import { existsSync } from 'node:fs';

/** Debian's Firefox, the second engine; absent where nobody installed it. */
export const FIREFOX_PATH: string | undefined = ['/usr/bin/firefox-esr'].find((path) =>
  existsSync(path),
);
