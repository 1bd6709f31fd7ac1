import { createTestDatabase } from '@deckframe/database/testing';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Mailer } from '../../lib/mailer.ts';
import { sendMailJob } from './jobs.ts';
import { layOutMail } from './layout.ts';
import { enqueueNothing } from './service.ts';

const refusing: Mailer = {
  send: () =>
    Promise.reject(
      Object.assign(new Error('550 <zephyrine@example.org> unknown'), { responseCode: 550 }),
    ),
  close: () => undefined,
};

it('a mail for nobody is a job that sends nothing', async () => {
  const database = await createTestDatabase();
  try {
    await enqueueNothing(database.db);
    const { rows } = await sql<{ payload: unknown }>`
      select payload from graphile_worker._private_jobs`.execute(database.db);
    expect(rows).toHaveLength(1);
    await expect(sendMailJob(refusing, rows[0]?.payload)).resolves.toBeUndefined();
  } finally {
    await database.drop();
  }
});

it('a refusal of the mail server is told without the address', async () => {
  const mail = layOutMail('zephyrine@example.org', {
    subject: 'S',
    paragraphs: ['P'],
    reason: 'R',
  });
  await expect(sendMailJob(refusing, mail)).rejects.toThrow(/^the mail was not taken: 550$/);
});
