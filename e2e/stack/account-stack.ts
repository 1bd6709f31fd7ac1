import { withSafeCommits } from '@deckframe/database/roles';
import { findFreePort } from '../../apps/api/src/testing/programs/free-port.ts';
import { startMailCatcher, type MailCatcher } from '../../apps/api/src/testing/mail-catcher.ts';
import { startApi } from '../../apps/api/src/testing/programs/start-api.ts';
import { startProcess } from '../../apps/api/src/testing/programs/start-process.ts';
import { ensureServices, REPOSITORY_ROOT } from '../../scripts/services/services.ts';
import { SHIPPED_GAMES } from './documents-games.ts';
import type { StackAddress } from './stack-address.ts';
import { apiEnv } from './start-stack.ts';

export type AccountStack = {
  /** A host name instead of an IP address, because passkeys need one. */
  origin: string;
  mail: MailCatcher;
  stop: () => Promise<void>;
};

/** For account specs: the common stack plus received mails and a host name. */
export async function startAccountStack(
  stack: StackAddress,
  links: Record<string, string>,
): Promise<AccountStack> {
  const [services, port, mail] = await Promise.all([
    ensureServices(),
    findFreePort(),
    startMailCatcher(),
  ]);
  const origin = `http://localhost:${port}`;
  const worker = startProcess({
    name: 'worker',
    command: process.execPath,
    args: ['apps/api/src/worker.ts'],
    cwd: REPOSITORY_ROOT,
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      DATABASE_URL: withSafeCommits(stack.workerDatabaseUrl),
      SMTP_URL: mail.smtpUrl,
      GAMES_DIR: SHIPPED_GAMES,
    },
  });
  const env = apiEnv(stack.appDatabaseUrl, services.redisUrl);
  const stopWorker = async (): Promise<void> => {
    await worker.stop();
    await mail.close();
  };
  try {
    const api = await startApi({
      port,
      env: { ...env, ...links, PUBLIC_URL: origin, SMTP_URL: mail.smtpUrl },
    });
    const stop = async (): Promise<void> => {
      await Promise.all([api.process.stop(), stopWorker()]);
    };
    return { origin, mail, stop };
  } catch (error) {
    await stopWorker();
    throw error;
  }
}
