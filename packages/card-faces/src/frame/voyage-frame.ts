/** The voyage frame: a wave-shaped panel, a ribbon with the name, a compass with the cost. */
import { colorGlyph } from '../color-glyphs.ts';
import { INK, mix, PAPER, plateUnder, readableOn } from '../color-math.ts';
import { drawEffect, flowEffect } from '../effect-text.ts';
import { PALETTES } from '../palettes.ts';
import { linearGradient, path, round, stroke } from '../svg-markup.ts';
import { drawFitted } from '../text-fit.ts';
import { drawFootLine, type Frame, type FramePainting, outerEdge, rarityTag } from './frame-kit.ts';
import { drawCompassCost, drawLife, drawPennant, drawPower } from './voyage-plates.ts';

const TEXT = { x: 40, width: 550 };
const RIBBON = { full: 60, small: 130 };
const HIGHEST = 456;
const LOWEST = 640;
const FOOT = 838;
const FOOT_LINE = { x: TEXT.x, widest: 240 };

/** A panel whose upper edge breaks like a wave. */
const wavePath = (top: number): string =>
  `M0 ${top + 34}C70 ${top - 6} 120 ${top - 4} 190 ${top + 20}S330 ${top + 46} 400 ${top + 14}S540 ${top - 16} 630 ${top + 26}V880H0Z`;

function ribbonTones({ card, tones }: Frame): [string, string] {
  const second = card.colors[1];
  const shade = (base: string): string => plateUnder(mix(base, tones.panel, 0.52), PAPER);
  return [shade(PALETTES[card.colors[0]].base), shade(PALETTES[second ?? card.colors[0]].base)];
}

function drawRibbon(frame: Frame, top: number): string {
  const { small, id, metal, card, ink } = frame;
  const height = small ? RIBBON.small : RIBBON.full;
  const [left, right] = small ? [12, 618] : [66, 564];
  const bottom = top + height;
  const tail = small
    ? ''
    : path(
        `M14 ${top + 14}H90V${bottom + 10}H14L34 ${top + 12 + height / 2}Z`,
        ribbonTones(frame)[0],
        'opacity=".85"',
      ) +
      path(
        `M616 ${top + 14}H540V${bottom + 10}H616L596 ${top + 12 + height / 2}Z`,
        ribbonTones(frame)[1],
        'opacity=".85"',
      ) +
      path(`M66 ${bottom}l24 10v-10ZM564 ${bottom}l-24 10v-10Z`, '#000000', 'opacity=".55"');
  const body = `M${left} ${top + 6}Q315 ${top - 10} ${right} ${top + 6}V${bottom}Q315 ${bottom - 14} ${left} ${bottom}Z`;
  return (
    tail +
    path(body, `url(#${id}rb)`) +
    stroke(body, metal, small ? 5 : 3) +
    drawFitted(card.name, {
      ink,
      font: 'name',
      size: small ? 78 : 43,
      fill: PAPER,
      on: ribbonTones(frame),
      role: 'name',
      anchor: 'middle',
      maxLines: small ? 3 : 2,
      box: small
        ? { x: 30, y: top + 6, width: 570, height: height - 18 }
        : { x: 82, y: top + 2, width: 466, height: height - 10 },
    })
  );
}

/** Draws type (in capitals) and traits on one centred line. */
function drawKind({ card, ink, tones }: Frame, y: number): string {
  const kind = [card.typeLabel.toUpperCase(), card.traits.join(' / ')]
    .filter(Boolean)
    .join('  ·  ');
  return drawFitted(kind, {
    ink,
    font: 'bold',
    size: 17,
    fill: tones.label,
    on: [tones.panel, tones.panelTop],
    role: 'traits',
    anchor: 'middle',
    box: { x: 60, y, width: 510, height: 22 },
  });
}

/**
 * Draws the colour glyphs at the ends of the ribbon. A card of two colours shows one at each end.
 */
function drawColors({ card, small, ink, tones }: Frame, top: number): string {
  const size = small ? 84 : 40;
  const rim = mix(tones.panel, INK, 0.2);
  const [first, second] = card.colors;
  if (small) {
    const row = second ? [first, second] : [first];
    return row
      .map((color, index) =>
        colorGlyph(color, {
          x: 238 + index * 100 - (row.length - 2) * 8,
          y: 776,
          size,
          rim,
          letter: ink,
        }),
      )
      .join('');
  }
  const y = top + 20;
  return (
    colorGlyph(first, { x: 30, y, size, rim, letter: ink }) +
    (second ? colorGlyph(second, { x: 560, y, size, rim, letter: ink }) : '')
  );
}

export function voyageFrame(frame: Frame): FramePainting {
  const { small, card, id, tones, ink } = frame;
  const life = drawLife(frame);
  const text = [card.text, card.triggerText && `【Trigger】${card.triggerText}`]
    .filter(Boolean)
    .join('\n');
  const space = FOOT - HIGHEST - RIBBON.full - 44;
  const flow = flowEffect(small ? '' : text, {
    width: TEXT.width - (card.values.life && !small ? 90 : 0),
    height: space,
    size: 21.5,
  });
  const wanted = FOOT - 12 - flow.height - 44 - RIBBON.full;
  const top = small ? 628 : Math.round(Math.max(HIGHEST, Math.min(LOWEST, wanted)));
  const [from, to] = ribbonTones(frame);
  const defs =
    linearGradient(
      `${id}rb`,
      [
        [0, from],
        [1, to],
      ],
      'x1="0" y1="0" x2="1" y2="0"',
    ) +
    linearGradient(`${id}wv`, [
      [0, tones.panelTop],
      [1, tones.panel],
    ]);
  let body = `<rect y="${top - 160}" width="630" height="${1040 - top}" fill="url(#${id}fade)"/>`;
  body +=
    path(wavePath(top - 16), readableOn(tones.accent, tones.panel), 'opacity=".9"') +
    path(wavePath(top - 8), mix(tones.panel, tones.accent, 0.35)) +
    path(wavePath(top), `url(#${id}wv)`) +
    drawRibbon(frame, small ? top : top + 6);
  if (small) body += rarityTag(frame, 30, 796, 44).markup;
  else {
    const y = top + RIBBON.full + 14;
    body +=
      drawKind(frame, y) +
      drawFootLine(frame, { ...FOOT_LINE, right: card.values.life ? 500 : 592 });
    body += drawEffect(flow, {
      ink,
      box: { x: TEXT.x, y: y + 28, width: TEXT.width, height: flow.height },
      fill: '#f0f3f6',
      on: [tones.panelTop, tones.panel],
      markerFill: tones.plate,
      keywordFill: tones.bright,
      referenceFill: tones.label,
      pills: 'round',
    });
  }
  body +=
    drawColors(frame, top) + life + drawPower(frame) + drawPennant(frame) + drawCompassCost(frame);
  return { defs, body: body + outerEdge(frame) + rope(frame), floor: top - 16 };
}

const rope = ({ tones, small }: Frame): string =>
  `<rect x="${small ? 18 : 15}" y="${small ? 18 : 15}" width="${small ? 594 : 600}" height="${small ? 844 : 850}" rx="20" fill="none" stroke="${tones.accent}" stroke-width="${round(small ? 5 : 3)}" stroke-dasharray="9 5" stroke-linecap="round" opacity=".85"/>`;
