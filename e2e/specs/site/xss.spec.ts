import { decodeDeckId } from '@deckframe/domain/decks/deck-id/deck-id';
import type { Page } from '@playwright/test';
import { createDecks } from '../../community.ts';
import { expect, test } from '../../test.ts';
import { addEvent } from '../../tournament-event.ts';
import { MARKED, packTexts, XSS_PAYLOADS } from '../../xss-payloads.ts';

/** A separate game, because the payloads fill its lists. */
const GAME = 'opcg';
/** Few, because other tests' reports share the first page. There are 250 payloads in all. */
const REPORTS = 5;
const MARKS = 50;
const MAILS = 10;

type Trace = { xss: unknown; violations: string[]; suspects: string[]; marks: number };

/** Finds executed payloads: CSP reports, a script that ran, injected elements or addresses. */
function readTrace(page: Page, within: string): Promise<Trace> {
  return page.evaluate((selector) => {
    const own = new Set(['http:', 'https:', 'mailto:', 'blob:']);
    const suspects: string[] = [];
    for (const element of document.querySelectorAll('*')) {
      const { tagName, attributes } = element;
      const handlers = [...attributes].filter(({ name }) =>
        /^on|^srcdoc$|^formaction$/i.test(name),
      );
      if (handlers.length > 0) suspects.push(`${tagName} ${handlers[0]?.name}`);
      if (element instanceof HTMLAnchorElement && !own.has(element.protocol)) {
        suspects.push(element.outerHTML);
      }
      const address = element.getAttribute('src') ?? element.getAttribute('data') ?? '';
      if (/evil\.test|^x$|^javascript/i.test(address)) suspects.push(element.outerHTML);
    }
    const foreign =
      'script, iframe, object, embed, base, meta, link, style, form[action], marquee, math, video, audio, details, template';
    for (const element of document.querySelectorAll(`:is(${selector}) :is(${foreign})`)) {
      suspects.push(element.outerHTML.slice(0, 120));
    }
    const seen = window as unknown as { cspViolations?: string[] };
    const text = [...document.querySelectorAll(selector)].map((part) => part.textContent).join(' ');
    return {
      xss: Reflect.get(window, '__xss'),
      violations: seen.cspViolations ?? ['nobody watches'],
      suspects,
      marks: new Set(text.match(/m\d+m/g)).size,
    };
  }, within);
}

const clean = { xss: undefined, violations: [], suspects: [] };

