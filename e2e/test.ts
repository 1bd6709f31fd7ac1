import { createDatabase, type Database } from '@deckframe/database/db';
import { createSession, createUser, SESSION_COOKIE } from '@deckframe/database/scenes';
import { testConnection } from '@deckframe/database/testing-connection';
import { test as base } from '@playwright/test';
import { createHash } from 'node:crypto';
import { RETURNING_VISITOR } from './returning-visitor.ts';
import { expect, limitActions, limitTest } from './current-limits.ts';
import { actAtOnce, letActionsWait, watchSettling } from './settled.ts';
import { readStackAddress, type StackAddress } from './stack/stack-address.ts';
import { recordToasts } from './toasts-shown.ts';
import { watchPages } from './watch-pages.ts';

export { expect };

export type Member = { id: number; username: string };
export type MemberFacts = {
  /** The start of the name; `ownName` ends it. */
  username?: string;
  roles?: string[];
  avatar?: string;
  user_exp?: number;
};

const OWN_LETTERS = 5;

/**
 * Adds letters to a name that no other test has, nor another try of this test. The rows of the first
 * try are still there on a retry.
 */
export function ownName(start: string): string {
  const { testId, retry } = base.info();
  const digest = createHash('sha256').update(`${testId} ${retry}`).digest('hex');
  // Letters alone: a name of letters stays a word for searches and for code that reads it.
  return (
    start +
    digest.slice(0, OWN_LETTERS).replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')
  );
}

/** Counts the tries of this test: each takes another one of what is there already, as of the cards. */
export function countTries(): number {
  const { repeatEachIndex, retry } = base.info();
  return repeatEachIndex * 2 + retry;
}

/** Creates a member; a given name gets an ending of this test. */
export const createMember = (database: Database, facts: MemberFacts = {}): Promise<Member> =>
  createUser(database, {
    ...facts,
    ...(facts.username !== undefined && { username: ownName(facts.username) }),
  });

type Options = {
  /** `documents` has the feature states that the documents describe, `shipped` our own. */
  site: 'shipped' | 'documents';
  /** What the browser's storage holds from earlier visits; empty for a first visit. */
  stored: Record<string, string>;
  /** Whether actions come at once, instead of when the page has settled. */
  isHasty: boolean;
};

type TestFixtures = {
  /** Creates a member and signs this test's browser in. */
  signIn: (facts?: MemberFacts) => Promise<Member>;
  /** Gives each test its time, by its tags and by how busy the machine is right now. */
  limit: void;
};

type WorkerFixtures = { stack: StackAddress; database: Database };

export const test = base.extend<Options & TestFixtures, WorkerFixtures>({
  site: ['shipped', { option: true }],
  stored: [RETURNING_VISITOR, { option: true }],
  isHasty: [false, { option: true }],
  limit: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the wanted fixtures from it.
    async ({}, use, info) => {
      limitTest(info);
      await use();
    },
    { auto: true },
  ],
  browser: [
    async ({ browser }, use) => {
      const create = browser.newContext.bind(browser);
      // The contexts of further people.
      browser.newContext = async (options) =>
        recordToasts(limitActions(watchSettling(await create(options))));
      await use(browser);
    },
    { scope: 'worker' },
  ],
  stack: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the wanted fixtures from it.
    async ({}, use) => use(readStackAddress()),
    { scope: 'worker' },
  ],
  database: [
    async ({ stack }, use) => {
      const database = createDatabase(testConnection(stack.databaseUrl, 2, 10_000));
      await use(database);
      await database.destroy();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ stack, site }, use) =>
    use(site === 'documents' ? stack.documentsOrigin : stack.origin),
  context: async ({ context, isHasty, stored }, use, info) => {
    const pages = watchPages(context);
    await recordToasts(limitActions(watchSettling(context)));
    actAtOnce(context, isHasty);
    await context.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, stored);
    await use(context);
    if (info.status !== info.expectedStatus) {
      await info.attach('pages', { body: await pages.describe(), contentType: 'text/plain' });
    }
    pages.stop();
    // The next test may get the same context, unless this one closed it.
    if (context.browser()?.contexts().includes(context)) await context.setOffline(false);
    // Playwright clears the HTTP cache of a context through its open pages. Without one, hashed
    // scripts and their compiled code stay for the next test.
    await Promise.all(context.pages().map((page) => page.close()));
  },
  page: async ({ page }, use) => {
    letActionsWait(page);
    await use(page);
  },
  signIn: async ({ context, database, stack }, use) => {
    await use(async (facts = {}) => {
      const member = await createMember(database, facts);
      const session = { userId: member.id, secret: stack.sessionSecret };
      const cookie = await createSession(database, session);
      const value = cookie.slice(SESSION_COOKIE.length + 1);
      // A cookie belongs to a host, not to a port: one is enough for both sites.
      await context.addCookies([
        { name: SESSION_COOKIE, value, url: stack.origin, httpOnly: true },
      ]);
      return member;
    });
  },
});
