import { circle, linearGradient, path, round } from '@deckframe/card-faces/svg-markup';
import { fitText } from '@deckframe/card-faces/text-fit';
import { type FaceFont, textOutline, textWidth } from '@deckframe/card-faces/typeface';

/** Facts shown in a link preview. */
export type PictureFacts = {
  game: string;
  name: string;
  archetype: string;
  author: string;
  cardCount: number;
  /** Hex values. */
  colors: readonly string[];
  /** Hex value of the game. */
  accent: string;
  /** The cards shown, at most `TILES`. */
  cards: readonly { name: string; quantity: number }[];
};

const PICTURE = { width: 1200, height: 630 } as const;
export const TILES = 8;
const COLUMNS = 4;
const TILE = { width: 146, height: 204, gap: 10, left: 548, top: 92 } as const;
const LEFT = 64;
const TEXT_WIDTH = 460;
const TITLE = { top: 168, height: 210, size: 66, lines: 3 } as const;
const INK = { paper: '#f3f6f9', quiet: '#9fb0c0', ground: '#0b0f14', plate: '#151b22' } as const;

export type Tile = { left: number; top: number; width: number; height: number };

export function listTiles(count: number): Tile[] {
  return Array.from({ length: Math.min(count, TILES) }, (_, index) => ({
    left: TILE.left + (index % COLUMNS) * (TILE.width + TILE.gap),
    top: TILE.top + Math.floor(index / COLUMNS) * (TILE.height + TILE.gap + 14),
    width: TILE.width,
    height: TILE.height,
  }));
}

/** Draws background, texts and colours. */
export function drawGround(facts: PictureFacts): string {
  const [first = facts.accent] = facts.colors;
  const fade = linearGradient('ground', [
    [0, INK.plate],
    [1, INK.ground],
  ]);
  const plates = listTiles(facts.cards.length).map((tile, index) => {
    const frame = `M${tile.left} ${tile.top}h${tile.width}v${tile.height}h-${tile.width}Z`;
    const name = facts.cards[index]?.name ?? '';
    return path(frame, INK.plate) + block(name, 'bold', 20, tile, 5);
  });
  const pips = facts.colors.map((color, index) => circle(LEFT + 14 + index * 40, 426, 13, color));
  const count = facts.cardCount === 1 ? '1 card' : `${facts.cardCount} cards`;
  return svg(
    `<defs>${fade}</defs>`,
    path(`M0 0h${PICTURE.width}v${PICTURE.height}H0Z`, 'url(#ground)'),
    path(`M0 0h8v${PICTURE.height}H0Z`, first),
    line(facts.game, 'wide', LEFT, 118, 24, INK.quiet),
    title(facts.name),
    ...pips,
    line(facts.archetype, 'bold', LEFT, 492, 30, INK.paper),
    line(`${count} by ${facts.author}`, 'text', LEFT, 536, 26, INK.quiet),
    line('Deckframe', 'wide', LEFT, 588, 22, facts.accent),
    ...plates,
  );
}

/** Draws the card counts. */
export function drawCounts(facts: PictureFacts): string {
  const counts = listTiles(facts.cards.length).map((tile, index) => {
    const quantity = String(facts.cards[index]?.quantity ?? 0);
    const x = tile.left + tile.width / 2;
    const y = tile.top + tile.height;
    const width = textWidth(quantity, 'number', 26);
    return (
      path(`M${x - 26} ${y - 18}h52v32l-8 8h-44Z`, INK.ground) +
      line(quantity, 'number', x - width / 2, y + 12, 26, INK.paper)
    );
  });
  return svg(...counts);
}

function title(name: string): string {
  const { size, lines, top, height } = TITLE;
  const space = { font: 'name', width: TEXT_WIDTH, height, size, maxLines: lines } as const;
  const fitted = fitText(name, space);
  const step = fitted.size * 1.06;
  const first = top + (height - step * fitted.lines.length) / 2 + fitted.size * 0.8;
  return fitted.lines
    .map((text, index) => {
      const y = first + index * step;
      return line(text, 'name', LEFT, y, fitted.size, INK.paper, fitted.squeeze);
    })
    .join('');
}

/** Draws a name where a face is missing. */
function block(name: string, font: FaceFont, size: number, tile: Tile, maxLines: number): string {
  const space = { font, width: tile.width - 24, height: tile.height - 40, size, maxLines };
  const fitted = fitText(name, { ...space, wrapBelow: 1.01 });
  return fitted.lines
    .map((text, index) => {
      const y = tile.top + 40 + index * fitted.size * 1.15;
      return line(text, font, tile.left + 12, y, fitted.size, INK.quiet, fitted.squeeze);
    })
    .join('');
}

/** Draws text as outlines, so that pictures are equal everywhere. */
function line(
  text: string,
  font: FaceFont,
  x: number,
  y: number,
  size: number,
  fill: string,
  squeeze = 1,
): string {
  const width = textWidth(text, font, size) * squeeze;
  const narrowed = squeeze * Math.min(1, TEXT_WIDTH / Math.max(1, width));
  const scale = `scale(${((size / 1000) * narrowed).toFixed(5)} ${(size / 1000).toFixed(5)})`;
  return path(
    textOutline(text, font),
    fill,
    `transform="translate(${round(x)} ${round(y)}) ${scale}"`,
  );
}

function svg(...parts: string[]): string {
  const { width, height } = PICTURE;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`;
}
