import type { Browser } from '@playwright/test';
import { join } from 'node:path';
import { launch } from 'puppeteer-core';
import sharp from 'sharp';
import { FIREFOX_PATH } from '../firefox.ts';
import { RETURNING_VISITOR } from '../returning-visitor.ts';

/** Pages whose corners, fonts and colours differ most between engines. */
const PAGES = {
  home: { path: '/v3/gundam/', ready: '.fan-card img' },
  builder: { path: '/v3/gundam/deckbuilder', ready: '.pool [data-index="6"] img' },
} as const;
const VIEWPORT = { width: 1280, height: 800 };
/** Half of the picture, so that both engines fit side by side. */
const HALF = VIEWPORT.width / 2;

type Page = (typeof PAGES)[keyof typeof PAGES];

/** Takes the same pages in Chromium (left) and Firefox (right), one picture per page. */
export async function takeEngines(browser: Browser, origin: string, folder: string): Promise<void> {
  if (FIREFOX_PATH === undefined) {
    console.log('engines: no Firefox here, left as they are');
    return;
  }
  for (const [name, page] of Object.entries(PAGES)) {
    const halves = [
      await takeInChromium(browser, origin, page),
      await takeInFirefox(FIREFOX_PATH, origin, page),
    ];
    const inputs = await Promise.all(
      halves.map((png) =>
        sharp(png)
          .resize(HALF * 1.5)
          .toBuffer(),
      ),
    );
    const { height } = await sharp(inputs[0]).metadata();
    await sharp({
      create: { width: HALF * 3 + 12, height, channels: 3, background: '#888' },
    })
      .composite(inputs.map((input, at) => ({ input, left: at * (HALF * 1.5 + 12), top: 0 })))
      .webp({ quality: 74, effort: 6 })
      .toFile(join(folder, `engines-${name}.webp`));
    console.log(`engines ${name}`);
  }
}

function keepEntries(entries: Record<string, string>): void {
  try {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  } catch {
    // about:blank, between two pages, has no storage.
  }
}

async function takeInChromium(browser: Browser, origin: string, wanted: Page): Promise<Buffer> {
  const context = await browser.newContext({ viewport: VIEWPORT, colorScheme: 'dark' });
  await context.addInitScript(keepEntries, { ...RETURNING_VISITOR });
  const page = await context.newPage();
  await page.goto(`${origin}${wanted.path}`);
  await page.locator(wanted.ready).first().waitFor();
  await page.waitForLoadState('networkidle');
  const png = await page.screenshot({ animations: 'disabled' });
  await context.close();
  return png;
}

async function takeInFirefox(path: string, origin: string, wanted: Page): Promise<Buffer> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: path,
    headless: true,
    timeout: 60_000,
    defaultViewport: VIEWPORT,
    // Sets the system theme to dark, because Firefox defaults to light here.
    extraPrefsFirefox: { 'layout.css.prefers-color-scheme.content-override': 0 },
  });
  try {
    const page = await browser.newPage();
    await page.evaluateOnNewDocument(keepEntries, { ...RETURNING_VISITOR });
    await page.goto(`${origin}${wanted.path}`);
    await page.waitForSelector(wanted.ready, { timeout: 60_000 });
    // Lazy pictures load only when scrolled to.
    const isDrawn = (height: number): boolean =>
      [...document.images].every(
        (image) => image.complete || image.getBoundingClientRect().top > height,
      );
    await page.waitForFunction(isDrawn, { timeout: 60_000 }, VIEWPORT.height);
    await page.evaluate(() =>
      Promise.allSettled(
        [...document.images].filter((one) => one.complete).map((one) => one.decode()),
      ),
    );
    return Buffer.from(await page.screenshot());
  } finally {
    await browser.close();
  }
}
