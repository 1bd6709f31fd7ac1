/** Height of faces relative to width. */
const CARD_RATIO = 1.397;

export interface TileLayout {
  readonly columns: number;
  readonly tileWidth: number;
  readonly faceHeight: number;
  readonly rowHeight: number;
  readonly gap: number;
}

export interface TileSpace {
  readonly width: number;
  readonly viewportWidth: number;
  readonly cardSize: number;
  readonly withLine: boolean;
  readonly footHeight?: number;
}

const SIZE_PX = 100;
const MIN_TILE = 70;
const MAX_TILE = 320;
const LINE_HEIGHT = 26;

/** In narrow windows the same sizes use smaller values: 2.5 means three columns of 104 px. */
const SCALES = [
  { upTo: 768, scale: 0.416, gap: 10, rowGap: 14 },
  { upTo: 1080, scale: 0.74, gap: 12, rowGap: 16 },
  { upTo: Infinity, scale: 0.72, gap: 14, rowGap: 18 },
] as const;

/** Returns columns that fill the row, none wider than the chosen size. */
export function layTiles(space: TileSpace): TileLayout {
  const { width, viewportWidth, cardSize, withLine, footHeight = 0 } = space;
  const { scale, gap, rowGap } = SCALES.find(({ upTo }) => viewportWidth <= upTo) ?? SCALES[2];
  const wanted = Math.min(MAX_TILE, Math.max(MIN_TILE, cardSize * SIZE_PX * scale));
  const columns = Math.max(1, Math.round((width + gap) / (wanted + gap)));
  const tileWidth = (width - gap * (columns - 1)) / columns;
  const faceHeight = tileWidth * CARD_RATIO;
  const rowHeight = Math.round(faceHeight + (withLine ? LINE_HEIGHT : 0) + footHeight + rowGap);
  return { columns, tileWidth, faceHeight, rowHeight, gap };
}
