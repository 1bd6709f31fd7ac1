import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { signalGroup } from '../../apps/api/src/testing/programs/signal-group.ts';
import type { TestOrder, TestReport } from './test-report.ts';

/** Maximum length of stored warnings, reported if the process dies before it is ready. */
const COMPLAINT_LENGTH = 2000;
const SESSION = join(import.meta.dirname, 'test-session.ts');

/** A child process that keeps the tests of a checkout loaded. */
export class TestProcess {
  readonly #copy: string;
  readonly #timeoutMs: number;
  #child: ChildProcess | undefined;

  constructor(copy: string, timeoutMs: number) {
    this.#copy = copy;
    this.#timeoutMs = timeoutMs;
  }

  /** Returns undefined after a timeout. The next run then starts a new process. */
  async run(order: TestOrder, timeoutMs = this.#timeoutMs): Promise<TestReport | undefined> {
    this.#child ??= await start(this.#copy);
    const child = this.#child;
    const signal = AbortSignal.timeout(timeoutMs);
    child.send(order);
    try {
      const [report] = (await once(child, 'message', { signal })) as [TestReport];
      return report;
    } catch (error) {
      if (!signal.aborted) throw error;
      this.stop();
      return undefined;
    }
  }

  stop(): void {
    const { pid } = this.#child ?? {};
    this.#child = undefined;
    // Also kills its workers: a bug may have caused an endless loop.
    if (pid !== undefined) signalGroup(pid, 'SIGKILL');
  }
}

async function start(copy: string): Promise<ChildProcess> {
  const child = fork(SESSION, {
    cwd: copy,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint = (complaint + chunk.toString()).slice(-COMPLAINT_LENGTH);
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`The test runner could not be started: ${complaint}`);
  });
  await Promise.race([once(child, 'message'), ended]);
  ended.catch(() => undefined);
  return child;
}
