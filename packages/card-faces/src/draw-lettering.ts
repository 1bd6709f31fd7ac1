/** Lettering as pictures: level digits, level and experience logos, logos of sets. */
import { INK, inkOn, lighten, mix, PAPER } from './color-math.ts';
import {
  escapeXml,
  linearGradient,
  path,
  polygon,
  regularPolygon,
  round,
  stroke,
} from './svg-markup.ts';
import { fitText } from './text-fit.ts';
import { type FaceFont, textOutline, textWidth } from './typeface.ts';

const outlined = (
  text: string,
  font: FaceFont,
  at: { x: number; y: number; size: number; fill: string; squeeze?: number },
): string =>
  path(
    textOutline(text, font),
    at.fill,
    `transform="translate(${round(at.x)} ${round(at.y)}) scale(${((at.size / 1000) * (at.squeeze ?? 1)).toFixed(5)} ${(at.size / 1000).toFixed(5)})"`,
  );

const picture = (width: number, height: number, label: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeXml(label)}">${content}</svg>`;

/** Levels gain metal as they grow: steel, silver, gold, prism. */
export const LEVEL_METALS = {
  steel: ['#8b97a5', '#5d6874', '#cfd8e1'],
  silver: ['#f4f8fc', '#9aa7b4', '#ffffff'],
  gold: ['#ffe9a8', '#c98a1f', '#fff6d5'],
  prism: ['#8ff3ff', '#d6a8ff', '#ffd98a'],
} as const;
export type LevelMetal = keyof typeof LEVEL_METALS;

function metalDefs(id: string, metal: LevelMetal): string {
  const [light, deep, edge] = LEVEL_METALS[metal];
  return `<defs>${linearGradient(id, [
    [0, edge],
    [0.45, light],
    [0.55, deep],
    [1, light],
  ])}</defs>`;
}

/** One digit on a cell of fixed size, so that digits line up. */
export function drawLevelDigit(digit: number, metal: LevelMetal): string {
  const text = String(Math.max(0, Math.min(9, Math.trunc(digit))));
  const id = `n${metal}${text}`;
  const x = 32 - textWidth(text, 'number', 84) / 2;
  const content =
    metalDefs(id, metal) +
    outlined(text, 'number', { x: x + 1.5, y: 79, size: 84, fill: '#05070c' }) +
    outlined(text, 'number', { x, y: 76, size: 84, fill: `url(#${id})` });
  return picture(64, 96, text, content);
}

/** The words beside the digits, on a cut plate. */
export function drawLevelLogo(word: 'LV' | 'EXP', metal: LevelMetal): string {
  const width = word === 'LV' ? 104 : 148;
  const id = `w${metal}${word}`;
  const plate = `M16 4H${width - 4}V76L${width - 16} 92H4V20Z`;
  const x = (width - textWidth(word, 'wide', 46)) / 2;
  const content =
    metalDefs(id, metal) +
    path(plate, '#12171d') +
    stroke(plate, `url(#${id})`, 4) +
    outlined(word, 'wide', { x, y: 65, size: 46, fill: `url(#${id})` });
  return picture(width, 96, word === 'LV' ? 'Level' : 'Experience', content);
}

export type SetLogo = { code: string; name: string; accent: string };

/** Emblem with the code, the name beside it; always within 640 by 160. */
export function drawSetLogo({ code, name, accent }: SetLogo): string {
  const plate = mix(accent, INK, 0.5);
  const emblem = polygon(regularPolygon(80, 80, 74, 6, 30));
  const inner = polygon(regularPolygon(80, 80, 62, 6, 30));
  const codeFit = fitText(code, { font: 'number', width: 92, height: 54, size: 44 });
  const codeX = 80 - (textWidth(code, 'number', codeFit.size) * codeFit.squeeze) / 2;
  const nameFit = fitText(name, { font: 'name', width: 452, height: 120, size: 74, maxLines: 2 });
  const lines = nameFit.lines
    .map((line, index) => {
      const y =
        80 + nameFit.size * 0.34 + (index - (nameFit.lines.length - 1) / 2) * nameFit.size * 1.02;
      return outlined(line, 'name', {
        x: 176,
        y,
        size: nameFit.size,
        fill: PAPER,
        squeeze: nameFit.squeeze,
      });
    })
    .join('');
  const content =
    path(emblem, accent) +
    path(inner, plate) +
    path(
      polygon([[80, 80], ...regularPolygon(80, 80, 62, 6, 30).slice(3, 6)]),
      lighten(accent, 0.4),
      'opacity=".18"',
    ) +
    outlined(code, 'number', {
      x: codeX,
      y: 80 + codeFit.size * 0.35,
      size: codeFit.size,
      fill: inkOn(plate),
      squeeze: codeFit.squeeze,
    }) +
    path('M176 146h452v5H172z', accent) +
    lines;
  return picture(640, 160, `${name} (${code})`, content);
}
