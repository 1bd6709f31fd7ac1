/** The spark frame: a window with the creature, its attacks on paper below. */
import { colorGlyph } from '../color-glyphs.ts';
import { INK, inkOn, mix, PAPER, plateUnder, readableOn } from '../color-math.ts';
import type { FaceFinish } from '../face-card.ts';
import { linearGradient, path, round } from '../svg-markup.ts';
import { drawFitted } from '../text-fit.ts';
import { textWidth } from '../typeface.ts';
import {
  type Frame,
  type FramePainting,
  outerEdge,
  rarityTag,
  rarityTagWidth,
} from './frame-kit.ts';
import { drawSmallSpark } from './spark-small.ts';
import { attackPanelHeight, drawAttackPanel, type SparkTones } from './spark-attacks.ts';

const WINDOW = { x: 26, y: 90, width: 578, radius: 24 };
const PANEL = { x: 26, width: 578, bottom: 804, bottomWithoutBar: 852, least: 120, most: 300 };
const BAR_Y = 812;

/** Rare finishes show the art on the whole card. */
const FULL_ART: readonly FaceFinish[] = ['blueprint', 'sunburst', 'noir'];
const isFullArt = ({ card, legend }: Frame): boolean => legend || FULL_ART.includes(card.finish);

const roundedRect = (x: number, y: number, width: number, height: number, r: number): string =>
  `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}z`;

export function sparkTones(frame: Frame): SparkTones {
  const { tones, art } = frame;
  const dark = isFullArt(frame);
  const body = dark ? tones.panel : plateUnder(art.palette.base, inkOn(art.palette.base));
  const paper = dark ? mix(tones.panel, '#000000', 0.15) : mix('#fbf6ea', art.palette.bright, 0.1);
  const ink = dark ? '#f2f4f7' : mix(INK, art.palette.deep, 0.4);
  return {
    body,
    onBody: inkOn(body),
    paper,
    ink,
    soft: readableOn(dark ? tones.label : art.palette.base, paper),
    plate: plateUnder(art.palette.base, inkOn(art.palette.base)),
  };
}

function drawHead(frame: Frame, colors: SparkTones): string {
  const { card, ink } = frame;
  const { health, stage } = card.values;
  const kind = (stage || card.typeLabel).toUpperCase();
  const pill = Math.min(150, textWidth(kind, 'wide', 15) + 26);
  const pillFill =
    colors.onBody === PAPER ? mix(colors.body, '#000000', 0.35) : mix(colors.body, '#ffffff', 0.45);
  const nameX = 26 + pill + 14;
  const hpText = health ? textWidth(health, 'number', 46) : 0;
  const hpX = 548 - hpText;
  const nameEnd = health ? hpX - 42 : card.role === 'fighter' ? 540 : 596;
  const on = [colors.body];
  return (
    path(roundedRect(26, 34, round(pill), 36, 18), pillFill) +
    drawFitted(kind, {
      ink,
      font: 'wide',
      size: 15,
      fill: inkOn(pillFill),
      on: [pillFill],
      role: 'stage',
      anchor: 'middle',
      box: { x: 32, y: 36, width: pill - 12, height: 32 },
    }) +
    drawFitted(card.name, {
      ink,
      font: 'name',
      size: 43,
      fill: colors.onBody,
      on,
      role: 'name',
      maxLines: 2,
      box: { x: nameX, y: 24, width: nameEnd - nameX, height: 58 },
    }) +
    (health
      ? drawFitted('HP', {
          ink,
          font: 'wide',
          size: 15,
          fill: colors.onBody,
          on,
          role: 'health label',
          anchor: 'end',
          box: { x: hpX - 36, y: 50, width: 32, height: 20 },
        }) +
        drawFitted(health, {
          ink,
          font: 'number',
          size: 46,
          fill: colors.onBody,
          on,
          role: 'health',
          anchor: 'end',
          box: { x: hpX, y: 24, width: hpText + 0.5, height: 58 },
        })
      : '')
  );
}

/** Draws the previous stage on a ribbon over the window's corner. */
function drawLineage({ card, ink, tones }: Frame): string {
  if (!card.link) return '';
  const text = `from ${card.link}`;
  const width = Math.min(300, textWidth(text, 'bold', 16) + 34);
  return (
    path(`M26 112H${round(26 + width)}l-12 15 12 15H26z`, tones.panel) +
    drawFitted(text, {
      ink,
      font: 'bold',
      size: 16,
      fill: tones.label,
      on: [tones.panel],
      role: 'lineage',
      box: { x: 40, y: 115, width: width - 30, height: 24 },
    })
  );
}

