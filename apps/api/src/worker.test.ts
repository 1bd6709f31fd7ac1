import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { createPool, openDatabase } from '@deckframe/database/db';
import { createTestDatabase, type TestDatabase } from '@deckframe/database/testing';
import { listGameFolders } from '@deckframe/database/game-folders';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TIMEOUTS } from './lib/timeouts.ts';
import { inTransaction } from './lib/transaction.ts';
import { enqueueMail } from './modules/site/mail/service.ts';
import { startMailCatcher, type MailCatcher } from './testing/mail-catcher.ts';
import { startProgram, type TestProcess } from './testing/processes.ts';
import { findFreePort } from './testing/programs/free-port.ts';
import { ROOT } from './testing/test-api.ts';
import { testConnection } from '@deckframe/database/testing-connection';

const GAME_IDS = listGameFolders();

let database: TestDatabase;
let catcher: MailCatcher;
let worker: TestProcess;
let pool: Pool;
let port: number;

beforeAll(async () => {
  database = await createTestDatabase();
  catcher = await startMailCatcher();
  port = await findFreePort();
  pool = createPool(testConnection(database.url('app'), 2, TIMEOUTS.statementMs));
  worker = startProgram('worker.ts', {
    DATABASE_URL: database.url('worker'),
    SMTP_URL: catcher.smtpUrl,
    MAIL_FROM: 'Deckframe <hello@cards.test>',
    GAMES_DIR: join(ROOT, 'games'),
    WORKER_PORT: String(port),
  });
  await worker.waitForLine('"working"');
});
afterAll(async () => {
  worker.kill('SIGKILL');
  await worker.exited;
  await catcher.close();
  await pool.end();
  await database.drop();
});

const mailTo = (to: string) => ({
  to,
  subject: 'Grüße',
  text: 'Hello\nthere',
  html: '<p>Hello there</p>',
});

describe('the worker', () => {
  it('sends the mail of a committed transaction and none of a rolled-back one', async () => {
    const rolledBack = inTransaction(openDatabase(pool), async (db) => {
      await enqueueMail(db, mailTo('rolled-back@cards.test'));
      throw new Error('no');
    });
    await expect(rolledBack).rejects.toThrow('no');
    await inTransaction(openDatabase(pool), (db) =>
      enqueueMail(db, mailTo('committed@cards.test')),
    );
    await catcher.waitForMail(() => true);
    expect(catcher.mails).toEqual([
      {
        from: 'hello@cards.test',
        to: ['committed@cards.test'],
        subject: expect.any(String),
        raw: expect.stringContaining('Hello'),
      },
    ]);
  });

  it('refuses to queue an invalid mail', async () => {
    const evil = 'a@cards.test\r\nBcc: everybody@cards.test';
    const sending = inTransaction(openDatabase(pool), (db) => enqueueMail(db, mailTo(evil)));
    await expect(sending).rejects.toThrow('Invalid email address');
  });

  it('RATE-06 has chosen the cards of today and tomorrow for each game with cards', async () => {
    const listDays = async () => {
      const rows = await database.db.selectFrom('daily_cards').selectAll().execute();
      return rows.map((row) => row.game_id).sort();
    };
    const twice = GAME_IDS.flatMap((game) => [game, game]).sort();
    await expect.poll(listDays, { timeout: 10_000 }).toEqual(twice);
  });

  it('deletes decks every hour once their 30 days are over', async () => {
    const [over, stored] = [randomUUID(), randomUUID()];
    await sql`insert into decklists (gameid, id, user_id, decklist_name, deleted_at) values
      ('gundam', ${over}, 1, 'Over', now() - interval '30 days 1 minute'),
      ('gundam', ${stored}, 1, 'Kept', now() - interval '29 days 23 hours')`.execute(database.db);
    const { rows } = await sql<{ identifier: string }>`
      select identifier from graphile_worker._private_known_crontabs`.execute(database.db);
    expect(rows.map(({ identifier }) => identifier)).toContain('clear-deleted-decks');
    await sql`select add_job('clear-deleted-decks')`.execute(database.db);
    const listLeft = async () => {
      const decks = await database.db
        .selectFrom('decklists')
        .select('id')
        .where('id', 'in', [over, stored])
        .execute();
      return decks.map((deck) => deck.id);
    };
    await expect.poll(listLeft, { timeout: 10_000 }).toEqual([stored]);
  });

  it('counts its jobs for Prometheus and logs no address', async () => {
    const read = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    await expect.poll(read).toContain('deckframe_jobs_total{task="send-mail",outcome="done"} 1');
    expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200);
    expect(worker.lines.join('\n')).not.toContain('@cards.test');
  });

  it('finishes and exits 0 on SIGTERM', async () => {
    worker.kill('SIGTERM');
    expect(await worker.exited).toBe(0);
  });
});
