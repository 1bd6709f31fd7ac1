/** `npm run pictures [-- scene…]`: takes pictures of all pages of the built app. */
import { hashMaintenanceCode } from '@deckframe/api/src/modules/site/games/maintenance-service.ts';
import { listGameFolders } from '@deckframe/database/game-folders';
import { createSession, createUser, SESSION_COOKIE } from '@deckframe/database/scenes';
import { chromium, type Browser, type Page } from '@playwright/test';
import { copyFileSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Region } from 'sharp';
import { drawDemoFaces } from '../../demo/faces/draw-demo-faces.ts';
import { listAvatarImages } from '../../demo/people/avatar-images.ts';
import { preparePeople } from '../../demo/people/prepare-people.ts';
import { prepareDemoDecks } from '../../demo/site/demo-decks.ts';
import { REPOSITORY_ROOT } from '../../scripts/services/services.ts';
import { CHROMIUM_ARGS, CHROMIUM_PATH } from '../chromium.ts';
import { startStack, type Stack } from '../stack/start-stack.ts';
import { RETURNING_VISITOR } from '../returning-visitor.ts';
import { VIEWPORTS } from '../viewports.ts';
import { dressMember } from './dress-member.ts';
import { fillCommunity } from './fill-community.ts';
import { fillPrices } from './fill-prices.ts';
import { fillOffice } from './fill-office.ts';
import { fillTournaments } from './fill-tournaments.ts';
import { LOOKED_AT } from './looked-at.ts';
import type { Scene } from './scene.ts';
import { LOCKED_GAME, SCENES } from './scenes.ts';
import { takeEngines } from './take-engines.ts';
import { answerHelp } from '../../tools/help/answer-help.ts';

answerHelp(`Usage: npm run pictures [-- <scene> ...]
       npm run pictures -- --look [<scene> ...]
Takes pictures of all pages, or of the named scenes, into .data/pictures; "engines" shows Chromium
and Firefox side by side. --look takes more pages. Pictures used by README.md or docs are also
copied to docs/pictures.`);

const isLook = process.argv[2] === '--look';
const FOLDER = join(REPOSITORY_ROOT, '.data/pictures');
const MAX_HEIGHT = 16_000;
/** A fixed date, so that unchanged pages give equal pictures. */
const DAY = '2026-11-15T12:00:00Z';

type Cookies = { member: string; administrator: string };

async function takePicture(
  browser: Browser,
  stack: Stack,
  scene: Scene,
  viewport: { width: number; height: number },
  cookies: Cookies,
): Promise<void> {
  const baseURL = scene.site === 'documents' ? stack.documentsOrigin : stack.origin;
  const context = await browser.newContext({
    viewport,
    baseURL,
    reducedMotion: 'reduce',
    colorScheme: scene.theme ?? 'dark',
  });
  await context.addInitScript(
    (stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    },
    { ...RETURNING_VISITOR, ...scene.stored },
  );
  if (scene.signedIn !== undefined && scene.signedIn !== false) {
    const value = scene.signedIn === true ? cookies.member : cookies.administrator;
    await context.addCookies([{ name: SESSION_COOKIE, value, url: baseURL, httpOnly: true }]);
  }
  // The open live connection would prevent network idle.
  await context.route('**/api/live?*', (route) => route.abort());
  const page = await context.newPage();
  await page.clock.setFixedTime(DAY);
  await page.goto(scene.address, { waitUntil: 'networkidle' });
  await scene.arrange?.(page);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  // Lazy pictures load only when scrolled to.
  await page.waitForFunction(() =>
    [...document.images].every(
      (image) =>
        image.complete ||
        !image.checkVisibility() ||
        image.getBoundingClientRect().top > window.innerHeight,
    ),
  );
  // A loaded picture must also be decoded.
  await page.evaluate(() =>
    Promise.allSettled(
      [...document.images].filter((one) => one.complete).map((one) => one.decode()),
    ),
  );
  await refuseBroken(page, scene);
  const png = await page.screenshot({ fullPage: scene.wholePage === true, animations: 'disabled' });
  await context.close();
  await sharp(png)
    .extract(await visiblePart(png))
    .webp({ quality: 74, effort: 6 })
    .toFile(join(FOLDER, `${scene.name}-${viewport.width}.webp`));
}

