import { drawArtLayer } from './draw-art.ts';
import type { FaceCard, FaceStyle, FaceRole } from './face-card.ts';
import {
  createFrame,
  FACE_HEIGHT,
  FACE_WIDTH,
  type Frame,
  frameDefs,
  type FramePainting,
  outerEdge,
  rarityTag,
  drawFootLine,
} from './frame/frame-kit.ts';
import { sortieFrame } from './frame/sortie-frame.ts';
import { sparkFrame } from './frame/spark-frame.ts';
import { voyageFrame } from './frame/voyage-frame.ts';
import { foilLayer } from './rarity-finishes.ts';
import { hashText } from './seeded-random.ts';
import { escapeXml, linearGradient, path, round, stroke } from './svg-markup.ts';
import { createTextInk, type PlacedText, drawFitted, type Box } from './text-fit.ts';
import { mix, PAPER, plateUnder, readableOn } from './color-math.ts';
import { drawEffect, flowEffect } from './effect-text.ts';
import { textWidth } from './typeface.ts';
import { drawCharge, drawEnergy, drawPower, drawTrigger } from './frame/union-plates.ts';

/** Draws parts of a card's art without its frame, for deck rows and profile banners. */

/** The top of the visible band. People's eyes are lower in the picture than machines' heads. */
const BAND_TOP: Record<FaceStyle, number> = { sortie: 104, voyage: 166, spark: 120, union: 166 };

const PLACES_TOP = 156;

const CALM: readonly FaceRole[] = ['action', 'place', 'item', 'resource'];

const bandTop = ({ style, role }: FaceCard): number =>
  CALM.includes(role) ? PLACES_TOP : BAND_TOP[style];

/** A 12:5 strip for deck rows and nameplates. */
export const drawArtBand = (card: FaceCard): string =>
  drawCrop(card, { x: 0, y: bandTop(card), width: 630, height: 262 });

/** A 3:1 strip for the head of a profile. */
export const drawProfileBanner = (card: FaceCard): string =>
  drawCrop(card, { x: 0, y: bandTop(card) + 24, width: 630, height: 206 });

/** The union frame: slanted shapes, energy and actions at the left, power at the right. */

const TEXT = { x: 38, width: 554 };

const NAME = { full: 64, small: 122 };

const HIGHEST = 452;

const LOWEST = 650;

const FOOT = 838;

const FOOT_LINE = { x: TEXT.x, widest: 260 };

const plateTones = ({ art, tones }: Frame): [string, string] => [
  plateUnder(mix(art.palette.base, tones.panel, 0.42), PAPER),
  mix(tones.panel, art.palette.base, 0.08),
];

/** Draws a whole card face as an SVG picture, 630 by 880. */

export type FaceLayout = 'full' | 'small';
/** Faces shown narrower than this use the small layout. */
export const SMALL_LAYOUT_BELOW = 200;

export type FaceOptions = {
  layout?: FaceLayout;
  /** Set to false to measure what is under the text. */
  textVisible?: boolean;
};
export type DrawnFace = { svg: string; texts: readonly PlacedText[] };

const FRAMES: Record<FaceStyle, (frame: Frame) => FramePainting> = {
  sortie: sortieFrame,
  voyage: voyageFrame,
  spark: sparkFrame,
  union: unionFrame,
};

/** Returns the text for screen readers. */
function describe({ name, colors, typeLabel, values, rarity }: FaceCard): string {
  const facts = Object.entries(values)
    .filter(([, value]) => value !== '')
    .map(([key, value]) => `${key} ${value}`);
  return [name, `${colors.join(' and ')} ${typeLabel}`, ...facts, rarity && `rarity ${rarity}`]
    .filter(Boolean)
    .join(', ');
}

/** Ids must differ between faces on one page, and be stable for one face. */
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

