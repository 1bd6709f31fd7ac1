import { createTransport } from 'nodemailer';
import { z } from 'zod';

export const mailSchema = z.strictObject({
  to: z.email(),
  subject: z.string().min(1).max(200),
  text: z.string().min(1),
  html: z.string().min(1),
  /** Mail programs send a one-click POST here (RFC 8058). */
  unsubscribeUrl: z.url().optional(),
});

export type Mail = z.infer<typeof mailSchema>;

export type Mailer = { send(mail: Mail): Promise<void>; close(): void };

const TIMEOUT_MS = 10_000;

/**
 * nodemailer refuses line breaks in addresses and encodes subjects, so headers cannot be injected.
 */
export function createMailer(smtpUrl: string, from: string): Mailer {
  const address = new URL(smtpUrl);
  for (const wait of ['connectionTimeout', 'greetingTimeout', 'socketTimeout']) {
    address.searchParams.set(wait, String(TIMEOUT_MS));
  }
  const transport = createTransport(address.href, { from });
  return {
    async send({ to, subject, text, html, unsubscribeUrl }) {
      const headers =
        unsubscribeUrl === undefined
          ? {}
          : {
              'List-Unsubscribe': `<${unsubscribeUrl}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            };
      await transport.sendMail({ to, subject, text, html, headers });
    },
    close: () => transport.close(),
  };
}
