/** The spark frame for thumbnails: only health, element, stage, name and last attack. */
import { colorGlyph } from '../color-glyphs.ts';
import { INK, mix, PAPER } from '../color-math.ts';
import { circle, path, round } from '../svg-markup.ts';
import { drawFitted } from '../text-fit.ts';
import { textWidth } from '../typeface.ts';
import { type Frame, type FramePainting, outerEdge, rarityTag } from './frame-kit.ts';
import type { SparkTones } from './spark-attacks.ts';

const NAME_TOP = 628;

/** Draws one to three dots for the stage. */
function drawStage({ card, tones, metal }: Frame): string {
  if (card.role !== 'fighter') return '';
  const dots = /2/.test(card.values.stage) ? 3 : /1/.test(card.values.stage) ? 2 : 1;
  const width = 46 + dots * 46;
  let markup = path(
    `M0 24H${width}a46 46 0 0 1 0 92H0z`,
    tones.panel,
    `stroke="${metal}" stroke-width="5"`,
  );
  for (let dot = 0; dot < dots; dot++) markup += circle(54 + dot * 48, 70, 17, tones.bright);
  return markup;
}

function drawHealth({ card, tones, metal, ink }: Frame): string {
  const { health } = card.values;
  const rim = mix(tones.panel, INK, 0.2);
  const glyph =
    card.role === 'fighter'
      ? colorGlyph(card.colors[0], { x: 506, y: 24, size: 94, rim, letter: ink })
      : '';
  if (!health) return glyph;
  const width = textWidth(health, 'number', 84);
  const x = 486 - width;
  return (
    path(
      `M${round(x - 12)} 20H560V122H${round(x - 12)}a51 51 0 0 1 0-102z`,
      tones.panel,
      `stroke="${metal}" stroke-width="5"`,
    ) +
    drawFitted(health, {
      ink,
      font: 'number',
      size: 84,
      fill: PAPER,
      on: [tones.panel],
      role: 'health',
      box: { x, y: 24, width: width + 1, height: 94 },
    }) +
    glyph
  );
}

/** Draws cost and damage of the last attack, which is usually the strongest. */
function drawAttack(frame: Frame, colors: SparkTones): string {
  const { card, ink, tones } = frame;
  const attack = card.attacks.at(-1);
  if (!attack) return '';
  const width = Math.min(180, textWidth(attack.damage, 'number', 84));
  let markup = drawFitted(attack.damage, {
    ink,
    font: 'number',
    size: 84,
    fill: colors.onBody,
    on: [colors.body],
    role: 'damage',
    anchor: 'end',
    box: { x: 598 - width, y: 768, width: width + 1, height: 92 },
  });
  const orbs = attack.cost.slice(0, 4);
  for (const [index, color] of orbs.entries())
    markup += colorGlyph(color, {
      x: 580 - width - (orbs.length - index) * 60,
      y: 788,
      size: 50,
      rim: mix(tones.panel, '#000000', 0.1),
    });
  return markup;
}

export function drawSmallSpark(frame: Frame, colors: SparkTones): FramePainting {
  const { card, ink, metal } = frame;
  const body =
    path(
      `M0 ${NAME_TOP}Q315 ${NAME_TOP - 22} 630 ${NAME_TOP}V880H0Z`,
      colors.body,
      `stroke="${metal}" stroke-width="6"`,
    ) +
    drawFitted(card.name, {
      ink,
      font: 'name',
      size: 82,
      fill: colors.onBody,
      on: [colors.body],
      role: 'name',
      maxLines: 3,
      anchor: 'middle',
      box: { x: 30, y: NAME_TOP + 4, width: 570, height: 124 },
    }) +
    rarityTag(frame, 30, 796, 40).markup +
    drawAttack(frame, colors) +
    drawStage(frame) +
    drawHealth(frame) +
    outerEdge(frame);
  return { defs: '', body, floor: NAME_TOP };
}
