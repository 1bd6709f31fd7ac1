import { resolve } from 'node:path';
import { createVitest } from 'vitest/node';

export type TestsInTime = { failed: boolean; run: string[]; left: string[] };

/** Enough files to keep all workers busy, but few enough to stop in time. */
const BATCH = 6;

/** Runs test files in order until `until`. A started batch is finished. */
export async function runTestsInTime(
  tests: readonly string[],
  { root, until, now }: { root: string; until: number; now: () => number },
): Promise<TestsInTime> {
  if (tests.length === 0 || now() >= until) return { failed: false, run: [], left: [...tests] };
  const vitest = await createVitest('test', { root, watch: false, reporters: ['dot'] });
  await vitest.standalone();
  const run: string[] = [];
  let failed = false;
  try {
    while (run.length < tests.length && now() < until) {
      const batch = tests.slice(run.length, run.length + BATCH);
      const specifications = batch.flatMap((test) =>
        vitest.projects
          .filter((project) => project.matchesTestGlob(resolve(root, test)))
          .map((project) => project.createSpecification(resolve(root, test))),
      );
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
      failed ||= unhandledErrors.length > 0 || testModules.some((module) => !module.ok());
      run.push(...batch);
    }
  } finally {
    await vitest.close();
  }
  return { failed, run, left: tests.slice(run.length) };
}
