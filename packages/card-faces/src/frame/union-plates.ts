/** Plates of the union frame: energy hexagon, action pips, charge, power, trigger strip. */
import { colorGlyph } from '../color-glyphs.ts';
import { INK, inkOn, mix, PAPER, plateUnder } from '../color-math.ts';
import { path, polygon, regularPolygon, round } from '../svg-markup.ts';
import { drawFitted } from '../text-fit.ts';
import { textWidth } from '../typeface.ts';
import type { Frame } from './frame-kit.ts';

/** Draws the required energy in a hexagon, its colour beside it and action pips below. */
export function drawEnergy(frame: Frame): string {
  const { small, card, tones, ink, metal } = frame;
  const { energy, actions } = card.values;
  const [cx, cy, radius] = small ? [104, 106, 92] : [74, 78, 58];
  const rim = mix(tones.panel, INK, 0.2);
  const glyphSize = small ? 92 : 50;
  const glyph = (x: number, y: number): string =>
    colorGlyph(card.colors[0], { x, y, size: glyphSize, rim, letter: ink });
  if (!energy) return glyph(small ? 24 : 28, small ? 26 : 30);
  const bounds = { x: cx - radius, y: cy - radius, width: radius * 2, height: radius * 2 };
  const size = radius * (energy.length > 1 ? 1 : 1.26);
  let markup =
    path(polygon(regularPolygon(cx, cy, radius + 8, 6, 30)), rim) +
    path(polygon(regularPolygon(cx, cy, radius + 3, 6, 30)), metal) +
    path(polygon(regularPolygon(cx, cy, radius - 4, 6, 30)), tones.plate) +
    ink.draw(energy, {
      x: cx,
      y: cy + size * 0.355,
      size,
      font: 'number',
      fill: tones.onPlate,
      on: [tones.plate],
      anchor: 'middle',
      role: 'energy',
      bounds,
    }) +
    glyph(630 - glyphSize - 28, small ? 26 : 30);
  const pips = Math.min(3, Number(actions) || 0);
  if (pips === 0) return markup;
  const step = small ? 46 : 28;
  const y = cy + radius + (small ? 26 : 18);
  const width = (small ? 78 : 56) + pips * step;
  const height = small ? 62 : 36;
  const label = small ? 32 : 17;
  markup +=
    path(`M0 ${y}H${width}l${-height * 0.4} ${height}H0Z`, tones.panel) +
    path(`M0 ${y}h${small ? 12 : 8}v${height}h-${small ? 12 : 8}z`, tones.accent);
  markup += ink.draw('AP', {
    x: small ? 24 : 17,
    y: y + height / 2 + label * 0.36,
    size: label,
    font: 'wide',
    fill: PAPER,
    on: [tones.panel],
    role: 'actions label',
    bounds: { x: 8, y, width, height },
  });
  for (let pip = 0; pip < pips; pip++)
    markup += path(
      polygon(regularPolygon((small ? 94 : 56) + pip * step, y + height / 2, small ? 19 : 11, 4)),
      tones.bright,
    );
  return markup;
}

/** Draws the energy that a card generates each turn, as glyphs on a tab above the name. */
export function drawCharge({ small, card, tones, ink }: Frame, top: number): string {
  const count = Math.min(4, Number(card.values.generated) || 0);
  if (count === 0) return '';
  const size = small ? 56 : 30;
  const height = small ? 76 : 42;
  const label = textWidth('CHARGE', 'wide', 14);
  const start = small ? 34 : 38 + label + 14;
  const width = start + count * (size + 8) + (small ? 26 : 18);
  const y = top - 8 - height;
  let markup = path(
    `M0 ${y}H${round(width - height * 0.4)}L${round(width)} ${top - 8}H0Z`,
    tones.panel,
  );
  if (!small)
    markup += ink.draw('CHARGE', {
      x: 38,
      y: y + height / 2 + 5,
      size: 14,
      font: 'wide',
      fill: tones.label,
      on: [tones.panel],
      role: 'charge label',
      bounds: { x: 20, y, width, height },
    });
  for (let index = 0; index < count; index++)
    markup += colorGlyph(card.colors[0], {
      x: start + index * (size + 8),
      y: y + (height - size) / 2,
      size,
    });
  return markup;
}