/** Draws number, rarity and set on a small plate on the lower edge of the window. */
function drawPlate(frame: Frame, middle: number): string {
  const { card, ink, metal, tones } = frame;
  const number = Math.min(170, textWidth(card.number, 'mono', 15));
  const set = Math.min(150, textWidth(card.set, 'text', 14.5));
  const tag = rarityTagWidth(frame, 14);
  const width = number + set + tag + 64;
  const x = 315 - width / 2;
  const on = [tones.panel];
  return (
    path(
      `M${round(x + 16)} ${middle - 15}H${round(x + width - 16)}l16 15-16 15H${round(x + 16)}l-16-15z`,
      tones.panel,
      `stroke="${metal}" stroke-width="3"`,
    ) +
    drawFitted(card.number, {
      ink,
      font: 'mono',
      size: 15,
      fill: '#eef1f5',
      on,
      role: 'number',
      box: { x: x + 20, y: middle - 10, width: number + 0.5, height: 20 },
    }) +
    rarityTag(frame, x + 32 + number, middle - 9, 14).markup +
    drawFitted(card.set, {
      ink,
      font: 'text',
      size: 14.5,
      fill: '#c3cad3',
      on,
      role: 'set',
      box: { x: x + 44 + number + tag, y: middle - 10, width: set + 0.5, height: 20 },
    })
  );
}

function drawBar(frame: Frame, colors: SparkTones): string {
  const { card, ink } = frame;
  const { retreat, weakness } = card.values;
  if (card.role !== 'fighter') return '';
  const on = [colors.body];
  const label = (text: string, x: number): string =>
    drawFitted(text, {
      ink,
      font: 'wide',
      size: 15,
      fill: colors.onBody,
      on,
      role: 'bar label',
      box: { x, y: BAR_Y + 8, width: 110, height: 26 },
    });
  const rim = mix(colors.body, '#000000', 0.4);
  const weak = card.weaknessColor;
  const steps = Math.min(6, Number(retreat) || 0);
  let markup = label('WEAKNESS', 34);
  markup += weak
    ? colorGlyph(weak, { x: 146, y: BAR_Y + 5, size: 31, rim, letter: ink }) +
      drawFitted('+20', {
        ink,
        font: 'number',
        size: 22,
        fill: colors.onBody,
        on,
        role: 'weakness',
        box: { x: 186, y: BAR_Y + 6, width: 60, height: 30 },
      })
    : drawFitted(weakness || '–', {
        ink,
        font: 'number',
        size: 22,
        fill: colors.onBody,
        on,
        role: 'weakness',
        box: { x: 146, y: BAR_Y + 6, width: 90, height: 30 },
      });
  markup += label('RETREAT', 360);
  for (let step = 0; step < steps; step++)
    markup += colorGlyph('Colorless', { x: 458 + step * 35, y: BAR_Y + 6, size: 29, rim });
  if (steps === 0)
    markup += drawFitted('0', {
      ink,
      font: 'number',
      size: 22,
      fill: colors.onBody,
      on,
      role: 'retreat',
      box: { x: 458, y: BAR_Y + 6, width: 30, height: 30 },
    });
  return markup;
}

export function sparkFrame(frame: Frame): FramePainting {
  const { card, id, ink, metal, tones } = frame;
  const colors = sparkTones(frame);
  if (frame.small) return drawSmallSpark(frame, colors);
  const fullArt = isFullArt(frame);
  const inner = PANEL.width - 32;
  const wanted = attackPanelHeight(frame, inner, PANEL.most - 22) + 22;
  const height = Math.round(Math.min(PANEL.most, Math.max(PANEL.least, wanted)));
  const bottom = card.role === 'fighter' ? PANEL.bottom : PANEL.bottomWithoutBar;
  const top = bottom - height;
  const windowHeight = top - 26 - WINDOW.y;
  const light = mix(colors.body, '#ffffff', fullArt || colors.onBody === PAPER ? 0 : 0.25);
  const defs = linearGradient(`${id}bd`, [
    [0, light],
    [1, colors.body],
  ]);
  const view = roundedRect(WINDOW.x, WINDOW.y, WINDOW.width, windowHeight, WINDOW.radius);
  const inset = roundedRect(WINDOW.x + 6, WINDOW.y + 6, WINDOW.width - 12, windowHeight - 12, 19);
  let body = fullArt
    ? path('M0 0H630V92H0Z', colors.body) +
      path(`M0 ${top - 22}Q315 ${top - 50} 630 ${top - 22}V880H0Z`, `url(#${id}bd)`)
    : path(`M0 0H630V880H0Z${view}`, `url(#${id}bd)`, 'fill-rule="evenodd"') +
      path(view, 'none', `stroke="${metal}" stroke-width="5"`) +
      path(inset, 'none', `stroke="${tones.accent}" stroke-width="2" opacity=".9"`);
  body += path(roundedRect(PANEL.x, top, PANEL.width, height, 20), colors.paper);
  body += drawLineage(frame) + drawPlate(frame, top - 24) + drawHead(frame, colors);
  body += drawAttackPanel(frame, colors, {
    x: PANEL.x + 16,
    y: top + 11,
    width: inner,
    height: height - 22,
  });
  body += drawBar(frame, colors);
  if (card.role === 'fighter')
    body += colorGlyph(card.colors[0], {
      x: 554,
      y: 29,
      size: 48,
      rim: mix(tones.panel, INK, 0.2),
      letter: ink,
    });
  // Moves the subject below the head bar.
  const artTransform = fullArt ? 'translate(0 46)' : 'translate(28 34) scale(.911)';
  return { defs, body: body + outerEdge(frame), floor: top - 26, artTransform };
}