/** Throws if a card has no face, because visitors never see that. */
async function refuseBroken(page: Page, { name }: Scene): Promise<void> {
  const broken = await page.evaluate(() =>
    [...document.images]
      .filter((image) => image.complete && image.naturalWidth === 0 && image.checkVisibility())
      .map((image) => image.currentSrc || image.outerHTML.slice(0, 200))
      // The kit page shows a missing face on purpose.
      .filter((source) => !source.includes('no-such-face')),
  );
  if (broken.length > 0) throw new Error(`${name}: without a picture\n${broken.join('\n')}`);
}

/** Copies the pictures used in the documentation. All others stay out of Git. */
function copyShown(taken: readonly string[]): void {
  const pages = globSync(['README.md', 'docs/**/*.md'], { cwd: REPOSITORY_ROOT });
  const text = pages.map((page) => readFileSync(join(REPOSITORY_ROOT, page), 'utf8')).join('\n');
  for (const file of taken.filter((name) => text.includes(`pictures/${name}`))) {
    copyFileSync(join(FOLDER, file), join(REPOSITORY_ROOT, 'docs/pictures', file));
  }
}

/** WebP allows at most 16,383 px, so longer pages are cut. */
async function visiblePart(png: Buffer): Promise<Region> {
  const { width, height } = await sharp(png).metadata();
  return { left: 0, top: 0, width, height: Math.min(height, MAX_HEIGHT) };
}

async function main(): Promise<void> {
  const stack = await startStack();
  const browser = await chromium.launch({
    args: CHROMIUM_ARGS,
    ...(CHROMIUM_PATH !== undefined && { executablePath: CHROMIUM_PATH }),
  });
  try {
    await stack.database.setNow(DAY);
    const failures = await drawDemoFaces({ games: ['gundam'], workers: 2 });
    if (failures.length > 0) throw new Error(failures.join('\n'));
    const { db } = stack.database;
    const member = await createUser(db, { username: 'Halcyon', user_exp: 41_618 });
    await dressMember(db, stack.origin, member.id);
    const administrator = await createUser(db, { username: 'Sable', roles: ['Administrator'] });
    const members = await fillCommunity(db);
    const now = Date.parse(DAY);
    await prepareDemoDecks(db, DAY.slice(0, 10), '%@members.test');
    await preparePeople(db, { now, accounts: '%@members.test' });
    for (const game of listGameFolders()) {
      const images = new Set(await listAvatarImages(db, game));
      await drawDemoFaces({ games: [game], images, workers: 2 });
    }
    await fillTournaments(db, administrator.id, now);
    await fillOffice(db, administrator.id, members);
    await fillPrices(db);
    const signIn = async (userId: number): Promise<string> => {
      const cookie = await createSession(db, { userId, secret: stack.sessionSecret });
      return cookie.slice(SESSION_COOKIE.length + 1);
    };
    const cookies: Cookies = {
      member: await signIn(member.id),
      administrator: await signIn(administrator.id),
    };
    await db
      .updateTable('game_settings')
      .set({
        maintenance_code_hash: await hashMaintenanceCode('a picture needs no code'),
        maintenance_message: 'We are moving the hangar. Back at noon.',
      })
      .where('gameid', '=', LOCKED_GAME)
      .execute();

    mkdirSync(FOLDER, { recursive: true });
    const wanted = process.argv.slice(isLook ? 3 : 2);
    const scenes = [...SCENES, ...(isLook ? LOOKED_AT : [])].filter(
      ({ name }) => wanted.length === 0 || wanted.includes(name),
    );
    const taken: string[] = [];
    for (const scene of scenes) {
      for (const viewport of Object.values(VIEWPORTS)) {
        const kind = viewport.width > 768 ? 'wide' : 'narrow';
        if (scene.only !== undefined && scene.only !== kind) continue;
        // A third size in between shows little more but doubles the file size.
        const isTwice =
          scene.wholePage === true || scene.theme === 'light' || scene.only === 'wide';
        if (isTwice && viewport === VIEWPORTS.tablet) continue;
        await takePicture(browser, stack, scene, viewport, cookies);
        taken.push(`${scene.name}-${viewport.width}.webp`);
        console.log(`${scene.name} ${viewport.width}`);
      }
    }
    if (!isLook && (wanted.length === 0 || wanted.includes('engines'))) {
      await takeEngines(browser, stack.origin, FOLDER);
    }
    copyShown(taken);
  } finally {
    await browser.close();
    await stack.stop();
  }
}

await main();
