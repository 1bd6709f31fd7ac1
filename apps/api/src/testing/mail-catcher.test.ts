import { createInterface } from 'node:readline';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { startMailCatcher } from './mail-catcher.ts';

/** The client side of an SMTP conversation: sends a line after each answer. */
async function send(smtpUrl: string, lines: string[]): Promise<void> {
  const socket = connect(Number(new URL(smtpUrl).port), '127.0.0.1');
  const rest = [...lines];
  for await (const answer of createInterface(socket)) {
    // A dash after the code means that the answer has another line.
    if (answer[3] !== '-') socket.write(`${rest.shift() ?? 'QUIT'}\r\n`);
  }
}

it('returns mails also to callers that started waiting before', async () => {
  const catcher = await startMailCatcher();
  const awaited = catcher.waitForMail((mail) => mail.to.includes('ren@members.test'));
  await send(catcher.smtpUrl, [
    'EHLO test',
    'MAIL FROM:<noreply@deckframe.test>',
    'RCPT TO:<ren@members.test>',
    'DATA',
    'Subject: Welcome\r\n\r\nGood day.\r\n.',
  ]);
  const mail = await awaited;
  expect(mail).toMatchObject({
    from: 'noreply@deckframe.test',
    to: ['ren@members.test'],
    subject: 'Welcome',
  });
  expect(mail.raw).toContain('Good day.');
  expect(catcher.mails).toEqual([mail]);
  await catcher.close();
});