/** Returns dialogs and complaints about the content policy, as they appear. */
async function watchPage(page: Page): Promise<string[]> {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    if (/content security policy|refused to/i.test(message.text())) seen.push(message.text());
  });
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { cspViolations: violations });
    document.addEventListener('securitypolicyviolation', (event) => {
      violations.push(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return seen;
}

test('more than 200 XSS payloads in names, notes, comments and reports stay text', async ({
  page,
  database,
  signIn,
}) => {
  expect(XSS_PAYLOADS.length).toBeGreaterThanOrEqual(200);
  const watched = await watchPage(page);
  const reader = await signIn({ roles: ['Administrator'] });
  const run = Date.now().toString(36);
  const members = await database
    .insertInto('users')
    .values(
      XSS_PAYLOADS.map((payload, index) => ({
        name: payload,
        username: payload,
        username_key: `xss${run}${index}`,
        email: `xss${run}${index}@members.test`,
      })),
    )
    .returning('id')
    .execute();
  const names = members.map(({ id }, index) => ({
    userId: id,
    game: GAME,
    name: `m${index}m ${XSS_PAYLOADS[index] ?? ''}`,
  }));
  const [author = names[0]] = names;
  const [deck = ''] = await createDecks(database, [
    { ...author, userId: author?.userId ?? reader.id, notes: MARKED.join('\n\n') },
    ...names,
  ]);
  const texts = packTexts(MARKED);
  expect(texts.length, 'all on one page').toBeLessThanOrEqual(25);
  await database
    .insertInto('comments')
    .values(
      texts.map((text, index) => ({
        user_id: members[index]?.id ?? reader.id,
        content_type: 'deck',
        content_id: decodeDeckId(deck) ?? '',
        gameid: GAME,
        text,
      })),
    )
    .execute();

  await page.goto(`/v3/${GAME}/deck/${deck}`);
  await expect(page.locator('.comment')).toHaveCount(texts.length);
  const all = XSS_PAYLOADS.length;
  expect(await readTrace(page, '.comments')).toEqual({ ...clean, marks: all });
  expect(await readTrace(page, 'main .markdown:not(.comments *)')).toEqual({
    ...clean,
    marks: all,
  });

  await page.goto(`/v3/${GAME}/decklists`);
  const seen = new Set<string>();
  const older = page.getByRole('button', { name: 'Older' });
  for (;;) {
    await expect(page.locator('.deck-card').first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const { marks, ...trace } = await readTrace(page, 'main');
    expect(trace).toEqual(clean);
    expect(marks).toBeGreaterThan(0);
    const first = await page.locator('.deck-card').first().innerText();
    for (const mark of (await page.locator('main').innerText()).match(/m\d+m/g) ?? []) {
      seen.add(mark);
    }
    if ((await older.count()) === 0 || (await older.isDisabled())) break;
    await older.click();
    await expect(page.locator('.deck-card').first()).not.toHaveText(first, { useInnerText: true });
  }
  expect(seen.size, 'every name was shown').toBe(all);

  await database
    .insertInto('content_reports')
    .values(
      members.slice(0, REPORTS).map(({ id }, index) => ({
        user_id: id,
        content_type: 'comment',
        content_id: `${900_000_000 + index}`,
        reported_user_id: id,
        reason: `m${index}m ${XSS_PAYLOADS[index] ?? ''}`,
        snapshot: MARKED.slice(index * MARKS, (index + 1) * MARKS).join('\n\n'),
      })),
    )
    .execute();
  await page.goto(`/v3/${GAME}/admin/reports`);
  await expect.poll(async () => (await readTrace(page, 'main')).marks).toBeGreaterThanOrEqual(200);
  const { marks: _marks, ...trace } = await readTrace(page, 'main');
  // Open reports would push newer ones of other tests off the first page.
  await database
    .updateTable('content_reports')
    .set({ handled_at: new Date(), handled_by: reader.id, outcome: 'dismissed' })
    .where(
      'user_id',
      'in',
      members.map(({ id }) => id),
    )
    .execute();
  expect(trace).toEqual(clean);
  expect(watched).toEqual([]);
});

test('XSS payloads in events, names of players and mail stay text', async ({
  page,
  database,
  signIn,
}) => {
  const watched = await watchPage(page);
  const reader = await signIn({ username: 'EventScripter' });
  const names = XSS_PAYLOADS.filter(({ length }) => length >= 3 && length <= 80);
  const short = XSS_PAYLOADS.filter(({ length }) => length <= 40);
  expect([names.length > 100, short.length > 10]).toEqual([true, true]);

  const texts = packTexts(MARKED, 4000);
  for (const [index, description] of texts.entries()) {
    const id = await addEvent(
      database,
      reader.id,
      short.map((name) => ({ name })),
    );
    await database
      .updateTable('tournaments')
      .set({
        name: names[index] ?? '',
        description,
        location: names.at(-index - 1) ?? '',
        area: short[index % short.length] ?? '',
        format: short[(index + 1) % short.length] ?? '',
        trust: 'unlisted',
      })
      .where('id', '=', id)
      .execute();
    await page.goto(`/v3/gundam/tournaments/${id}`);
    await expect(page.locator('main .markdown')).toBeVisible();
    const marks = new Set(description.match(/m\d+m/g)).size;
    expect(await readTrace(page, 'main')).toEqual({ ...clean, marks });
    await page.getByRole('tab', { name: 'Players' }).click();
    await expect(page.getByText(short[0] ?? '', { exact: true }).first()).toBeVisible();
    expect(await readTrace(page, 'main')).toMatchObject(clean);
  }

  const mails = packTexts(MARKED, 500).slice(0, MAILS);
  await database
    .insertInto('users_boxitems')
    .values(
      mails.map((description, index) => ({
        user_id: reader.id,
        type: 'receivedItem',
        label: names[index] ?? '',
        description,
        banner: 'glass',
      })),
    )
    .execute();
  await page.goto('/v3/gundam');
  await page.getByRole('button', { name: `Mailbox, ${MAILS} waiting` }).click();
  const marks = new Set(mails.join(' ').match(/m\d+m/g)).size;
  await expect.poll(async () => (await readTrace(page, '[role=dialog]')).marks).toBe(marks);
  expect(await readTrace(page, '[role=dialog]')).toEqual({ ...clean, marks });
  expect(watched).toEqual([]);
});
