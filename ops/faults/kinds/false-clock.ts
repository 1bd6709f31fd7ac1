import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../../cluster/render/site.ts';

const [LIBRARY] = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1');

/** The clock of one program, which can be set; `false` is no program's before it is set. */
export type FalseClock = { before: readonly string[]; set(offset: string): void };

/** Without faking what only runs forward, libfaketime 0.9.10 fails every `time.sleep` of Python. */
const PYTHON_SLEEP = `import select, time
time.sleep = lambda seconds: select.select([], [], [], seconds) and None
`;

/** Debian's libfaketime: the time of day alone, and read again each second. */
export function makeFalseClock(site: Site, name: string): FalseClock {
  if (LIBRARY === undefined || !existsSync(LIBRARY)) throw new Error('apt-get install libfaketime');
  const file = join(site.dir, 'run', `${name}.clock`);
  const set = (offset: string): void => writeFileSync(file, `${offset}\n`, { mode: 0o644 });
  set('+0');
  const python = join(site.dir, 'run', 'false-clock');
  mkdirSync(python, { recursive: true });
  writeFileSync(join(python, 'sitecustomize.py'), PYTHON_SLEEP, { mode: 0o644 });
  return {
    set,
    before: [
      'env',
      `LD_PRELOAD=${LIBRARY}`,
      `FAKETIME_TIMESTAMP_FILE=${file}`,
      'FAKETIME_CACHE_DURATION=1',
      'FAKETIME_DONT_FAKE_MONOTONIC=1',
      `PYTHONPATH=${python}`,
    ],
  };
}
