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
  /** Start of the name; `ownName` adds the ending. */
  username?: string;
  roles?: string[];
  avatar?: string;
  user_exp?: number;
};

const OWN_LETTERS = 5;

/**
 * Adds letters that make a name unique per test and try, because rows of the first try still exist
 * on a retry.
 */
export function ownName(start: string): string {
  const { testId, retry } = base.info();
  const digest = createHash('sha256').update(`${testId} ${retry}`).digest('hex');
  // Only letters, so that searches treat the name as one word.
  return (
    start +
    digest.slice(0, OWN_LETTERS).replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')
  );
}

/** Returns the number of this try, so that each uses other existing data, such as cards. */
export function countTries(): number {
  const { repeatEachIndex, retry } = base.info();
  return repeatEachIndex * 2 + retry;
}

/** Creates a member. A given name gets an ending for this test. */
export const createMember = (database: Database, facts: MemberFacts = {}): Promise<Member> =>
  createUser(database, {
    ...facts,
    ...(facts.username !== undefined && { username: ownName(facts.username) }),
  });

type Options = {
  /** `documents` has the documented feature states, `shipped` our own. */
  site: 'shipped' | 'documents';
  /** Local storage from earlier visits. Empty for a first visit. */
  stored: Record<string, string>;
  /** True if actions do not wait until the page is settled. */
  isHasty: boolean;
};

type TestFixtures = {
  /** Creates a member and logs this test's browser in. */
  signIn: (facts?: MemberFacts) => Promise<Member>;
  /** Sets each test's limit by its tags and the machine's load. */
  limit: void;
  /** Clears the request limits of the only address, which a retry would otherwise exceed. */
  freshLimits: void;
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
  freshLimits: [
    async ({ database }, use) => {
      await database.deleteFrom('rate_limits').where('key', 'like', '%:127.0.0.1').execute();
      await use();
    },
    { auto: true },
  ],
  browser: [
    async ({ browser }, use) => {
      const create = browser.newContext.bind(browser);
      // Further contexts.
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
    // The next test may use the same context, unless this one closed it.
    if (context.browser()?.contexts().includes(context)) await context.setOffline(false);
    // Playwright clears a context's HTTP cache through its open pages. With no page open, scripts
    // and their compiled code stay cached.
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
      // Cookies belong to a host, not a port, so one is enough for both sites.
      await context.addCookies([
        { name: SESSION_COOKIE, value, url: stack.origin, httpOnly: true },
      ]);
      return member;
    });
  },
});
