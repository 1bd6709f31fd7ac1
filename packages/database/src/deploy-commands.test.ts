import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { listGameFolders } from './game-folders.ts';
import { expect, it } from 'vitest';
import { createDatabase } from './db.ts';
import { makeDemoCards } from './demo-cards.ts';
import { createEmptyDatabase } from './testing.ts';
import { testConnection } from './testing-connection.ts';

const GAME_IDS = listGameFolders();

function run(file: string, env: Record<string, string>): { status: number | null; said: string } {
  const result = spawnSync(process.execPath, [join(import.meta.dirname, file)], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  return { status: result.status, said: `${result.stdout}${result.stderr}` };
}

it('the deploy commands create roles, migrations and demo cards', async () => {
  const database = await createEmptyDatabase();
  const passwordOf = (role: 'migrator' | 'app' | 'worker') => new URL(database.url(role)).password;
  const env = {
    DATABASE_ADMIN_URL: String(process.env['TEST_PG_ADMIN_URL']),
    DATABASE_NAME: database.name,
    // Roles belong to the whole server, so their passwords must stay the same for other tests.
    DATABASE_MIGRATOR_PASSWORD: passwordOf('migrator'),
    DATABASE_APP_PASSWORD: passwordOf('app'),
    DATABASE_WORKER_PASSWORD: passwordOf('worker'),
    DATABASE_MIGRATOR_URL: database.url('migrator'),
  };
  expect(run('create-roles.ts', { ...env, DATABASE_APP_PASSWORD: '' }).said).toContain(
    'DATABASE_APP_PASSWORD is not set',
  );
  for (const file of ['create-roles.ts', 'migrate.ts', 'seed.ts']) {
    expect(run(file, env)).toMatchObject({ status: 0 });
  }
  const db = createDatabase(testConnection(database.url('app')));
  const demo = GAME_IDS.flatMap((game) => makeDemoCards(game));
  expect(await db.selectFrom('cards').select('cardno').execute()).toHaveLength(demo.length);
  await db.destroy();
  await database.drop();
});
