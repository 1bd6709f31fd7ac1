import { startOAuthServer, type OAuthServer } from '@deckframe/api/src/testing/oauth-server.ts';
import type { CDPSession, Page } from '@playwright/test';
import { startAccountStack, type AccountStack } from './stack/account-stack.ts';
import { test as base } from './test.ts';

export { expect } from './test.ts';

export type Person = { username: string; email: string; password: string };

type Fixtures = {
  /** Registers a member with a confirmed address. */
  createPerson: (facts?: Partial<Person>) => Promise<Person>;
  /** Returns the link in the newest mail with this subject to an address. */
  findMailedLink: (to: string, subject: string) => Promise<string>;
};

/** For specs with mails. Run them one after the other, because all mails go to one catcher. */
export const test = base.extend<Fixtures, { accounts: AccountStack; oauth: OAuthServer }>({
  oauth: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the wanted fixtures from it.
    async ({}, use) => {
      const oauth = await startOAuthServer();
      await use(oauth);
      await oauth.close();
    },
    { scope: 'worker' },
  ],
  accounts: [
    async ({ stack, oauth }, use) => {
      const accounts = await startAccountStack(stack, {
        DISCORD_CLIENT_ID: oauth.clientId,
        DISCORD_CLIENT_SECRET: oauth.clientSecret,
        DISCORD_URL: oauth.url,
        PATREON_CLIENT_ID: oauth.clientId,
        PATREON_CLIENT_SECRET: oauth.clientSecret,
        PATREON_URL: oauth.url,
      });
      await use(accounts);
      await accounts.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ accounts }, use) => use(accounts.origin),
  createPerson: async ({ accounts, database }, use) => {
    await use(async (facts = {}) => {
      const person = { ...createFacts(), ...facts };
      // All tests of a worker register from one address, and a retry registers again.
      await database.deleteFrom('rate_limits').where('key', 'like', '%register%').execute();
      const answer = await fetch(`${accounts.origin}/api/auth/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(person),
      });
      if (!answer.ok) throw new Error(await answer.text());
      await database
        .updateTable('users')
        .set({ emailverified: true })
        .where('email', '=', person.email)
        .execute();
      return person;
    });
  },
  findMailedLink: async ({ accounts }, use) => {
    await use(async (to, subject) => {
      const mail = await accounts.mail.waitForMail(
        (caught) => caught.to.includes(to) && caught.subject === subject,
      );
      const link = /http:\/\/localhost:\d+\/v3\/\S+#token=[\w%.~-]+/.exec(decodeMail(mail.raw));
      if (link === null) throw new Error(`no link in the mail "${subject}":\n${mail.raw}`);
      return link[0];
    });
  },
});

let count = 0;

/** Returns unique account data, also on a retry. */
export function createFacts(): Person {
  count += 1;
  const name = `vesper${Date.now().toString(36)}${count}`;
  return {
    username: name,
    email: `${name}@members.test`,
    password: `hollow-lantern-${name}`,
  };
}

/** Decodes quoted-printable, which mail programs use for long lines. */
function decodeMail(raw: string): string {
  return raw
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
      String.fromCodePoint(Number.parseInt(hex, 16)),
    );
}

export async function fillSignIn(page: Page, identifier: string, password: string): Promise<void> {
  await page.getByLabel('E-mail or username').fill(identifier);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Adds a virtual authenticator that stores passkeys and confirms at once. */
export async function addAuthenticator(page: Page): Promise<CDPSession> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return client;
}
