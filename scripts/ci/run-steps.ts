/** Two cores are what the run is made for. */
const LANES = 2;

/**
 * Runs the steps in their order, two at a time where each is content with one core. A step that
 * wants the machine `alone` waits until all before it have ended, and those after it wait for it.
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
