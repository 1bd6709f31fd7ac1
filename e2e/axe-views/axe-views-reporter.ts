import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { REPOSITORY_ROOT } from '../../scripts/services/services.ts';
import type { AxeView } from './describe-view.ts';
import { findLost, listViews } from './list-views.ts';

const COMMITTED = join(import.meta.dirname, 'axe-views.txt');
/** All views with their parts, for `main.ts`. */
const REPORT = join(REPOSITORY_ROOT, '.data/ci/axe-views.json');

/** Records the views that axe checked. Fails if a whole run misses a view of the committed list. */
// oxlint-disable-next-line import/no-default-export -- Playwright asks for one.
export default class AxeViewsReporter implements Reporter {
  readonly #views: AxeView[] = [];

  onTestEnd(_test: TestCase, { annotations, status }: TestResult): void {
    if (status !== 'passed') return;
    const own = annotations.filter(({ type }) => type === 'axe');
    this.#views.push(...own.map(({ description = '' }) => JSON.parse(description) as AxeView));
  }

  onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] }> {
    mkdirSync(dirname(REPORT), { recursive: true });
    writeFileSync(REPORT, JSON.stringify(this.#views));
    const lost = findLost(readFileSync(COMMITTED, 'utf8'), listViews(this.#views));
    const isWhole = process.env['AXE_VIEWS'] === 'whole';
    // After a failed test, views are missing for that reason.
    if (!isWhole || status !== 'passed' || lost.length === 0) return Promise.resolve({ status });
    console.error(['axe no longer looked at:', ...lost].join('\n  '));
    return Promise.resolve({ status: 'failed' });
  }
}
