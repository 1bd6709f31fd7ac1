import { colorGlyph } from '../color-glyphs.ts';
import { INK, mix, PAPER, plateUnder, readableOn } from '../color-math.ts';
import { drawEffect, type EffectFlow, flowEffect } from '../effect-text.ts';
import { linearGradient, path, round, stroke } from '../svg-markup.ts';
import { drawFitted } from '../text-fit.ts';
import { textWidth } from '../typeface.ts';
import { type Frame, type FramePainting, outerEdge, rarityTag } from './frame-kit.ts';
import { drawCost, drawLadder, drawStats } from './sortie-plates.ts';
import type { FaceRole } from '../face-card.ts';

/** Small pictograms of what a card is, 24 x 24. */

const TYPE_MARKS: Record<FaceRole, string> = {
  leader: 'M2 20 1 7l6 5 5-9 5 9 6-5-1 13Z',
  fighter: 'M4 20V9l8-6 8 6v11h-5v-6H9v6Z',
  partner: 'M12 2a6 6 0 0 1 6 6c0 4-2.5 7-6 7s-6-3-6-7a6 6 0 0 1 6-6ZM3 22c0-4 4-6 9-6s9 2 9 6Z',
  action: 'M13 1 4 14h6l-1 9 10-14h-7Z',
  place: 'M2 22V11l5 3V8l5 3 5-3v6l5-3v11Z',
  item: 'M8 2h8v4h5l1 16H2L3 6h5Zm2 2v2h4V4Z',
  resource: 'M12 1 22 8v8l-10 7L2 16V8Z',
};

const typeMark = (role: FaceRole): string => TYPE_MARKS[role];

/** The sortie frame: cut steel plates, cost at the top, a level ladder, attack and health at the foot. */

const TEXT_LEFT = 35;
const TEXT_WIDTH = 558;
const NAME_PLATE = { full: 76, small: 126 };

function plateColors({ card, art, tones }: Frame): [string, string, string] {
  if (art.finish === 'noir') return [mix('#10131d', art.palette.base, 0.22), '#0a0c12', '#0a0c12'];
  if (art.finish === 'sunburst') return ['#6b4710', mix('#2c1d08', tones.panel, 0.4), tones.panel];
  const strong = mix(art.palette.base, '#0a0c12', card.colors[0] === 'White' ? 0.56 : 0.34);
  return [plateUnder(strong, PAPER), mix(art.palette.base, tones.panel, 0.74), tones.panel];
}

function drawNamePlate(frame: Frame, top: number): string {
  const { small, id, metal, card, legend, ink } = frame;
  const height = small ? NAME_PLATE.small : NAME_PLATE.full;
  const on = plateColors(frame);
  let markup =
    path(`M12 ${top + 16}L28 ${top}H618V${top + height}H12Z`, `url(#${id}np)`) +
    stroke(`M12 ${top + 18}L29 ${top}H618`, metal, small ? 8 : legend ? 5 : 3.5) +
    stroke(`M12 ${top + height}H618`, '#000000', 2, 'stroke-opacity=".45"');
  if (small)
    return (
      markup +
      drawFitted(card.name, {
        ink,
        font: 'name',
        size: 76,
        fill: PAPER,
        on,
        role: 'name',
        maxLines: 3,
        box: { x: 32, y: top + 10, width: 566, height: height - 16 },
      })
    );
  const ticks = { common: 0, promo: 2, uncommon: 2, rare: 3, legend: 4 }[card.tier];
  for (let tick = 0; tick < ticks; tick++)
    markup += path(`M${604 - tick * 13} ${top + 9}l-6 10h5l6-10Z`, metal);
  return (
    markup +
    drawFitted(card.name, {
      ink,
      font: 'name',
      size: 44,
      fill: PAPER,
      on,
      role: 'name',
      maxLines: 2,
      box: { x: 34, y: top + 3, width: 440, height: 45 },
    }) +
    drawTypeLine(frame, top, on)
  );
}

function drawTypeLine({ card, ink, tones }: Frame, top: number, on: readonly string[]): string {
  const labelWidth = Math.min(170, textWidth(card.typeLabel, 'wide', 17));
  const x = 604 - labelWidth;
  const traits = card.traits.map((trait) => `(${trait})`).join(' ');
  const label = readableOn(tones.bright, ...on);
  const traitWidth = Math.min(textWidth(traits, 'bold', 17.5), x - 50 - TEXT_LEFT);
  const traitBox = { x: TEXT_LEFT, y: top + 49, width: Math.max(40, traitWidth), height: 22 };
  const zoneX = TEXT_LEFT + traitWidth + (traits ? 12 : 0);
  const zoneSpace = x - 40 - zoneX;
  const zone = card.values.attribute;
  return (
    path(
      typeMark(card.role),
      label,
      `transform="translate(${round(x - 27)} ${top + 34}) scale(.86)"`,
    ) +
    drawFitted(card.typeLabel, {
      ink,
      font: 'wide',
      size: 17,
      fill: label,
      on,
      role: 'type',
      anchor: 'end',
      box: { x, y: top + 34, width: labelWidth + 0.5, height: 22 },
    }) +
    drawFitted(traits, {
      ink,
      font: 'bold',
      size: 17.5,
      fill: readableOn(tones.label, ...on),
      on,
      role: 'traits',
      box: traitBox,
    }) +
    (zone && zoneSpace > textWidth(zone, 'bold', 17.5) * 0.8
      ? drawFitted(zone, {
          ink,
          font: 'bold',
          size: 17.5,
          fill: readableOn('#d5dae0', ...on),
          on,
          role: 'zone',
          box: { x: zoneX, y: top + 49, width: zoneSpace, height: 22 },
        })
      : '')
  );
}

