import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** `begun`: a mail is arriving. `taken`: it has arrived, but was not acknowledged. */
export type SinkMoment = 'begun' | 'taken';

export type MailSink = {
  smtpUrl: string;
  mails: { to: string; text: string }[];
  /** Called at both moments of every mail. */
  onMoment: (moment: SinkMoment) => void;
  close(): Promise<void>;
};

/** A real SMTP server that stores mails. */
export async function openMailSink(): Promise<MailSink> {
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      sink.onMoment('begun');
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const text = Buffer.concat(chunks)
          .toString('utf8')
          .replaceAll(/=\r?\n/g, '');
        for (const { address } of envelope.rcptTo) sink.mails.push({ to: address, text });
        sink.onMoment('taken');
        done();
      });
    },
  });
  // Connections break when a worker is killed.
  smtp.on('error', () => undefined);
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const { port } = smtp.server.address() as AddressInfo;
  const sink: MailSink = {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    mails: [],
    onMoment: () => undefined,
    close: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
  return sink;
}
