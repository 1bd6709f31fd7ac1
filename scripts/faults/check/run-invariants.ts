import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { REPOSITORY_ROOT } from '../../services/services.ts';

/** `npm run invariants` on this database: the lines of what does not hold. */
export async function runInvariants(databaseUrl: string): Promise<string[]> {
  const child = spawn(process.execPath, [join(REPOSITORY_ROOT, 'apps/api/src/invariants.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code === 0) return [];
  const lines = said.trim().split('\n').slice(0, -1);
  return lines.length > 0 ? lines : [`the check itself ended with ${code}`];
}