const LINK =
  'M0-8a6 6 0 0 1 6-6h6v5H6a1.5 1.5 0 0 0 0 3h6v5H6a6 6 0 0 1-6-7Zm28 0a6 6 0 0 1-6 6h-6v-5h6a1.5 1.5 0 0 0 0-3h-6v-5h6a6 6 0 0 1 6 7Z';

function drawFoot(frame: Frame, statsLeft: number): string {
  const { card, ink, tones } = frame;
  const on = [tones.panel];
  let markup = '';
  if (card.link)
    markup +=
      `<g transform="translate(${TEXT_LEFT} 820)">${path(LINK, tones.bright)}${stroke('M9-7.500h10', tones.bright, 3)}</g>` +
      drawFitted(card.link, {
        ink,
        font: 'bold',
        size: 17,
        fill: tones.label,
        on,
        role: 'link',
        box: { x: 72, y: 802, width: statsLeft - 84, height: 22 },
      });
  const numberWidth = Math.min(230, textWidth(card.number, 'mono', 15.5));
  markup += drawFitted(card.number, {
    ink,
    font: 'mono',
    size: 15.5,
    fill: '#e6e9ee',
    on,
    role: 'number',
    box: { x: TEXT_LEFT, y: 845, width: numberWidth + 0.5, height: 20 },
  });
  const tag = rarityTag(frame, TEXT_LEFT + numberWidth + 12, 846, 15);
  const setX = TEXT_LEFT + numberWidth + 24 + tag.width;
  const setSpace = statsLeft - setX - 12;
  return (
    markup +
    tag.markup +
    (setSpace > 40
      ? drawFitted(card.set, {
          ink,
          font: 'text',
          size: 14,
          fill: '#aeb6c0',
          on,
          role: 'set',
          box: { x: setX, y: 846, width: setSpace, height: 19 },
        })
      : '')
  );
}

/** Highest and lowest top of the text panel. The art fills the rest. */
const HIGHEST_PLATE = 470;
const LOWEST_PLATE = 650;
const FOOT_TOP = { plain: 838, linked: 800 };

function panelTop(flow: EffectFlow, footTop: number): number {
  const wanted = footTop - 10 - flow.height - 12 - NAME_PLATE.full;
  return Math.round(Math.max(HIGHEST_PLATE, Math.min(LOWEST_PLATE, wanted)));
}

export function sortieFrame(frame: Frame): FramePainting {
  const { small, card, id, tones, ink } = frame;
  const stats = drawStats(frame);
  const footTop = stats.left < 600 ? 786 : card.link ? FOOT_TOP.linked : FOOT_TOP.plain;
  const effectHeight = footTop - 22 - NAME_PLATE.full - HIGHEST_PLATE;
  const flow = flowEffect(small ? '' : card.text, {
    width: TEXT_WIDTH,
    height: effectHeight,
    size: 22,
  });
  const top = small ? 632 : panelTop(flow, footTop);
  const [left, centre, right] = plateColors(frame);
  const defs =
    linearGradient(
      `${id}np`,
      [
        [0, left],
        [0.62, centre],
        [1, right],
      ],
      'x1="0" y1="0" x2="1" y2="0"',
    ) +
    linearGradient(`${id}bx`, [
      [0, tones.panelTop],
      [1, tones.panel],
    ]);
  let body = `<rect y="${top - 150}" width="630" height="${1030 - top}" fill="url(#${id}fade)"/>`;
  body += path(`M0 ${top + 40}H630V880H0Z`, `url(#${id}bx)`);
  body += drawNamePlate(frame, top);
  if (!small) {
    const box = {
      x: TEXT_LEFT,
      y: top + NAME_PLATE.full + 12,
      width: TEXT_WIDTH,
      height: flow.height,
    };
    body += drawEffect(flow, {
      ink,
      box,
      fill: '#f0f3f6',
      on: [tones.panelTop, tones.panel],
      markerFill: tones.plate,
      keywordFill: tones.bright,
      referenceFill: tones.label,
      pills: 'cut',
    });
    body += drawFoot(frame, stats.left);
  } else body += rarityTag(frame, 30, 796, 44).markup;
  body += stats.markup + drawLadder(frame) + drawCost(frame);
  const size = small ? 98 : 58;
  body += colorGlyph(card.colors[0], {
    x: 630 - size - (small ? 26 : 30),
    y: small ? 26 : 28,
    size,
    rim: mix(tones.panel, INK, 0.2),
    letter: ink,
  });
  return { defs, body: body + outerEdge(frame), floor: top };
}
