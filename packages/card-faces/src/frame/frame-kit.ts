import type { ArtContext } from '../art-context.ts';
import { inkOn, lighten, mix, plateUnder, readableOn } from '../color-math.ts';
import type { FaceCard } from '../face-card.ts';
import { PALETTES } from '../palettes.ts';
import { isLegend, metalGradient, metalTag } from '../rarity-finishes.ts';
import { path, round } from '../svg-markup.ts';
import { type TextInk, drawFitted } from '../text-fit.ts';
import { textWidth } from '../typeface.ts';

/** Shared parts of all frames: tones, outer edge, rarity tag. */

export const FACE_WIDTH = 630;
export const FACE_HEIGHT = 880;
const CORNER = 30;

export type Frame = {
  card: FaceCard;
  art: ArtContext;
  id: string;
  ink: TextInk;
  small: boolean;
  legend: boolean;
  /** Id of the gradient for the frame's metal. */
  metal: string;
  tones: FrameTones;
};

export type FrameTones = {
  /** Darkest tone, for panels. */
  panel: string;
  /** Slightly lighter tone, for the top of panels. */
  panelTop: string;
  /** Plate in the card's colour, under white or black letters. */
  plate: string;
  onPlate: string;
  /** Light tone for labels, readable on panels. */
  label: string;
  bright: string;
  accent: string;
};

/** What a frame paints over the art. `floor` is the y position where the art ends. */
export type FramePainting = {
  defs: string;
  body: string;
  floor: number;
  artTransform?: string;
};

export function frameTones(card: FaceCard): FrameTones {
  const palette = PALETTES[card.colors[0]];
  const panel = mix(palette.deep, '#07090d', 0.35);
  const panelTop = mix(panel, palette.base, 0.12);
  const onPlate = inkOn(palette.base);
  return {
    panel,
    panelTop,
    onPlate,
    plate: plateUnder(palette.base, onPlate),
    label: readableOn(lighten(palette.bright, 0.35), panel, panelTop),
    bright: readableOn(palette.bright, panel, panelTop),
    accent: card.accent,
  };
}

export function createFrame(art: ArtContext, ink: TextInk, small: boolean): Frame {
  const { card, id } = art;
  return {
    card,
    art,
    id,
    ink,
    small,
    legend: isLegend(card),
    metal: `url(#${id}mt)`,
    tones: frameTones(card),
  };
}

export const frameDefs = ({ card, id }: Frame): string =>
  `${metalGradient(card, id)}<clipPath id="${id}cl"><rect width="${FACE_WIDTH}" height="${FACE_HEIGHT}" rx="${CORNER}"/></clipPath>`;

export function outerEdge({ tones, metal, small, legend }: Frame): string {
  const band = small ? 12 : 9;
  const rect = (inset: number, color: string, width: number): string =>
    `<rect x="${inset}" y="${inset}" width="${FACE_WIDTH - inset * 2}" height="${FACE_HEIGHT - inset * 2}" rx="${CORNER - inset}" fill="none" stroke="${color}" stroke-width="${width}"/>`;
  return (
    rect(band / 2, mix(tones.panel, '#000000', 0.25), band) +
    rect(band, metal, small ? 5 : legend ? 4 : 2.5)
  );
}

export const rarityTagWidth = ({ card }: Frame, size: number): number =>
  card.rarity ? textWidth(card.rarity, 'wide', size) + size * 1.1 : 0;

/** Draws a slanted tag with the rarity, and returns its width. */
export function rarityTag(
  frame: Frame,
  x: number,
  y: number,
  size: number,
): { markup: string; width: number } {
  const { card, ink } = frame;
  if (!card.rarity) return { markup: '', width: 0 };
  const slant = size / 3;
  const width = rarityTagWidth(frame, size);
  const height = size * 1.28;
  const tag = metalTag(card);
  const markup =
    path(
      `M${round(x + slant)} ${round(y)}h${round(width - slant)}l${round(-slant)} ${round(height)}h${round(slant - width)}z`,
      tag,
    ) +
    ink.draw(card.rarity, {
      x: x + width / 2,
      y: y + height * 0.79,
      size,
      font: 'wide',
      fill: inkOn(tag),
      on: [tag],
      anchor: 'middle',
      role: 'rarity',
      bounds: { x, y: y - size * 0.2, width, height: height * 1.3 },
    });
  return { markup, width };
}

/** Left and right end of the line, and the largest width of the card number. */
type FootLine = { x: number; widest: number; right: number };

/**
 * Draws number, rarity and set in the footer line. The set is shortened first if space is short.
 */
export function drawFootLine(frame: Frame, { x, widest, right }: FootLine): string {
  const { card, ink, tones } = frame;
  const on = [tones.panel];
  const width = Math.min(widest, textWidth(card.number, 'mono', 15.5));
  const tag = rarityTag(frame, x + width + 12, 846, 15);
  const setX = x + width + tag.width + 24;
  return (
    drawFitted(card.number, {
      ink,
      font: 'mono',
      size: 15.5,
      fill: '#e6e9ee',
      on,
      role: 'number',
      box: { x, y: 845, width: width + 0.5, height: 20 },
    }) +
    tag.markup +
    drawFitted(card.set, {
      ink,
      font: 'text',
      size: 14,
      fill: '#b4bcc6',
      on,
      role: 'set',
      anchor: 'end',
      box: { x: setX, y: 846, width: right - setX, height: 19 },
    })
  );
}