export function drawPower(frame: Frame, top: number): string {
  const { small, card, tones, ink, metal } = frame;
  const { power } = card.values;
  if (!power) return '';
  const fill = mix(tones.panel, '#000000', 0.3);
  const [x, y, width, height] = small ? [300, 762, 330, 106] : [424, top - 22, 216, 88];
  const slant = height * 0.42;
  const box = small
    ? { x: x + 56, y: y + 6, width: width - 82, height: height - 14 }
    : { x: x + 42, y: y + 22, width: width - 78, height: height - 26 };
  return (
    path(
      `M${round(x + slant)} ${y}H${x + width}V${y + height}H${x}Z`,
      fill,
      `stroke="${metal}" stroke-width="${small ? 5 : 3.5}"`,
    ) +
    drawFitted(power, {
      ink,
      font: 'number',
      size: small ? 92 : 54,
      fill: PAPER,
      on: [fill],
      role: 'power',
      anchor: 'end',
      box,
    }) +
    (small
      ? ''
      : drawFitted('BP', {
          ink,
          font: 'wide',
          size: 15,
          fill: tones.label,
          on: [fill],
          role: 'power label',
          anchor: 'end',
          box: { x: x + 60, y: y + 5, width: width - 96, height: 18 },
        }))
  );
}

const TRIGGER_ICONS: Readonly<Record<string, string>> = {
  draw: 'M5 2h9l5 5v15H5Z',
  get: 'M9 2h6v7h7v6h-7v7H9v-7H2V9h7Z',
  active: 'M12 2a10 10 0 1 0 10 10h-4a6 6 0 1 1-6-6v5l8-7-8-7Z',
  raid: 'M2 3h6l7 9-7 9H2l7-9Zm9 0h6l6 9-6 9h-6l6-9Z',
  color: 'M12 1 23 12 12 23 1 12Z',
  special: 'M12 1l3 8 8 .5-6.2 5 2.2 8.5-7-5-7 5 2.2-8.500L1 9.5 9 9Z',
  final: 'M2 20 1 7l6 5 5-9 5 9 6-5-1 13Z',
};
const OTHER_TRIGGER = 'M13 1 4 14h6l-1 9 10-14h-7Z';

export function drawTrigger(frame: Frame): string {
  const { small, card, tones, ink } = frame;
  const { trigger } = card.values;
  if (!trigger || small) return '';
  const fill = plateUnder(tones.accent, inkOn(tones.accent));
  const onFill = inkOn(fill);
  const word = Math.min(150, textWidth(trigger.toUpperCase(), 'wide', 15));
  const width = word + 84;
  const dark = mix(tones.panel, '#000000', 0.3);
  return (
    path('M0 796H630V836H0Z', dark) +
    path(`M0 796H${round(width + 18)}l-18 40H0Z`, fill) +
    path(
      TRIGGER_ICONS[trigger.toLowerCase()] ?? OTHER_TRIGGER,
      onFill,
      'transform="translate(36 806) scale(.85)"',
    ) +
    drawFitted(trigger.toUpperCase(), {
      ink,
      font: 'wide',
      size: 15,
      fill: onFill,
      on: [fill],
      role: 'trigger',
      box: { x: 66, y: 802, width: word + 0.5, height: 28 },
    }) +
    drawFitted(card.triggerText, {
      ink,
      font: 'text',
      size: 17,
      fill: '#e8ebef',
      on: [dark],
      role: 'trigger text',
      maxLines: 2,
      wrapBelow: 0.95,
      box: { x: width + 26, y: 799, width: 592 - width - 26, height: 34 },
    })
  );
}
