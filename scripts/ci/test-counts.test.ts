import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readPlaywrightCounts, readVitestCounts } from './test-counts.ts';

function writeReport(report: unknown): string {
  const file = join(mkdtempSync(join(tmpdir(), 'deckframe-counts-')), 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

describe('readVitestCounts', () => {
  it('counts passed and failed tests', () => {
    const file = writeReport({ numPassedTests: 5, numFailedTests: 2, numFailedTestSuites: 1 });
    expect(readVitestCounts(file)).toEqual({ passed: 5, failed: 2 });
  });

  it('counts a test file that failed to load as a failure', () => {
    const file = writeReport({ numPassedTests: 5, numFailedTests: 0, numFailedTestSuites: 1 });
    expect(readVitestCounts(file)).toEqual({ passed: 5, failed: 1 });
  });

  it('never passes without a fresh, non-empty report', () => {
    const file = writeReport({ numPassedTests: 0, numFailedTests: 0, numFailedTestSuites: 0 });
    expect(readVitestCounts(file)).toEqual({ passed: 0, failed: 1 });
    expect(readVitestCounts(file)).toEqual({ passed: 0, failed: 1 });
  });
});

describe('readPlaywrightCounts', () => {
  it('counts a test that passed on retry as passed, with its name and first error', () => {
    const test = (status: string, message: string): object => ({
      status,
      results: [{ errors: [{ message }] }, { errors: [] }],
    });
    const file = writeReport({
      stats: { expected: 7, unexpected: 1, flaky: 1 },
      suites: [
        {
          title: 'specs/decks.spec.ts',
          specs: [{ title: 'saves', tests: [test('unexpected', 'no answer')] }],
          suites: [
            {
              title: 'on a phone',
              specs: [{ title: 'opens', tests: [test('flaky', 'click lost')] }],
            },
          ],
        },
      ],
      errors: [],
    });
    expect(readPlaywrightCounts(file)).toEqual({
      passed: 8,
      failed: 1,
      flaky: [{ name: 'specs/decks.spec.ts › on a phone › opens', firstError: 'click lost' }],
    });
  });

  it('counts a test that failed twice as one failure', () => {
    const file = writeReport({ stats: { expected: 0, unexpected: 1, flaky: 0 }, errors: [] });
    expect(readPlaywrightCounts(file)).toEqual({ passed: 0, failed: 1, flaky: [] });
  });

  it('counts an error outside any test', () => {
    const file = writeReport({ stats: { expected: 7, unexpected: 0, flaky: 0 }, errors: [{}] });
    expect(readPlaywrightCounts(file)).toEqual({ passed: 7, failed: 1, flaky: [] });
  });
});
