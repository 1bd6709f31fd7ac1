import { parseWebLink } from '@deckframe/domain/creators/contents/web-link';
import type { Page } from '@playwright/test';
import { expect, test } from '../../test.ts';
import { writeByApi } from '../../write-by-api.ts';
import { MARKED, packTexts, XSS_PAYLOADS } from '../../xss-payloads.ts';

const BATCH = 50;
const NAME_MAX = 80;
const CELL_MAX = 200;

/** Reads elements and addresses that only a payload can create, and whether a script ran. */
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
        // The text of a drawn face is in its data URL. The drawing itself is checked separately.
        /^(?!data:image\/svg\+xml,).*evil\.test|^x$|^javascript/i.test(source)
      );
    });
    return {
      ran: Reflect.get(window, '__xss'),
      faults: faults.map(({ outerHTML }) => outerHTML.slice(0, 120)),
    };
  });
}

/** Waits for the print dialog. Returns unexpected elements of each printed face. */
async function readPrintedFaces(page: Page): Promise<{ faces: number; faults: string[] }> {
  const printed = await page.evaluate(
    () =>
      new Promise<{ text: string; isDrawn: boolean }[]>((done) => {
        window.print = () => {
          const faces = [...document.querySelectorAll<HTMLImageElement>('.print-cards img')];
          done(
            faces.map(({ src, naturalWidth }) => ({
              text: decodeURIComponent(src.replace('data:image/svg+xml,', '')),
              isDrawn: naturalWidth > 0,
            })),
          );
        };
      }),
  );
  const faults = printed.flatMap(({ text, isDrawn }) => [
    ...(isDrawn ? [] : ['not drawn']),
    ...findStrangeTags(text),
  ]);
  return { faces: printed.length, faults: faults.slice(0, 5) };
}

const DRAWING =
  /^<(?:svg|defs|g|path|rect|circle|ellipse|line|polygon|polyline|(?:linear|radial)Gradient|stop|clipPath|pattern|mask|filter|fe\w+)(?![\w:-])/;

/** Not parsed in the page, because its trusted types policy forbids it. */
function findStrangeTags(svg: string): string[] {
  const tags = svg.match(/<[A-Za-z][^>]*>/g) ?? [];
  return tags.filter(
    (tag) =>
      !DRAWING.test(tag) || /\s(?:on\w*|[\w:]*href)\s*=/i.test(tag.replaceAll(/"[^"]*"/g, '""')),
  );
}

test('more than 200 XSS payloads in fan-made series, comments, names and hints stay text @slow', async ({
  database,
  page,
  signIn,
}) => {
  const member = await signIn({ username: 'SeriesScripter' });
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  type Written = { id: string; results?: { refusal: unknown }[] };
  const call = (method: 'POST' | 'PUT', path: string, data: object) =>
    writeByApi<Written>(page.request, `/api/games/opcg/custom-series${path}`, { method, data });
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

  const texts = packTexts(MARKED);
  await database
    .insertInto('comments')
    .values(
      texts.map((text) => ({
        user_id: member.id,
        content_type: 'custom-series',
        content_id: id,
        gameid: 'opcg',
        text,
      })),
    )
    .execute();

  const clean = { ran: undefined, faults: [] };
  await page.goto(`/v3/opcg/custom?series=${id}`);
  await expect(page.locator('.fan-cards > li')).toHaveCount(cards.length);
  const drawn = readPrintedFaces(page);
  await page.getByRole('button', { name: 'Print the cards' }).click();
  expect(await drawn, 'every face is a drawing and nothing else').toEqual({
    faces: cards.length,
    faults: [],
  });
  await expect(page.locator('.comment')).toHaveCount(texts.length);
  const said = await page.locator('.comments').textContent();
  expect(new Set(said?.match(/m\d+m/g)).size, 'every comment is shown').toBe(MARKED.length);
  expect(await readTrace(page)).toEqual(clean);
  await page.locator('.fan-cards button').first().click();
  await expect(page.getByRole('button', { name: 'Save card' })).toBeVisible();
  expect(await readTrace(page)).toEqual(clean);
  // The hints quote an invalid number as typed.
  const hints = page.locator('.studio__hints');
  for (const text of packTexts(MARKED, CELL_MAX)) {
    await page.getByLabel('Power', { exact: true }).fill(text.replaceAll('\n', ' '));
    const marks = text.match(/m\d+m/g) ?? [];
    await expect(hints).toContainText(marks.at(-1) ?? 'no mark');
    expect(await readTrace(page)).toEqual(clean);
  }
  for (const address of ['custom', 'cardlist?openCustom=true']) {
    await page.goto(`/v3/opcg/${address}`);
    await expect(page.getByText(name).first()).toBeVisible();
    expect(await readTrace(page), address).toEqual(clean);
  }
  expect(dialogs).toEqual([]);
  // All links of contents are checked by one rule.
  expect(XSS_PAYLOADS.flatMap((payload) => parseWebLink(payload) ?? [])).toEqual([]);
});
