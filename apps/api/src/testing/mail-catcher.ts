import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type CaughtMail = { from: string; to: string[]; subject: string; raw: string };

export type MailCatcher = {
  smtpUrl: string;
  mails: readonly CaughtMail[];
  /** Resolves with the first matching mail, received already or later. */
  waitForMail(matches: (mail: CaughtMail) => boolean): Promise<CaughtMail>;
  close(): Promise<void>;
};

/** An SMTP server on loopback that stores mails instead of delivering them. */
export async function startMailCatcher(
  options: { port?: number; onMail?: (mail: CaughtMail) => void } = {},
): Promise<MailCatcher> {
  const mails: CaughtMail[] = [];
  const listeners = new Set<(mail: CaughtMail) => void>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const raw = Buffer.concat(chunks).toString('utf8');
        const mail: CaughtMail = {
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map((recipient) => recipient.address),
          subject: /^subject:\s*(.*)$/im.exec(raw)?.[1]?.trim() ?? '',
          raw,
        };
        mails.push(mail);
        for (const listener of listeners) listener(mail);
        options.onMail?.(mail);
        done();
      });
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    mails,
    waitForMail(matches) {
      const there = mails.find(matches);
      if (there !== undefined) return Promise.resolve(there);
      return new Promise((resolve) => {
        const listener = (mail: CaughtMail): void => {
          if (!matches(mail)) return;
          listeners.delete(listener);
          resolve(mail);
        };
        listeners.add(listener);
      });
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
