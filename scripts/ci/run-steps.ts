/** The run is designed for two cores. */
const LANES = 2;

/**
 * Runs the steps in order, two at a time. A step marked `alone` starts after all earlier steps
 * ended, and later steps wait for it.
 */
export async function runSteps<Step extends { alone?: unknown }>(
  steps: readonly Step[],
  runStep: (step: Step) => Promise<void>,
): Promise<void> {
  const running = new Set<Promise<void>>();
  for (const step of steps) {
    const most = step.alone !== undefined ? 0 : LANES - 1;
    while (running.size > most) await Promise.race(running);
    const run = runStep(step).finally(() => running.delete(run));
    running.add(run);
    if (step.alone !== undefined) await run;
  }
  await Promise.all(running);
}
