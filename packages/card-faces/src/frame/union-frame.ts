/** The union frame: everything leans forward; energy and actions at the left, power at the right. */
import { mix, PAPER, plateUnder, readableOn } from '../color-math.ts';
import { drawEffect, flowEffect } from '../effect-text.ts';
import { linearGradient, path, round, stroke } from '../svg-markup.ts';
import { drawFitted } from '../text-fit.ts';
import { textWidth } from '../typeface.ts';
import { drawFootLine } from './foot-line.ts';
import { type Frame, type FramePainting, outerEdge, rarityTag } from './frame-kit.ts';
import { drawCharge, drawEnergy, drawPower, drawTrigger } from './union-plates.ts';

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

export function unionFrame(frame: Frame): FramePainting {
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
