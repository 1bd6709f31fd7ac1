import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CI_STEPS } from './steps.ts';

const manifest = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
) as { scripts: Record<string, string> };

it('every step runs a script that exists', () => {
  const missing = CI_STEPS.map(({ command }) => command[3] ?? '').filter(
    (script) => manifest.scripts[script] === undefined,
  );
  expect(missing).toEqual([]);
});

it('`npm run check` runs nothing that the full run leaves out', () => {
  const checked = [...(manifest.scripts['check'] ?? '').matchAll(/npm (?:run )?([\w:]+)/g)];
  const steps = CI_STEPS.map(({ command }) => command[3]);
  expect(checked.length).toBeGreaterThan(5);
  expect(steps).toEqual(expect.arrayContaining(checked.map(([, script]) => script)));
});

it('every test of the projects runs in exactly one step', () => {
  const projects = CI_STEPS.filter(({ command }) => command[3] === 'test').map(
    ({ command }) => command[5],
  );
  expect(projects).toEqual(['--project=components', '--project=!components']);
});
