import type { Database } from '@deckframe/database/db';
import { createSession, SESSION_COOKIE } from '@deckframe/database/scenes';
import type { Browser, Page } from '@playwright/test';
import { RETURNING_VISITOR } from './returning-visitor.ts';
import { VIEWPORTS } from './viewports.ts';

/** Opens another device of a member: a separate context that can go offline on its own. */
export async function openPhone(
  browser: Browser,
  stack: { origin: string; sessionSecret: string },
  database: Database,
  userId: number,
  viewport: { width: number; height: number } = VIEWPORTS.phone,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: stack.origin, viewport });
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, RETURNING_VISITOR);
  const cookie = await createSession(database, { userId, secret: stack.sessionSecret });
  const value = cookie.slice(SESSION_COOKIE.length + 1);
  await context.addCookies([{ name: SESSION_COOKIE, value, url: stack.origin }]);
  return context.newPage();
}
