/**
 * `npm run seed -- cosmetics` draws cosmetics into `apps/web/public/v3/ctz`: backgrounds, banners,
 * badges, level digits and logos, all from our own demo world. The files are committed.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BadgeSymbol, drawBadge } from '@deckframe/card-faces/draw-badge';
import { drawArtBand, drawProfileBanner } from '@deckframe/card-faces/draw-face';
import { type FaceCard } from '@deckframe/card-faces/face-card';
import { type CardRow, toFaceCard } from '@deckframe/card-faces/face-mapping';
import { type FaceFont, textOutline, textWidth } from '@deckframe/card-faces/typeface';
import { makeDemoCards } from '@deckframe/database/demo-cards';
import sharp from 'sharp';
import { MOVING_BANNERS } from '@deckframe/domain/community/profile/moving-banners';
import { readMapping } from '../faces/face-cards.ts';
import { ROOT } from '../faces/face-files.ts';
import { answerHelp } from '../../tools/help/answer-help.ts';
import { drawMovingBanner } from './moving-banner.ts';

answerHelp(`Usage: npm run seed -- cosmetics
Renders the cosmetic items (backgrounds, banners, badges, digits) into apps/web/public/v3/ctz.`);

const FOLDER = join(ROOT, 'apps/web/public/v3/ctz');
const GAME = 'gundam';
/** The art is 630 units wide. */
const ART_WIDTH = 630;
const CSS_DPI = 72;

/** Maps an item's key to the card with its art. */
const BACKGROUNDS = {
  default: 'ST04-005',
  hangar: 'GD01-004',
  ember: 'GD01-029',
  tidal: 'GD01-001',
  verdant: 'GD01-015',
  ivory: 'GD01-044',
  violet: 'ST05-005',
  aurum: 'GD01-070',
  eclipse: 'GD01-057',
  cobalt: 'GD01-008',
  canopy: 'GD01-020',
  sunward: 'GD01-033',
  bastion: 'GD01-048',
  comet: 'GD01-062',
  zenith: 'ST05-001',
} as const;
const BANNERS = {
  default: 'ST01-001',
  skyline: 'GD01-003',
  foundry: 'ST03-005',
  deepfield: 'GD01-002',
  vanguard: 'ST02-005',
  sovereign: 'GD01-057',
  glass: 'GD01-043',
  longwatch: 'GD01-009',
  thicket: 'GD01-018',
  highnoon: 'GD01-030',
  rampart: 'GD01-046',
  starfall: 'GD01-060',
  pinnacle: 'ST05-002',
} as const;
const BADGES: Record<string, [symbol: BadgeSymbol, color: string]> = {
  youtube: ['play', '#f8495a'],
  twitch: ['broadcast', '#a37bff'],
  twitter: ['quill', '#74b8ff'],
  administrator: ['crest', '#f6c330'],
  'early-light': ['star', '#ff8a3d'],
  trader: ['cards', '#4fd08f'],
  critic: ['quill', '#e7a9ff'],
  beloved: ['heart', '#ff6f91'],
  hundred: ['star', '#c98b5a'],
  'two-hundred': ['star', '#9db4c8'],
  'three-hundred': ['star', '#f6c330'],
  'five-hundred': ['trophy', '#5cc8ff'],
  sevens: ['trophy', '#a37bff'],
  summit: ['crest', '#ff5d5d'],
};
const DIGITS = 10;
/** At this font size, capitals are about as high as the picture. */
const LETTERS = { size: 64, height: 48 };
const DIGIT_CELL = 42;

async function drawArt(
  items: Readonly<Record<string, string>>,
  folder: string,
  draw: (card: FaceCard) => string,
  width: number,
): Promise<void> {
  const mapping = await readMapping(GAME);
  const cards = makeDemoCards(GAME) as unknown as (CardRow & { cardno: string })[];
  await mkdir(join(FOLDER, folder), { recursive: true });
  for (const [key, cardno] of Object.entries(items)) {
    const row = cards.find((card) => card.cardno === cardno);
    if (row === undefined) throw new Error(`The demo world has no card ${cardno}.`);
    const svg = Buffer.from(draw(toFaceCard(row, mapping)));
    await sharp(svg, { density: (CSS_DPI * width) / ART_WIDTH })
      .resize(width)
      .webp({ quality: 74, effort: 6, smartSubsample: true })
      .toFile(join(FOLDER, folder, `${key}.webp`));
  }
}

/** Draws white letters as outlines, with their own width or centred in a cell. */
function drawLetters(text: string, font: FaceFont, opacity: number, cell?: number): string {
  const own = textWidth(text, font, LETTERS.size);
  const width = Math.round(cell ?? own);
  const shift = ((width - own) / 2).toFixed(2);
  const scale = LETTERS.size / 1000;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${LETTERS.height}"><path transform="translate(${shift} ${LETTERS.height - 1}) scale(${scale})" d="${textOutline(text, font)}" fill="#fff" fill-opacity="${opacity}"/></svg>`;
}

async function writeSvg(path: string, svg: string): Promise<void> {
  await writeFile(join(FOLDER, path), `${svg}\n`);
}

async function main(): Promise<void> {
  await drawArt(BACKGROUNDS, 'backgrounds', drawArtBand, 480);
  await drawArt(BANNERS, 'banners', drawProfileBanner, 1440);
  for (const key of MOVING_BANNERS) {
    const file = join(FOLDER, 'banners', key);
    const { gif, webm } = await drawMovingBanner(await readFile(`${file}.webp`));
    await Promise.all([writeFile(`${file}.gif`, gif), writeFile(`${file}.webm`, webm)]);
  }
  await mkdir(join(FOLDER, 'badges'), { recursive: true });
  for (const [key, [symbol, color]] of Object.entries(BADGES)) {
    await writeSvg(`badges/${key}.svg`, drawBadge(symbol, color));
  }
  await mkdir(join(FOLDER, 'levels'), { recursive: true });
  for (let digit = 0; digit < DIGITS; digit += 1) {
    await writeSvg(`levels/${digit}.svg`, drawLetters(String(digit), 'number', 1, DIGIT_CELL));
  }
  await writeSvg('levels/lv.svg', drawLetters('LV', 'wide', 0.76));
  await writeSvg('levels/exp.svg', drawLetters('EXP', 'wide', 0.76));
}

await main();
