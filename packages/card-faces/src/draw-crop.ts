/** Parts of a card's art without its frame: bands for deck rows, profile banners. */
import { drawArtLayer } from './draw-art.ts';
import type { FaceCard, FaceRole, FaceStyle } from './face-card.ts';
import { hashText } from './seeded-random.ts';
import type { Box } from './text-ink.ts';

/** Where to look for what matters: people's eyes sit lower than machines' heads. */
const BAND_TOP: Record<FaceStyle, number> = { sortie: 104, voyage: 166, spark: 120, union: 166 };
const PLACES_TOP = 156;
const CALM: readonly FaceRole[] = ['action', 'place', 'item', 'resource'];
const bandTop = ({ style, role }: FaceCard): number =>
  CALM.includes(role) ? PLACES_TOP : BAND_TOP[style];

function drawCrop(card: FaceCard, { x, y, width, height }: Box): string {
  const id = `c${hashText(`${card.style} ${card.number} ${x} ${y} ${width} ${height}`).toString(36)}`;
  const { defs, body } = drawArtLayer(card, id);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" aria-hidden="true"><defs>${defs}</defs>${body}</svg>`;
}

/** A wide strip for deck rows and nameplates, 12:5. */
export const drawArtBand = (card: FaceCard): string =>
  drawCrop(card, { x: 0, y: bandTop(card), width: 630, height: 262 });

/** A wider strip for the head of a profile, about 3:1. */
export const drawProfileBanner = (card: FaceCard): string =>
  drawCrop(card, { x: 0, y: bandTop(card) + 24, width: 630, height: 206 });
