/** Plates of the voyage frame: compass cost, power sail, counter pennant, life shell. */
import { mix, PAPER, readableOn } from '../color-math.ts';
import { circle, path, polar, polygon, ring, round, stroke } from '../svg-markup.ts';
import { drawFitted } from '../text-fit.ts';
import { textWidth } from '../typeface.ts';
import type { Frame } from './frame-kit.ts';

/** Leaders have no cost. Their medallion has a star instead. */
export function drawCompassCost(frame: Frame): string {
  const { small, card, tones, ink, metal } = frame;
  const radius = small ? 88 : 56;
  const [cx, cy] = small ? [104, 104] : [74, 74];
  const dark = mix(tones.panel, '#000000', 0.2);
  let markup = '';
  for (let point = 0; point < 8; point++) {
    const angle = point * 45 - 90;
    const reach = radius * (point % 2 ? 1.12 : 1.3);
    markup += path(
      polygon([
        polar(cx, cy, radius, angle - 9),
        polar(cx, cy, reach, angle),
        polar(cx, cy, radius, angle + 9),
      ]),
      point % 2 ? metal : tones.accent,
    );
  }
  markup +=
    circle(cx, cy, radius + 5, dark) +
    ring(cx, cy, radius + 2, metal, small ? 6 : 4) +
    circle(cx, cy, radius - 4, tones.plate) +
    ring(cx, cy, radius - 11, tones.onPlate, 1.6, 'stroke-dasharray="2 6" opacity=".7"');
  const { cost } = card.values;
  if (!cost) {
    const star = Array.from({ length: 8 }, (_, index) =>
      polar(cx, cy, radius * (index % 2 ? 0.2 : 0.62), index * 45 - 90),
    );
    return markup + path(polygon(star), tones.onPlate);
  }
  const size = radius * (cost.length > 1 ? 1 : 1.28);
  return (
    markup +
    ink.draw(cost, {
      x: cx,
      y: cy + size * 0.35,
      size,
      font: 'number',
      fill: tones.onPlate,
      on: [tones.plate],
      anchor: 'middle',
      role: 'cost',
      bounds: { x: cx - radius, y: cy - radius, width: radius * 2, height: radius * 2 },
    })
  );
}

/** Power in thousands on a sail that hangs from the upper right. */
export function drawPower(frame: Frame): string {
  const { small, card, tones, ink, metal } = frame;
  const { power, attribute } = card.values;
  if (!power) return '';
  const [width, height] = small ? [290, 128] : [206, attribute ? 104 : 86];
  const x = 630 - width;
  const fill = mix(tones.panel, '#000000', 0.25);
  const sail = `M${x} 0H630V${height}Q${x + width * 0.45} ${height + 8} ${x + width * 0.16} ${round(height * 0.66)}Q${x + 6} ${round(height * 0.4)} ${x} 0Z`;
  const bounds = { x: x + 24, y: small ? 22 : 19, width: width - 48, height: height - 14 };
  return (
    path(sail, fill) +
    stroke(sail, metal, small ? 6 : 3.5) +
    drawFitted(power, {
      ink,
      font: 'number',
      size: small ? 92 : 54,
      fill: PAPER,
      on: [fill],
      role: 'power',
      anchor: 'end',
      box: { ...bounds, height: small ? 92 : 56 },
    }) +
    (attribute && !small
      ? drawFitted(attribute.toUpperCase(), {
          ink,
          font: 'wide',
          size: 15,
          fill: readableOn(tones.accent, fill),
          on: [fill],
          role: 'attribute',
          anchor: 'end',
          box: { x: x + 60, y: 75, width: width - 84, height: 19 },
        })
      : '')
  );
}

/** A swallow-tailed pennant at the left edge with the counter value. */
export function drawPennant(frame: Frame): string {
  const { small, card, tones, ink, metal } = frame;
  const { counter } = card.values;
  if (!counter || counter === '0') return '';
  const text = /^[+-]/.test(counter) ? counter : `+${counter}`;
  const size = small ? 46 : 25;
  const height = small ? 72 : 42;
  const width = textWidth(text, 'number', size) + (small ? 74 : 52);
  const y = small ? 236 : 164;
  const flag = `M0 ${y}H${round(width)}L${round(width - height * 0.36)} ${y + height / 2}L${round(width)} ${y + height}H0Z`;
  const fill = mix(tones.panel, '#000000', 0.1);
  return (
    path(flag, fill) +
    stroke(flag, metal, small ? 5 : 3) +
    path(`M0 ${y + 4}h${small ? 20 : 16}v${height - 8}h-${small ? 20 : 16}z`, tones.accent) +
    ink.draw(text, {
      x: small ? 32 : 25,
      y: y + height / 2 + size * 0.35,
      size,
      font: 'number',
      fill: PAPER,
      on: [fill],
      role: 'counter',
      bounds: { x: 18, y, width: width - 22, height },
    })
  );
}

/** Life of a leader in a shell at the lower right. */
export function drawLife(frame: Frame): string {
  const { small, card, tones, ink, metal } = frame;
  const { life } = card.values;
  if (!life) return '';
  const [cx, cy, radius] = small ? [530, 800, 72] : [554, 802, 50];
  const fill = mix(tones.panel, '#000000', 0.3);
  const shell = Array.from({ length: 18 }, (_, index) =>
    polar(cx, cy, radius * (index % 2 ? 0.92 : 1.1), index * 20 - 90),
  );
  const bounds = { x: cx - radius, y: cy - radius, width: radius * 2, height: radius * 2 };
  return (
    path(
      polygon(shell),
      fill,
      `stroke="${metal}" stroke-width="${small ? 6 : 4}" stroke-linejoin="round"`,
    ) +
    ink.draw('LIFE', {
      x: cx,
      y: cy - radius * 0.38,
      size: radius * 0.34,
      font: 'wide',
      fill: readableOn(tones.accent, fill),
      on: [fill],
      anchor: 'middle',
      role: 'life label',
      bounds,
    }) +
    ink.draw(life, {
      x: cx,
      y: cy + radius * 0.62,
      size: radius * 1.15,
      font: 'number',
      fill: PAPER,
      on: [fill],
      anchor: 'middle',
      role: 'life',
      bounds,
    })
  );
}
