/** Parts of a card's art without its frame: bands for deck rows, avatars, profile banners. */
import { drawArtLayer } from './draw-art.ts';
import type { FaceCard, FaceRole } from './face-card.ts';
import { hashText } from './seeded-random.ts';
import type { Box } from './text-ink.ts';

/** Heads sit higher than machines' chests: where to look, by role. */
const BAND_TOP: Record<FaceRole, number> = {
  leader: 116,
  fighter: 104,
  partner: 116,
  action: 150,
  place: 150,
  item: 180,
  resource: 170,
};
const PEOPLE: readonly FaceRole[] = ['leader', 'partner'];

function drawCrop(card: FaceCard, { x, y, width, height }: Box): string {
  const id = `c${hashText(`${card.style} ${card.number} ${x} ${y} ${width} ${height}`).toString(36)}`;
  const { defs, body } = drawArtLayer(card, id);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" aria-hidden="true"><defs>${defs}</defs>${body}</svg>`;
}

/** A wide strip for deck rows and nameplates, 12:5. */
export const drawArtBand = (card: FaceCard): string =>
  drawCrop(card, { x: 0, y: BAND_TOP[card.role], width: 630, height: 262 });

/** A wider strip for the head of a profile, about 3:1. */
export const drawProfileBanner = (card: FaceCard): string =>
  drawCrop(card, { x: 0, y: BAND_TOP[card.role] + 16, width: 630, height: 206 });

/** A square on the face of the subject. */
export function drawAvatar(card: FaceCard): string {
  const size = PEOPLE.includes(card.role) || card.style !== 'sortie' ? 340 : 300;
  return drawCrop(card, { x: 315 - size / 2, y: 108, width: size, height: size });
}
