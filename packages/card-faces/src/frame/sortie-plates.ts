/** Steel plates of the sortie frame: cost, level ladder, attack and health. */
import { mix, PAPER } from '../color-math.ts';
import { linearGradient, path, round, stroke } from '../svg-markup.ts';
import type { Frame } from './frame-kit.ts';

const LADDER_STEPS = 8;

export function drawCost(frame: Frame): string {
  const { small, card, tones, ink, id, metal, art } = frame;
  const { cost } = card.values;
  if (!cost) return '';
  const size = small ? 178 : 122;
  const fill = tones.onPlate;
  const light = fill === PAPER ? tones.plate : mix(tones.plate, PAPER, 0.12);
  const deep =
    fill === PAPER ? mix(art.palette.base, tones.panel, 0.5) : mix(tones.plate, tones.panel, 0.06);
  let markup =
    linearGradient(
      `${id}cp`,
      [
        [0, light],
        [1, deep],
      ],
      'x1="0" y1="0" x2="1" y2="1"',
    ) +
    path(`M0 0H${size}V${round(size * 0.62)}L${round(size * 0.62)} ${size}H0Z`, tones.panel) +
    path(
      `M0 0H${size - 10}V${round(size * 0.58)}L${round(size * 0.58)} ${size - 10}H0Z`,
      `url(#${id}cp)`,
    ) +
    stroke(
      `M${size - 5} 0V${round(size * 0.6)}L${round(size * 0.6)} ${size - 5}H0`,
      metal,
      small ? 6 : 4,
    );
  const wide = cost.length > 1 ? 0.72 : 1;
  markup += ink.draw(cost, {
    x: size * 0.43,
    y: size * (small ? 0.72 : 0.62) - (1 - wide) * size * 0.08,
    size: size * (small ? 0.72 : 0.6) * wide,
    font: 'number',
    fill,
    on: [light, deep],
    anchor: 'middle',
    role: 'cost',
    bounds: { x: 0, y: 0, width: size * 0.92, height: size * 0.9 },
  });
  const pips = small ? 0 : Math.min(Number(cost) || 0, 8);
  for (let pip = 0; pip < pips; pip++)
    markup += path(
      `M${round(size * 0.43 - pips * 5 + pip * 10 + 2)} ${round(size * 0.71)}h6l-2.5 9h-6Z`,
      fill,
      'opacity=".85"',
    );
  return markup;
}

export function drawLadder({ small, card, tones, ink }: Frame): string {
  const { level } = card.values;
  if (!level) return '';
  const plate = small ? 178 : 122;
  const [width, height, gap] = small ? [36, 15, 7] : [22, 10, 5];
  const x = small ? 20 : 15;
  const top = plate + (small ? 78 : 62);
  const end = top + LADDER_STEPS * (height + gap);
  const on = [tones.panel];
  const right = x + width + (small ? 22 : 12);
  const bounds = { x: 8, y: plate - 12, width: right - 8, height: top - plate + 14 };
  let markup = path(
    `M0 ${plate - 20}H${right}V${end}L${right - 14} ${end + (small ? 20 : 14)}H0Z`,
    tones.panel,
    'fill-opacity=".94"',
  );
  const label = {
    x: x + width / 2,
    font: 'number',
    fill: PAPER,
    on,
    anchor: 'middle',
    bounds,
  } as const;
  if (!small)
    markup += ink.draw('LV', {
      ...label,
      font: 'wide',
      y: plate + 20,
      size: 13,
      role: 'level label',
    });
  markup += ink.draw(level, {
    ...label,
    y: plate + (small ? 62 : 54),
    size: (small ? 62 : 34) * (level.length > 1 ? 0.72 : 1),
    role: 'level',
  });
  for (let step = 0; step < LADDER_STEPS; step++) {
    const lit = LADDER_STEPS - step <= Number(level);
    const y = top + step * (height + gap);
    markup += path(
      `M${x} ${y + 4}L${x + 4} ${y}H${x + width}V${y + height - 4}L${x + width - 4} ${y + height}H${x}Z`,
      lit ? tones.bright : PAPER,
      lit ? '' : 'fill-opacity=".16"',
    );
  }
  return markup;
}

function statsOf({ card: { role, values } }: Frame): [string, string][] {
  const sign = role === 'partner' ? '+' : '';
  const shown = (value: string): string =>
    sign && value && !/^[+-]/.test(value) ? sign + value : value;
  const stats: [string, string][] = [
    ['AP', shown(values.attack)],
    ['HP', shown(values.health)],
  ];
  return stats.filter(([, value]) => value !== '');
}

/** Draws attack and health at the lower right. Also returns their left edge. */
export function drawStats(frame: Frame): { markup: string; left: number } {
  const { small, tones, ink, metal } = frame;
  const stats = statsOf(frame);
  const [width, height] = small ? [150, 124] : [90, 80];
  const cut = small ? 20 : 14;
  const y = small ? 880 - height - 12 : 790;
  const left = 616 - stats.length * (width + 6);
  const fill = mix(tones.panel, '#000000', 0.35);
  let markup = '';
  for (const [index, [label, value]] of stats.entries()) {
    const x = left + index * (width + 6);
    const bounds = { x, y, width, height };
    const share = [1, 1, 0.8, 0.62][value.length] ?? 0.5;
    const text = { font: 'number', fill: PAPER, on: [fill], bounds } as const;
    markup +=
      path(
        `M${x + cut} ${y}H${x + width}V${y + height - cut}L${x + width - cut} ${y + height}H${x}V${y + cut}Z`,
        fill,
        `stroke="${metal}" stroke-width="${small ? 5 : 3}"`,
      ) +
      path(
        `M${x + cut} ${y}H${x + width}V${y + 5}H${x + cut - 5}Z`,
        label === 'AP' ? PAPER : tones.bright,
      ) +
      ink.draw(label, {
        ...text,
        font: 'wide',
        x: x + (small ? 16 : 12),
        y: y + (small ? 42 : 27),
        size: small ? 27 : 15,
        fill: '#d3d8df',
        role: 'stat label',
      }) +
      ink.draw(value, {
        ...text,
        x: x + width - (small ? 15 : 11),
        y: y + height - (small ? 21 : 13),
        size: (small ? 92 : 54) * share,
        anchor: 'end',
        role: 'stat',
      });
  }
  return { markup, left };
}
