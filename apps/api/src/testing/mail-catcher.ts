import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type MailCatcher = {
  smtpUrl: string;
  mails: readonly { from: string; to: string[]; raw: string }[];
  firstMail: Promise<void>;
  close(): Promise<void>;
};

/** A real SMTP server that keeps what it is sent. */
export async function startMailCatcher(): Promise<MailCatcher> {
  const mails: { from: string; to: string[]; raw: string }[] = [];
  const first = Promise.withResolvers<void>();
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope: { mailFrom, rcptTo } }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        mails.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map((recipient) => recipient.address),
          raw: Buffer.concat(chunks).toString('utf8'),
        });
        first.resolve();
        done();
      });
    },
  });
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const { port } = smtp.server.address() as AddressInfo;
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    mails,
    firstMail: first.promise,
    close: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
}
