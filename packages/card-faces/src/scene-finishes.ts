/** Backgrounds of the alternates: drawing board, gold rays, night with an iridescent line. */
import type { ArtContext } from './art-context.ts';
import { mix } from './color-math.ts';
import { stars, sunDisc } from './scene-pieces.ts';
import { circle, path, polar, polygon, ring, round, stroke } from './svg-markup.ts';

export function blueprintScene({ sky, id, line }: ArtContext): string {
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

export function sunburstScene(art: ArtContext): string {
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

export function noirScene(art: ArtContext): string {
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
