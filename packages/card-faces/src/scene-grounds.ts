/** Scenes of meadows, arenas and pure motion. */
import type { ArtContext } from './art-context.ts';
import { lighten, mix } from './color-math.ts';
import { rays, ridge, strata, sunDisc, wave } from './scene-pieces.ts';
import { circle, path, polar, polygon, round } from './svg-markup.ts';

/** Soft round hills with blades of grass in front. */
export function meadowScene(art: ArtContext): string {
  const { random, sky } = art;
  const [, high, low, horizon] = sky;
  let markup = rays(art, 8, 0.08) + sunDisc(art) + strata(art, 8, [90, 330], 0.3);
  markup += ridge(art, { y: 430, height: 110, step: 90, color: mix(low, horizon, 0.25) });
  for (let row = 0; row < 4; row++)
    markup += wave(art, 420 + row * 52, 46, mix(lighten(low, 0.08), high, 0.1 + row * 0.24));
  for (let index = 0; index < 26; index++) {
    const x = random.range(-10, 640);
    const y = random.range(540, 640);
    const height = random.range(18, 46);
    markup += path(
      `M${round(x)} ${round(y)}q${round(random.range(-8, 8))} ${round(-height / 2)} ${round(random.range(-14, 14))} ${round(-height)}q4 ${round(height / 2)} 6 ${round(height)}Z`,
      random.chance(0.3) ? horizon : high,
      'opacity=".55"',
    );
  }
  return markup;
}

/** Tiers of an arena under crossing lights. */
export function arenaScene(art: ArtContext): string {
  const { random, sky, id } = art;
  const [zenith, high, low, horizon] = sky;
  let markup = circle(315, 250, 460, `url(#${id}halo)`, 'opacity=".8"');
  for (let row = 0; row < 6; row++) {
    const y = 300 + row * 34;
    markup += path(
      `M-40 ${y + 60}Q315 ${y - 70} 670 ${y + 60}V900H-40Z`,
      mix(mix(low, high, 0.3 + row * 0.12), zenith, row * 0.13),
    );
    for (let lamp = 0; lamp < 16; lamp++) {
      const x = (lamp + random.next()) * 40;
      const dip = 60 - 130 * (1 - ((x - 315) / 355) ** 2) * 0.5;
      markup += circle(x, y + dip + 12, random.range(1.2, 2.6), horizon, 'opacity=".55"');
    }
  }
  for (const [x, angle] of [
    [60, 62],
    [230, 80],
    [400, 100],
    [570, 118],
  ] as const)
    markup += path(
      polygon([[x, -20], polar(x, -20, 900, angle - 5), polar(x, -20, 900, angle + 5)]),
      horizon,
      'opacity=".1"',
    );
  return markup;
}

/** Diagonal planes of colour with speed lines: motion rather than a place. */
export function slashScene(art: ArtContext): string {
  const { random, sky, lit, id, sun } = art;
  const [zenith, high, low, horizon] = sky;
  const flip = lit < 0 ? '' : ' transform="translate(630 0) scale(-1 1)"';
  let markup = circle(sun.x, sun.y, 380, `url(#${id}halo)`, 'opacity=".9"');
  const planes = [
    ['-20,900 -20,520 650,60 650,330', mix(low, high, 0.35), 0.85],
    ['-20,240 -20,90 430,-20 640,-20', mix(low, horizon, 0.25), 0.5],
    ['-20,900 -20,760 650,390 650,900', mix(high, zenith, 0.35), 0.95],
  ] as const;
  for (const [outline, color, opacity] of planes)
    markup += path(polygon(outline), color, `opacity="${opacity}"`);
  for (let index = 0; index < 22; index++) {
    const x = random.range(-60, 560);
    const y = random.range(20, 600);
    const length = random.range(60, 260);
    markup += path(
      polygon([
        [x, y],
        [x + length, y - length * 0.68],
        [x + length, y - length * 0.68 + random.range(1.5, 7)],
      ]),
      random.chance(0.3) ? '#ffffff' : horizon,
      `opacity="${round(random.range(0.15, 0.5))}"`,
    );
  }
  return `<g${flip}>${markup}</g>`;
}
