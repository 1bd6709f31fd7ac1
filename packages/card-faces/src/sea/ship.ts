/** A sailing ship under full canvas. */
import type { ArtContext } from '../art-context.ts';
import { colorShape } from '../color-glyphs.ts';
import { darken, lighten, mix } from '../color-math.ts';
import { wave } from '../scene-pieces.ts';
import { path, polygon, round, stroke } from '../svg-markup.ts';

const SHADE = '#02040a';

/** A sail bellied by the wind: lit cloth, shaded leech, seams. */
function sail(
  art: ArtContext,
  box: { x: number; y: number; width: number; height: number },
  color: string,
): string {
  const { x, y, width, height } = box;
  const belly = width * 0.3;
  const edge = `M${round(x)} ${round(y)}Q${round(x + belly)} ${round(y + height / 2)} ${round(x - 6)} ${round(y + height)}`;
  const across = `Q${round(x + width / 2)} ${round(y + height - 18)} ${round(x + width + 4)} ${round(y + height)}`;
  const back = `Q${round(x + width + belly)} ${round(y + height / 2)} ${round(x + width)} ${round(y)}Z`;
  const outline = `${edge}${across}${back}`;
  if (art.blueprint)
    return path(outline, art.sky[0], `fill-opacity=".55" stroke="${art.line}" stroke-width="2"`);
  const shadeX = x + width * 0.62;
  return (
    path(outline, art.rim, 'transform="translate(-3 -3)"') +
    path(outline, color) +
    path(
      `M${round(shadeX)} ${round(y)}Q${round(shadeX + belly)} ${round(y + height / 2)} ${round(shadeX)} ${round(y + height - 6)}L${round(x + width + 4)} ${round(y + height)}${back}`,
      SHADE,
      'opacity=".26"',
    ) +
    stroke(
      `M${round(x + width * 0.33)} ${round(y)}q${round(belly)} ${round(height / 2)} -4 ${round(height - 10)}`,
      SHADE,
      1.6,
      'opacity=".3"',
    )
  );
}

function hull(art: ArtContext): string {
  const { livery, palette, id, blueprint, line, sky, random } = art;
  const wood = mix('#6a4526', livery.d, 0.35);
  const plank = (outline: string, color: string): string =>
    blueprint
      ? path(polygon(outline), sky[0], `fill-opacity=".55" stroke="${line}" stroke-width="2"`)
      : path(polygon(outline), art.rim, 'transform="translate(-3 -3)"') +
        path(polygon(outline), color);
  let markup =
    plank('70,352 84,300 168,322 176,410 96,420', lighten(wood, 0.08)) +
    plank('76,398 116,510 300,540 470,516 560,382 500,404 330,424 160,414', wood) +
    path(
      polygon('84,430 116,510 300,540 470,516 520,446 470,476 300,494 130,470'),
      SHADE,
      'opacity=".4"',
    ) +
    plank(
      '78,398 160,414 330,424 500,404 562,380 556,398 500,424 330,444 156,434 82,418',
      palette.base,
    );
  for (let port = 0; port < 7; port++) {
    const [x, y] = [150 + port * 48, 450 + Math.sin((port / 6) * Math.PI) * 12];
    markup += `<rect x="${round(x)}" y="${round(y)}" width="18" height="15" fill="${SHADE}"/><rect x="${round(x + 4)}" y="${round(y + 4)}" width="10" height="8" fill="${random.chance(0.6) ? palette.glow : '#ffe9b0'}" opacity=".9"/>`;
  }
  for (let pane = 0; pane < 3; pane++)
    markup += `<rect x="${96 + pane * 24}" y="${336 + pane * 4}" width="15" height="26" fill="${palette.glow}" opacity=".9"/>`;
  return markup + `<circle cx="90" cy="300" r="36" fill="url(#${id}glow)" opacity=".8"/>`;
}

export function drawShip(art: ArtContext): string {
  const { livery, palette, lit, sky, random, line, blueprint } = art;
  const canvas = random.chance(0.5) ? mix('#f3ead6', sky[3], 0.3) : lighten(palette.base, 0.22);
  const stripe = random.chance(0.5) ? lighten(palette.base, 0.1) : canvas;
  const spar = blueprint ? line : darken(livery.d, 0.2);
  let markup =
    stroke('M520 392L628 300', spar, 8) +
    stroke('M610 314L420 96M610 314L330 40', spar, 1.6, 'opacity=".7"');
  for (const [x, top] of [
    [180, 120],
    [308, 44],
    [428, 104],
  ] as const)
    markup +=
      stroke(`M${x} 430V${top}`, spar, 9) +
      path(polygon(`${x},${top} ${x - 74},${top + 10} ${x},${top + 24}`), palette.glow);
  markup += path('M612 312Q560 250 470 380Z', canvas, `stroke="${art.rim}" stroke-width="2"`);
  const sails = [
    { x: 124, y: 154, width: 104, height: 100, color: canvas },
    { x: 112, y: 262, width: 128, height: 116, color: stripe },
    { x: 250, y: 74, width: 110, height: 112, color: stripe },
    { x: 236, y: 196, width: 142, height: 180, color: canvas },
    { x: 378, y: 134, width: 94, height: 104, color: canvas },
    { x: 368, y: 246, width: 118, height: 124, color: stripe },
  ];
  for (const { color, ...box } of sails) markup += sail(art, box, color);
  markup += `<g transform="translate(290 246) scale(2.9)">${path(colorShape(art.card.colors[0]), canvas === stripe ? palette.bright : palette.base, 'opacity=".92"')}</g>`;
  markup += hull(art);
  const seas =
    wave(art, 488, 20, sky[3], 0.55) +
    wave(art, 496, 22, mix(sky[1], sky[2], 0.45), 0.96) +
    wave(art, 526, 26, sky[3], 0.3) +
    wave(art, 534, 30, mix(sky[1], sky[0], 0.15), 0.97);
  const turn = lit < 0 ? '' : 'translate(630 0) scale(-1 1) ';
  return `<g transform="${turn}translate(315 300) rotate(-3) scale(.95) translate(-330 -272)">${markup}</g>${seas}`;
}