function drawNamePlate(frame: Frame, top: number): string {
  const { small, id, metal, card, ink, tones } = frame;
  const height = small ? NAME.small : NAME.full;
  const power = card.values.power;
  const right = small || !power ? 640 : 430;
  const on = plateTones(frame);
  const plate = `M-10 ${top}H${right}l${round(-height * 0.42)} ${height}H-10Z`;
  return (
    path(
      `M-10 ${top - 8}H${right + 22}l${round(-height * 0.48)} ${height + 14}H-10Z`,
      tones.accent,
    ) +
    path(plate, `url(#${id}np)`) +
    stroke(`M-10 ${top}H${right}`, metal, small ? 7 : 4) +
    drawFitted(card.name, {
      ink,
      font: 'name',
      size: small ? 78 : 42,
      fill: PAPER,
      on,
      role: 'name',
      maxLines: small ? 3 : 2,
      box: small
        ? { x: 32, y: top + 6, width: 566, height: height - 12 }
        : { x: TEXT.x, y: top + 4, width: right - TEXT.x - 40, height: height - 8 },
    })
  );
}

function drawKind({ card, ink, tones }: Frame, y: number): string {
  const kind = card.typeLabel.toUpperCase();
  const width = Math.min(150, textWidth(kind, 'wide', 15));
  const on = [tones.panel, tones.panelTop];
  const traitX = TEXT.x + width + (kind ? 14 : 0);
  return (
    drawFitted(kind, {
      ink,
      font: 'wide',
      size: 15,
      fill: readableOn(tones.accent, ...on),
      on,
      role: 'type',
      box: { x: TEXT.x, y, width: width + 0.5, height: 22 },
    }) +
    drawFitted(card.traits.join(' / '), {
      ink,
      font: 'bold',
      size: 16.5,
      fill: tones.label,
      on,
      role: 'traits',
      box: { x: traitX, y, width: 592 - traitX, height: 22 },
    })
  );
}

function unionFrame(frame: Frame): FramePainting {
  const { small, card, id, tones, ink } = frame;
  const trigger = drawTrigger(frame);
  const foot = trigger ? FOOT - 46 : FOOT;
  const flow = flowEffect(small ? '' : card.text, {
    width: TEXT.width,
    height: foot - HIGHEST - NAME.full - 48,
    size: 21.5,
  });
  const wanted = foot - 12 - flow.height - 38 - NAME.full;
  const top = small ? 634 : Math.round(Math.max(HIGHEST, Math.min(LOWEST, wanted)));
  const [from, to] = plateTones(frame);
  const defs =
    linearGradient(
      `${id}np`,
      [
        [0, from],
        [1, to],
      ],
      'x1="0" y1="0" x2="1" y2="0"',
    ) +
    linearGradient(`${id}bx`, [
      [0, tones.panelTop],
      [1, tones.panel],
    ]);
  let body =
    `<rect y="${top - 150}" width="630" height="${1030 - top}" fill="url(#${id}fade)"/>` +
    path(`M0 ${top + 36}L630 ${top + 8}V880H0Z`, `url(#${id}bx)`) +
    drawCharge(frame, top) +
    drawNamePlate(frame, top) +
    drawPower(frame, top);
  if (small) body += rarityTag(frame, 30, 796, 44).markup;
  else {
    const y = top + NAME.full + 6;
    body += drawKind(frame, y) + trigger + drawFootLine(frame, { ...FOOT_LINE, right: 592 });
    body += drawEffect(flow, {
      ink,
      box: { x: TEXT.x, y: y + 28, width: TEXT.width, height: flow.height },
      fill: '#f0f3f6',
      on: [tones.panelTop, tones.panel],
      markerFill: tones.plate,
      keywordFill: tones.bright,
      referenceFill: tones.label,
      pills: 'cut',
    });
  }
  body += drawEnergy(frame);
  return { defs, body: body + outerEdge(frame), floor: top - 8 };
}

function drawCrop(card: FaceCard, { x, y, width, height }: Box): string {
  const id = `c${hashText(`${card.style} ${card.number} ${x} ${y} ${width} ${height}`).toString(36)}`;
  const { defs, body } = drawArtLayer(card, id);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" aria-hidden="true"><defs>${defs}</defs>${body}</svg>`;
}
