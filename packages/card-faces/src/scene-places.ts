/** Scenes of sky, space and steel. */
import type { ArtContext } from './art-context.ts';
import { mix } from './color-math.ts';
import { rays, ridge, stars, strata, sunDisc, wave } from './scene-pieces.ts';
import { circle, path, polygon, round, stroke } from './svg-markup.ts';

export function dawnScene(art: ArtContext): string {
  const [zenith, high, low] = art.sky;
  return (
    rays(art, 9, 0.07) +
    sunDisc(art) +
    strata(art, 16, [180, 620], 0.22) +
    ridge(art, { y: 600, height: 120, step: 60, color: mix(low, high, 0.35) }) +
    ridge(art, { y: 660, height: 130, step: 46, color: mix(high, zenith, 0.15) })
  );
}

export function orbitScene(art: ArtContext): string {
  const { random, sun, sky, id } = art;
  const radius = random.range(620, 760);
  const x = 315 + random.range(-200, 200);
  const y = 470 + radius + random.range(-60, 40);
  return (
    stars(art, 90, 520) +
    circle(sun.x, sun.y, sun.radius * 2.2, `url(#${id}halo)`) +
    circle(sun.x, sun.y, sun.radius * 0.42, '#fff') +
    circle(x, y, radius + 26, sky[3], 'opacity=".18"') +
    circle(x, y, radius + 10, sky[3], 'opacity=".4"') +
    circle(x, y, radius, `url(#${id}planet)`) +
    strata(art, 9, [560, 720], 0.16)
  );
}

export function nebulaScene(art: ArtContext): string {
  const { random, sun, id } = art;
  let markup = stars(art, 120, 640);
  for (let index = 0; index < 5; index++)
    markup += `<ellipse cx="${round(random.range(60, 570))}" cy="${round(random.range(120, 520))}" rx="${round(random.range(140, 320))}" ry="${round(random.range(80, 200))}" fill="url(#${id}${index % 3 === 2 ? 'neb2' : 'neb'})" transform="rotate(${round(random.range(-40, 40))} 315 320)"/>`;
  return (
    markup +
    circle(sun.x, sun.y, sun.radius * 2.1, `url(#${id}halo)`, 'opacity=".9"') +
    circle(sun.x, sun.y, sun.radius * 0.8, `url(#${id}sun)`)
  );
}

function skyline(art: ArtContext, layer: number): string {
  const { random, sky, palette } = art;
  const color = mix(mix(sky[2], sky[1], 0.3 + layer * 0.3), sky[0], layer * 0.3);
  let markup = '';
  for (let x = -20; x < 650;) {
    const width = random.range(26, 74);
    const height = random.range(90, 330 - layer * 40);
    const y = 640 - height + layer * 34;
    const slope = random.chance(0.5) ? width * 0.3 : 0;
    markup += path(
      polygon([
        [x, 900],
        [x, y + slope],
        [x + width, y],
        [x + width, 900],
      ]),
      color,
    );
    for (let lamp = 0; lamp < (layer > 0 ? 4 : 0); lamp++)
      if (random.chance(0.55))
        markup += `<rect x="${round(x + random.range(4, width - 8))}" y="${round(y + random.range(20, height * 0.8))}" width="3" height="${random.int(2, 7)}" fill="${random.chance(0.3) ? palette.glow : sky[3]}" opacity=".75"/>`;
    x += width + random.range(2, 26);
  }
  return markup;
}

export const cityScene = (art: ArtContext): string =>
  sunDisc(art) +
  strata(art, 8, [120, 420], 0.2) +
  [0, 1, 2].map((layer) => skyline(art, layer)).join('');

export function cloudScene(art: ArtContext): string {
  const [, high, low, horizon] = art.sky;
  let markup = rays(art, 14, 0.06) + sunDisc(art);
  for (let index = 0; index < 5; index++)
    markup += wave(
      art,
      300 + index * 86,
      70,
      mix(horizon, index < 2 ? low : high, 0.35 + index * 0.13),
      0.2 + index * 0.1,
    );
  return markup;
}

/** Ribs of a hangar running to a vanishing point. */
export function hangarScene({ sun, sky, id, palette }: ArtContext): string {
  const [x, y] = [sun.x, 330];
  let markup = circle(x, y, 520, `url(#${id}halo)`, 'opacity=".85"');
  for (let index = 0; index < 7; index++) {
    const depth = (index / 6) ** 1.7;
    const half = 60 + depth * 330;
    const height = 70 + depth * 420;
    const arch = `M${round(x - half)} ${round(y + height)}V${round(y - height * 0.55)}L${round(x - half * 0.62)} ${round(y - height * 0.86)}H${round(x + half * 0.62)}L${round(x + half)} ${round(y - height * 0.55)}V${round(y + height)}`;
    markup += stroke(arch, mix(sky[3], sky[0], 0.25 + depth * 0.7), 3 + depth * 22);
    for (const side of [-1, 1])
      markup += circle(x + side * half * 0.8, y - height * 0.7, 2 + depth * 5, palette.glow);
  }
  for (let plank = -6; plank <= 6; plank++)
    markup += stroke(
      `M${round(x)} ${y + 90}L${round(x + plank * 150)} 900`,
      sky[3],
      1.5,
      'opacity=".2"',
    );
  return markup;
}
