import type { ArtContext } from './art-context.ts';
import {
  cityScene,
  cloudScene,
  dawnScene,
  hangarScene,
  nebulaScene,
  orbitScene,
} from './scene-places.ts';
import { islandScene, seaScene, stormScene } from './scene-sea.ts';
import { mix, lighten } from './color-math.ts';
import { stars, sunDisc, rays, ridge, strata, wave } from './scene-pieces.ts';
import { circle, path, polar, polygon, ring, round, stroke } from './svg-markup.ts';

/** Backgrounds behind the subjects, in the colours of the sky. */

const SCENES = {
  dawn: dawnScene,
  orbit: orbitScene,
  nebula: nebulaScene,
  city: cityScene,
  cloud: cloudScene,
  hangar: hangarScene,
  sea: seaScene,
  storm: stormScene,
  islands: islandScene,
  meadow: meadowScene,
  arena: arenaScene,
  slash: slashScene,
} as const;
export type SceneKind = keyof typeof SCENES;

/** The rarest finishes replace the scene. */
export function drawScene(art: ArtContext, kinds: readonly [SceneKind, ...SceneKind[]]): string {
  if (art.blueprint) return blueprintScene(art);
  const ground = `<rect width="630" height="880" fill="url(#${art.id}sky)"/>`;
  if (art.finish === 'sunburst') return ground + sunburstScene(art);
  if (art.finish === 'noir') return ground + noirScene(art);
  return ground + SCENES[art.random.pick(kinds)](art);
}

/** Backgrounds of alternates: blueprint, gold rays, and night with an iridescent line. */

function blueprintScene({ sky, id, line }: ArtContext): string {
  let markup =
    `<rect width="630" height="880" fill="${mix(sky[0], sky[1], 0.55)}"/>` +
    circle(315, 300, 420, `url(#${id}neb)`);
  for (let x = 15; x < 630; x += 30) {
    const bold = x % 150 === 15;
    markup += stroke(`M${x} 0V880`, line, bold ? 1.2 : 0.6, `opacity="${bold ? 0.22 : 0.1}"`);
  }
  for (let y = 20; y < 880; y += 30) markup += stroke(`M0 ${y}H630`, line, 0.6, 'opacity=".1"');
  return (
    markup +
    ring(315, 300, 210, line, 1, 'opacity=".5"') +
    ring(315, 300, 236, line, 6, 'stroke-dasharray="2 14" opacity=".4"') +
    stroke('M315 40V640M40 300H590', line, 1, 'stroke-dasharray="14 6 2 6" opacity=".5"')
  );
}

function sunburstScene(art: ArtContext): string {
  const { sun, sky } = art;
  let markup = '';
  for (let index = 0; index < 36; index++)
    markup += path(
      polygon([
        [sun.x, sun.y],
        polar(sun.x, sun.y, 1000, index * 10),
        polar(sun.x, sun.y, 1000, index * 10 + 5),
      ]),
      sky[3],
      `opacity="${index % 3 ? 0.1 : 0.2}"`,
    );
  markup += sunDisc(art);
  for (let index = 0; index < 4; index++)
    markup += ring(
      sun.x,
      sun.y,
      sun.radius + 26 + index * 40,
      sky[3],
      index === 1 ? 7 : 1.6,
      `opacity="${round(0.7 - index * 0.12)}"${index === 2 ? ' stroke-dasharray="3 13"' : ''}`,
    );
  return markup;
}

function noirScene(art: ArtContext): string {
  const { sun, random, id } = art;
  let markup = stars(art, 60, 640, 0.8);
  for (let index = 0; index < 9; index++)
    markup += ring(
      sun.x,
      sun.y,
      60 + index * 42,
      `url(#${id}iri)`,
      index % 3 ? 1 : 3,
      `stroke-dasharray="${random.pick(['none', '2 10', '120 18', '40 8 4 8'])}" opacity="${round(0.85 - index * 0.08)}" transform="rotate(${round(random.range(0, 360))} ${round(sun.x)} ${round(sun.y)})"`,
    );
  return markup + circle(sun.x, sun.y, 330, `url(#${id}neb)`, 'opacity=".8"');
}

/** Scenes without a real place: meadow, arena, motion. */

function meadowScene(art: ArtContext): string {
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

function arenaScene(art: ArtContext): string {
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

/** Diagonal areas of colour with speed lines. */
function slashScene(art: ArtContext): string {
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
