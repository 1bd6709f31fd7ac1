import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createMetrics } from '../../apps/api/src/lib/metrics.ts';
import { REPOSITORY_ROOT } from '../../scripts/services/services.ts';

const read = (path: string): string => readFileSync(join(REPOSITORY_ROOT, path), 'utf8');
const findAll = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

const alarms = read('deploy/cluster/watch/alarms.yml');
const names = findAll(alarms, /- alert: (\w+)/g);

it('every alarm has a chapter in the runbooks, and every chapter an alarm', () => {
  const chapters = findAll(read('docs/runbooks.md'), /^## (\w+)$/gm);
  expect(chapters.toSorted()).toEqual(names.toSorted());
  const links = findAll(alarms, /runbook: docs\/runbooks\.md#(\w+)/g);
  expect(links).toEqual(names.map((name) => name.toLowerCase()));
});

it('alarms and panels use metrics that exist', async () => {
  const known = (await createMetrics().registry.getMetricsAsJSON()).map(({ name }) => name);
  const asked = new Set(
    findAll(alarms + read('deploy/cluster/watch/dashboard.json'), /\b(deckframe_\w+)/g),
  );
  expect(asked.size).toBeGreaterThan(5);
  for (const name of asked) expect(known).toContain(name.replace(/_(count|bucket|sum)$/, ''));
});
