import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../../cluster/render/site.ts';

const [LIBRARY] = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1');

/** The settable clock of one program. Without a call of `set`, the time is right. */
export type FalseClock = { before: readonly string[]; set(offset: string): void };

/** Without a fake monotonic clock, every `time.sleep` of Python fails under libfaketime 0.9.10. */
const PYTHON_SLEEP = `import select, time
time.sleep = lambda seconds: select.select([], [], [], seconds) and None
`;

/** Fakes only the time of day, re-read every second. */
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
