import { parseWebLink } from '@deckframe/domain/contents/web-link';
import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';
import { XSS_PAYLOADS } from '../xss-payloads.ts';

const BATCH = 50;
const NAME_MAX = 80;

/** Elements and addresses that only a payload could have brought, and whether one has run. */
function readTrace(page: Page) {
  return page.evaluate(() => {
    const foreign = 'script, iframe, object, embed, base, style, form[action], math, marquee';
    const faults = [...document.querySelectorAll('main *')].filter((element) => {
      const isBad =
        element instanceof HTMLAnchorElement && !/^https?:$/.test(new URL(element.href).protocol);
      const source = element.getAttribute('src') ?? '';
      return (
        [...element.attributes].some(({ name }) => /^on|^srcdoc$|^formaction$/i.test(name)) ||
        element.matches(foreign) ||
        isBad ||
        /evil\.test|^x$|^javascript/i.test(source)
      );
    });
    return {
      ran: Reflect.get(window, '__xss'),
      faults: faults.map(({ outerHTML }) => outerHTML.slice(0, 120)),
    };
  });
}

test('more than 200 XSS payloads in fan-made series, names and texts of cards stay the text they are', async ({
  page,
  signIn,
}) => {
  await signIn({ username: 'SeriesScripter' });
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const call = async (method: 'POST' | 'PUT', path: string, data: object) => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const url = `/api/games/opcg/custom-series${path}`;
    const answer = await page.request.fetch(url, { method, headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as { id: string; results?: { refusal: unknown }[] };
  };
  const name = '<img src=x onerror=window.__xss=1>';
  const { id } = await call('POST', '', {
    name,
    description: XSS_PAYLOADS.join('\n').slice(0, 1000),
  });
  const cards = XSS_PAYLOADS.map((payload, at) => ({
    fields: {
      name: payload.length <= NAME_MAX ? payload : `Long ${at}`,
      effectdata: `m${at}m ${payload}`,
    },
  }));
  expect(cards.length).toBeGreaterThanOrEqual(200);
  for (let from = 0; from < cards.length; from += BATCH) {
    const { results = [] } = await call('POST', `/${id}/cards/batch`, {
      cards: cards.slice(from, from + BATCH),
    });
    expect(results.filter(({ refusal }) => refusal !== null)).toEqual([]);
  }
  await call('PUT', `/${id}/publication`, { is_published: true, artIsFree: true });

  const clean = { ran: undefined, faults: [] };
  await page.goto(`/v3/opcg/custom?series=${id}`);
  await expect(page.locator('.fan-cards > li')).toHaveCount(cards.length);
  const shown = await page.locator('.fan-cards').textContent();
  expect(new Set(shown?.match(/m\d+m/g)).size, 'every text is drawn').toBe(cards.length);
  expect(await readTrace(page)).toEqual(clean);
  await page.locator('.fan-cards button').first().click();
  await expect(page.getByRole('button', { name: 'Save card' })).toBeVisible();
  expect(await readTrace(page)).toEqual(clean);
  for (const address of ['custom', 'cardlist?openCustom=true']) {
    await page.goto(`/v3/opcg/${address}`);
    await expect(page.getByText(name).first()).toBeVisible();
    expect(await readTrace(page), address).toEqual(clean);
  }
  expect(dialogs).toEqual([]);
  // What a content may lead to is judged by one rule.
  expect(XSS_PAYLOADS.flatMap((payload) => parseWebLink(payload) ?? [])).toEqual([]);
});
