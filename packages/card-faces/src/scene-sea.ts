/** Scenes of open water. */
import type { ArtContext } from './art-context.ts';
import { mix } from './color-math.ts';
import { rays, ridge, stars, strata, sunDisc, wave } from './scene-pieces.ts';
import { circle, path, polyline, type Point, round, stroke } from './svg-markup.ts';

/** Sunlight on the waves. */
function glitter({ random, sun, sky }: ArtContext, top: number): string {
  let markup = '';
  for (let index = 0; index < 26; index++) {
    const depth = random.next();
    const width = 14 + depth * 90;
    const x = sun.x + random.range(-1, 1) * (30 + depth * 130) - width / 2;
    const y = top + depth * 190;
    markup += path(
      `M${round(x)} ${round(y)}q${round(width / 2)} -${round(2 + depth * 5)} ${round(width)} 0q${round(-width / 2)} ${round(2 + depth * 5)} ${round(-width)} 0Z`,
      sky[3],
      `opacity="${round(0.25 + (1 - depth) * 0.5)}"`,
    );
  }
  return markup;
}

/** Foam where water meets land. */
export const surf = (art: ArtContext, y: number): string =>
  wave(art, y - 6, 16, art.sky[3], 0.5) + wave(art, y - 2, 12, '#ffffff', 0.5);

/** Draws rows of waves from the horizon down. Nearer rows are darker. */
export function swell(art: ArtContext, top: number, rows = 5): string {
  const [zenith, high, low] = art.sky;
  let markup = '';
  for (let row = 0; row < rows; row++)
    markup += wave(
      art,
      top + row * row * 9 + row * 14,
      10 + row * 9,
      mix(mix(low, high, 0.35 + row * 0.15), zenith, row * 0.12),
    );
  return markup;
}

export function seaScene(art: ArtContext): string {
  const horizon = 430;
  return (
    rays(art, 10, 0.06) +
    sunDisc(art) +
    strata(art, 14, [130, 400], 0.26) +
    swell(art, horizon) +
    glitter(art, horizon + 8)
  );
}

export function islandScene(art: ArtContext): string {
  const [, high, low] = art.sky;
  return (
    sunDisc(art) +
    strata(art, 10, [110, 360], 0.24) +
    ridge(art, { y: 440, height: 150, step: 80, color: mix(low, high, 0.3) }) +
    ridge(art, { y: 452, height: 80, step: 40, color: mix(low, high, 0.6) }) +
    swell(art, 448) +
    glitter(art, 456)
  );
}

function lightning({ random, sky }: ArtContext, start: number): string {
  const bolt: Point[] = [[start, -10]];
  for (let y = 40; y < 430; y += random.range(34, 66))
    bolt.push([start + random.range(-56, 56), y]);
  const d = polyline(bolt);
  return (
    stroke(d, sky[3], 16, 'opacity=".16" stroke-linejoin="round"') +
    stroke(d, '#ffffff', 3.4, 'opacity=".95" stroke-linejoin="miter"')
  );
}

export function stormScene(art: ArtContext): string {
  const { random, sky, id, sun } = art;
  let markup =
    stars(art, 24, 300, 0.5) + circle(sun.x, sun.y, 300, `url(#${id}halo)`, 'opacity=".7"');
  for (let row = 0; row < 6; row++)
    markup += `<ellipse cx="${round(random.range(0, 630))}" cy="${round(random.range(10, 210))}" rx="${round(random.range(140, 300))}" ry="${round(random.range(26, 66))}" fill="${mix(sky[1], sky[0], random.next())}" opacity=".7"/>`;
  return markup + lightning(art, sun.x + random.range(-90, 90)) + swell(art, 400, 6);
}
