import { createTestDatabase } from '@deckframe/database/testing';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Mailer } from '../../../lib/mailer.ts';
import { wantMailedToken } from './mailed-token-service.ts';
import { sendMailJob } from './jobs.ts';
import { layOutMail, type MailContent } from './layout.ts';
import { enqueueNothing } from './service.ts';

const refusing: Mailer = {
  send: () =>
    Promise.reject(
      Object.assign(new Error('550 <zephyrine@example.org> unknown'), { responseCode: 550 }),
    ),
  close: () => undefined,
};

it('a mail job without recipient sends nothing', async () => {
  const database = await createTestDatabase();
  try {
    await enqueueNothing(database.db);
    const { rows } = await sql<{ payload: unknown }>`
      select payload from graphile_worker._private_jobs`.execute(database.db);
    expect(rows).toHaveLength(1);
    await expect(sendMailJob(database.db, refusing, rows[0]?.payload)).resolves.toBeUndefined();
  } finally {
    await database.drop();
  }
});

it("a mail server's refusal is logged without address or token", async () => {
  const database = await createTestDatabase();
  try {
    const content: MailContent = { subject: 'S', paragraphs: ['P'], reason: 'R' };
    const mail = layOutMail('zephyrine@example.org', content);
    await expect(sendMailJob(database.db, refusing, mail)).rejects.toThrow(
      /^the mail was not taken: 550$/,
    );
    const wanted = { address: '', newEmail: null, lifetimeSeconds: 60, purpose: 'reset' } as const;
    const tokenId = await wantMailedToken(database.db, { ...wanted, userId: null });
    await expect(sendMailJob(database.db, refusing, { ...mail, tokenId })).rejects.toThrow('550');
    const voided = { ...mail, tokenId: Number(tokenId) + 1 };
    await expect(sendMailJob(database.db, refusing, voided)).resolves.toBeUndefined();
    const rows = await database.db.selectFrom('mailed_tokens').select('token_hash').execute();
    expect(rows).toEqual([{ token_hash: null }]);
  } finally {
    await database.drop();
  }
});
