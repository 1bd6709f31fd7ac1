/** Lays out abilities and attacks of the spark frame so that all of them fit. */
import { colorGlyph } from '../color-glyphs.ts';
import { inkOn, mix } from '../color-math.ts';
import { drawEffect, type EffectFlow, flowEffect } from '../effect-text.ts';
import { path, round } from '../svg-markup.ts';
import { drawFitted, type Box } from '../text-fit.ts';
import { textWidth } from '../typeface.ts';
import type { PaletteId } from '../palettes.ts';
import type { Frame } from './frame-kit.ts';

export type SparkTones = {
  body: string;
  onBody: string;
  paper: string;
  ink: string;
  soft: string;
  plate: string;
};

type Row = {
  kind: 'ability' | 'attack';
  mark: string;
  name: string;
  cost: readonly PaletteId[];
  damage: string;
  text: string;
};

const HEAD = 42;
const GAP = 10;
const LARGEST = 20;
const SMALLEST = 8;
const TEXT_SIZE = 23;

function rowsOf({ card }: Frame): Row[] {
  const ability: Row[] = card.ability
    ? [{ kind: 'ability', ...card.ability, cost: [], damage: '' }]
    : [];
  return [
    ...ability,
    ...card.attacks.map((attack): Row => ({ kind: 'attack', mark: '', ...attack })),
  ];
}

function flowRows(rows: readonly Row[], box: Box): { flows: EffectFlow[]; total: number } {
  for (let size = LARGEST; ; size -= 0.5) {
    const flows = rows.map(({ text }) =>
      flowEffect(text, { width: box.width, height: 2000, size, smallest: size }),
    );
    const total = flows.reduce((sum, flow) => sum + HEAD + GAP + flow.height, -GAP);
    if (total <= box.height || size <= SMALLEST) return { flows, total };
  }
}

function drawRowHead(frame: Frame, colors: SparkTones, row: Row, box: Box): string {
  const { ink, tones } = frame;
  const on = [colors.paper];
  let x = box.x;
  let markup = '';
  if (row.kind === 'ability') {
    const mark = row.mark.toUpperCase();
    const width = textWidth(mark, 'wide', 14) + 24;
    markup +=
      path(
        `M${round(x + 12)} ${round(box.y + 7)}h${round(width - 24)}a14 14 0 0 1 0 28h${round(24 - width)}a14 14 0 0 1 0-28z`,
        colors.plate,
      ) +
      drawFitted(mark, {
        ink,
        font: 'wide',
        size: 14,
        fill: inkOn(colors.plate),
        on: [colors.plate],
        role: 'ability mark',
        anchor: 'middle',
        box: { x, y: box.y + 7, width, height: 28 },
      });
    x += width + 12;
  }
  for (const color of row.cost.slice(0, 6)) {
    markup += colorGlyph(color, {
      x,
      y: box.y + 5,
      size: 32,
      rim: mix(tones.panel, '#000000', 0.1),
      letter: ink,
    });
    x += 38;
  }
  if (row.cost.length > 0) x += 6;
  const damage = row.damage ? Math.min(130, textWidth(row.damage, 'number', 40)) : 0;
  const end = box.x + box.width - damage - (damage ? 14 : 0);
  return (
    markup +
    drawFitted(row.name, {
      ink,
      font: 'name',
      size: 30,
      fill: row.kind === 'ability' ? colors.soft : colors.ink,
      on,
      role: 'attack name',
      maxLines: 2,
      box: { x, y: box.y, width: end - x, height: HEAD },
    }) +
    drawFitted(row.damage, {
      ink,
      font: 'number',
      size: 40,
      fill: colors.ink,
      on,
      role: 'damage',
      anchor: 'end',
      box: { x: box.x + box.width - damage - 0.5, y: box.y, width: damage + 0.5, height: HEAD },
    })
  );
}

const effectStyle = (frame: Frame, colors: SparkTones, box: Box) => ({
  ink: frame.ink,
  box,
  fill: colors.ink,
  on: [colors.paper],
  markerFill: colors.plate,
  keywordFill: colors.plate,
  referenceFill: colors.soft,
  pills: 'round' as const,
});

/** Returns the height that the rows or the text need. The art gets the rest. */
export function attackPanelHeight(frame: Frame, width: number, most: number): number {
  const rows = rowsOf(frame);
  if (rows.length === 0 || frame.card.text)
    return flowEffect(frame.card.text, { width, height: most, size: TEXT_SIZE }).height + 24;
  return flowRows(rows, { x: 0, y: 0, width, height: most }).total + rows.length * 14;
}

export function drawAttackPanel(frame: Frame, colors: SparkTones, box: Box): string {
  const rows = rowsOf(frame);
  if (rows.length === 0 || frame.card.text) {
    const flow = flowEffect(frame.card.text, {
      width: box.width,
      height: box.height,
      size: TEXT_SIZE,
    });
    return drawEffect(
      flow,
      effectStyle(frame, colors, {
        ...box,
        y: box.y + Math.min(14, (box.height - flow.height) / 2),
        height: flow.height,
      }),
    );
  }
  const { flows, total } = flowRows(rows, box);
  const spare = Math.max(0, box.height - total);
  const step = Math.min(26, spare / (rows.length + 1));
  let y = box.y + step;
  let markup = '';
  for (const [index, row] of rows.entries()) {
    const flow = flows[index];
    if (!flow) continue;
    if (index > 0)
      markup += path(
        `M${box.x} ${round(y - GAP / 2 - step / 2)}h${box.width}v1.5h${-box.width}z`,
        colors.ink,
        'opacity=".2"',
      );
    markup += drawRowHead(frame, colors, row, { ...box, y });
    markup += drawEffect(
      flow,
      effectStyle(frame, colors, { ...box, y: y + HEAD, height: flow.height }),
    );
    y += HEAD + flow.height + GAP + step;
  }
  return markup;
}
