/** Parts of sky and land that scenes are composed of. */
import type { ArtContext } from './art-context.ts';
import { circle, path, type Point, polar, polygon, round, round2 } from './svg-markup.ts';

export function stars({ random }: ArtContext, count: number, floor: number, opacity = 1): string {
  let markup = '';
  for (let index = 0; index < count; index++) {
    const size = random.next();
    markup += circle(
      random.range(0, 630),
      random.range(0, floor),
      0.6 + size * size * 2,
      '#fff',
      `opacity="${round((0.25 + size * 0.7) * opacity)}"`,
    );
  }
  return markup;
}

export function rays({ random, sun, sky }: ArtContext, count: number, opacity: number): string {
  let markup = '';
  for (let index = 0; index < count; index++) {
    const angle = random.range(0, 360);
    const half = random.range(1.2, 5);
    const wedge: Point[] = [
      [sun.x, sun.y],
      polar(sun.x, sun.y, 900, angle - half),
      polar(sun.x, sun.y, 900, angle + half),
    ];
    markup += path(polygon(wedge), sky[3], `opacity="${opacity}"`);
  }
  return markup;
}

export const sunDisc = ({ id, sun: { x, y, radius } }: ArtContext): string =>
  circle(x, y, radius * 2.6, `url(#${id}halo)`) + circle(x, y, radius, `url(#${id}sun)`);

export function ridge(
  { random }: ArtContext,
  { y, height, step, color }: { y: number; height: number; step: number; color: string },
): string {
  const outline: Point[] = [[-10, 900]];
  for (let x = -10; x < 650; x += random.range(step * 0.5, step * 1.4))
    outline.push([x, y - Math.abs(random.next() - 0.35) * height]);
  outline.push([650, y - random.next() * height * 0.5], [650, 900]);
  return path(polygon(outline), color);
}

/** Long thin clouds. */
export function strata(
  { random, sky }: ArtContext,
  count: number,
  [top, bottom]: Point,
  opacity: number,
): string {
  let markup = '';
  for (let index = 0; index < count; index++) {
    const y = top + ((bottom - top) * (index + random.next())) / count;
    const width = random.range(160, 520);
    const x = random.range(-100, 560);
    const height = random.range(3, 11);
    const d = `M${round(x)} ${round(y)}q${round(width / 2)} ${round(-height)} ${round(width)} 0q${round(-width / 2)} ${round(height * 0.7)} ${round(-width)} 0Z`;
    markup += path(
      d,
      index % 3 ? sky[3] : '#fff',
      `opacity="${round2(opacity * random.range(0.5, 1))}"`,
    );
  }
  return markup;
}

/** Draws a wavy band and fills everything below it. */
export function wave(
  { random }: ArtContext,
  y: number,
  swell: number,
  color: string,
  opacity = 1,
): string {
  const [a, b] = [random.range(60, 220), random.range(330, 480)];
  return path(
    `M-20 ${round(y)}C${round(a)} ${round(y - random.range(0.4, 1) * swell)} ${round(b)} ${round(y + random.range(0.4, 1) * swell)} 650 ${round(y - random.range(0, 0.7) * swell)}V900H-20Z`,
    color,
    opacity < 1 ? `opacity="${round2(opacity)}"` : '',
  );
}
