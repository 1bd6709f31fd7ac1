/** Draws a whole card face as an SVG picture, 630 by 880. */
import { drawArtLayer } from './draw-art.ts';
import type { FaceCard, FaceStyle } from './face-card.ts';
import {
  createFrame,
  FACE_HEIGHT,
  FACE_WIDTH,
  type Frame,
  frameDefs,
  type FramePainting,
} from './frame/frame-kit.ts';
import { sortieFrame } from './frame/sortie-frame.ts';
import { sparkFrame } from './frame/spark-frame.ts';
import { unionFrame } from './frame/union-frame.ts';
import { voyageFrame } from './frame/voyage-frame.ts';
import { foilLayer } from './rarity-finishes.ts';
import { hashText } from './seeded-random.ts';
import { escapeXml } from './svg-markup.ts';
import { createTextInk, type PlacedText } from './text-ink.ts';

export type FaceLayout = 'full' | 'small';
/** Faces shown narrower than this use the small layout. */
export const SMALL_LAYOUT_BELOW = 200;

export type FaceOptions = {
  layout?: FaceLayout;
  /** Without text, to measure what lies under it. */
  textVisible?: boolean;
};
export type DrawnFace = { svg: string; texts: readonly PlacedText[] };

const FRAMES: Record<FaceStyle, (frame: Frame) => FramePainting> = {
  sortie: sortieFrame,
  voyage: voyageFrame,
  spark: sparkFrame,
  union: unionFrame,
};

/** What a screen reader says. */
function describe({ name, colors, typeLabel, values, rarity }: FaceCard): string {
  const facts = Object.entries(values)
    .filter(([, value]) => value !== '')
    .map(([key, value]) => `${key} ${value}`);
  return [name, `${colors.join(' and ')} ${typeLabel}`, ...facts, rarity && `rarity ${rarity}`]
    .filter(Boolean)
    .join(', ');
}

/** Ids must differ between faces that share a page, and be the same for the same face. */
const idPrefix = (card: FaceCard, layout: FaceLayout): string =>
  `f${hashText(`${card.style} ${card.number} ${layout}`).toString(36)}`;

export function drawFace(card: FaceCard, options: FaceOptions = {}): DrawnFace {
  const { layout = 'full', textVisible = true } = options;
  const id = idPrefix(card, layout);
  const ink = createTextInk(textVisible);
  const { art, defs, body } = drawArtLayer(card, id);
  const frame = createFrame(art, ink, layout === 'small');
  const painting = FRAMES[card.style](frame);
  const foil = foilLayer(card, id, painting.floor);
  const { artTransform } = painting;
  const artwork = artTransform ? `<g transform="${artTransform}">${body}</g>` : body;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${FACE_WIDTH} ${FACE_HEIGHT}" role="img" aria-label="${escapeXml(describe(card))}"><defs>${defs}${foil.defs}${frameDefs(frame)}${painting.defs}</defs><g clip-path="url(#${id}cl)">${artwork}${foil.body}${painting.body}</g></svg>`;
  return { svg, texts: ink.placed };
}
