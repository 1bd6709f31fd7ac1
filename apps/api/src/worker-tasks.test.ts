import { createTestDatabase, type TestDatabase } from '@deckframe/database/testing';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadGames } from './lib/games.ts';
import { createMetrics } from './lib/metrics.ts';
import { ROOT } from './testing/test-api.ts';
import { createTasks, CRONTAB } from './worker-tasks.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('clean-up jobs run hourly, view counting every minute, and trade expiry every five minutes', () => {
  const times = CRONTAB.split('\n').map((line) => line.split(' '));
  const byTask = Object.fromEntries(times.map((parts) => [parts[5], parts.slice(0, 5).join(' ')]));
  expect(byTask).toEqual({
    'check-invariants': '*/5 * * * *',
    'clean-up': '35 * * * *',
    'clear-catalogue-files': '50 * * * *',
    'clear-deleted-decks': '20 * * * *',
    'count-deck-views': '* * * * *',
    'expire-trades': '*/5 * * * *',
    'fill-daily-cards': '5 * * * *',
    'find-stray-uploads': '10 3 * * *',
    'judge-decks': '1 0 * * *',
    'queue-digests': '15 * * * *',
    'recount-meta': '40 4 * * *',
    'sample-health': '*/5 * * * *',
  });
});

it('a failed job stays in the queue and is counted', async () => {
  const metrics = createMetrics();
  const tasks = createTasks({
    chat: null,
    configs: { look: () => Promise.resolve() },
    db: database.db,
    digests: null,
    games: loadGames(join(ROOT, 'games')),
    mailer: null,
    metrics,
    redis: null,
    store: null,
  });
  const run = async (task: string, payload: unknown): Promise<void> => {
    // The library passes two arguments; ours use only the first.
    await (tasks[task] as (payload: unknown) => Promise<void>)(payload);
  };
  const mail = { to: 'm@cards.test', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
  await expect(run('send-mail', mail)).rejects.toThrow('SMTP_URL is not set');
  await expect(run('remove-uploads', { keys: ['a'] })).rejects.toThrow('UPLOADS_URL is not set');
  await run('clear-catalogue-files', {});
  const counted = (await metrics.jobs.get()).values.map(({ labels, value }) => [
    labels.task,
    labels.outcome,
    value,
  ]);
  expect(counted).toEqual([
    ['send-mail', 'failed', 1],
    ['remove-uploads', 'failed', 1],
    ['clear-catalogue-files', 'done', 1],
  ]);
});
