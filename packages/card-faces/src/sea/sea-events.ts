/** Sea events: a great wave, a maelstrom, a broadside, a course on a chart. */
import type { ArtContext } from '../art-context.ts';
import { darken, mix } from '../color-math.ts';
import { circle, path, type Point, polar, polyline, round, stroke } from '../svg-markup.ts';
import { compassRose } from './isles.ts';
import { drawShip } from './ship.ts';

export function maelstrom(art: ArtContext): string {
  const { sky, palette, random, id } = art;
  const [cx, cy] = [315, 330];
  let markup = `<ellipse cx="${cx}" cy="${cy}" rx="380" ry="300" fill="${mix(sky[1], sky[0], 0.3)}" opacity=".85"/>`;
  for (let arm = 0; arm < 9; arm++) {
    const spiral: Point[] = [];
    for (let step = 0; step <= 26; step++) {
      const radius = 14 + step * 13;
      const [x, y] = polar(0, 0, radius, arm * 40 + step * 15);
      spiral.push([cx + x, cy + y * 0.78]);
    }
    markup += stroke(
      polyline(spiral),
      arm % 3 ? mix(sky[2], sky[3], random.next()) : '#ffffff',
      arm % 3 ? 15 : 6,
      'stroke-linecap="round" stroke-linejoin="round" opacity=".72"',
    );
  }
  markup +=
    `<ellipse cx="${cx}" cy="${cy}" rx="64" ry="50" fill="${darken(sky[0], 0.5)}"/>` +
    circle(cx, cy, 150, `url(#${id}glow)`, 'opacity=".7"');
  for (let drop = 0; drop < 30; drop++) {
    const [x, y] = polar(cx, cy, random.range(120, 330), random.range(0, 360));
    markup += circle(
      x,
      y,
      random.range(1.5, 5),
      random.chance(0.3) ? palette.glow : '#ffffff',
      'opacity=".85"',
    );
  }
  return markup;
}

export function greatWave(art: ArtContext): string {
  const { sky, lit, palette, random, id } = art;
  const body = mix(sky[1], sky[2], 0.3);
  let markup = circle(380, 240, 200, `url(#${id}glow)`, 'opacity=".45"');
  const crests = [
    [
      'M-20 620C60 540 90 330 250 190C360 96 500 110 560 210C500 160 420 176 400 250C384 320 450 420 650 470V900H-20Z',
      mix(sky[2], sky[3], 0.25),
    ],
    [
      'M-20 640C70 560 120 380 260 240C350 150 460 150 520 216C450 196 396 220 388 290C380 370 470 470 650 520V900H-20Z',
      body,
    ],
    [
      'M-20 680C90 600 160 440 280 320C330 270 380 262 390 300C380 400 480 520 650 570V900H-20Z',
      darken(body, 0.3),
    ],
  ] as const;
  for (const [d, color] of crests)
    markup += path(d, '#ffffff', 'transform="translate(-4 -6)" opacity=".9"') + path(d, color);
  for (let finger = 0; finger < 26; finger++) {
    const along = finger / 25;
    const x = 240 + along * 320 + random.range(-14, 14);
    const y = 196 - Math.sin(along * Math.PI) * 80 + random.range(-8, 40);
    markup += circle(x, y, random.range(4, 17), '#ffffff', 'opacity=".95"');
  }
  for (let streak = 0; streak < 9; streak++) {
    const x = 40 + streak * 44;
    markup += stroke(
      `M${x} ${640 - streak * 12}C${x + 40} ${520 - streak * 26} ${x + 90} ${400 - streak * 10} ${x + 170} ${330 - streak * 4}`,
      random.chance(0.3) ? palette.glow : sky[3],
      random.range(2, 6),
      'opacity=".5" stroke-linecap="round"',
    );
  }
  const flip = lit < 0 ? '' : ' transform="translate(630 0) scale(-1 1)"';
  return `<g${flip}>${markup}</g>`;
}

export function broadside(art: ArtContext): string {
  const { random, palette, sky, id, lit } = art;
  let markup = drawShip(art);
  for (let gun = 0; gun < 6; gun++) {
    const x = 150 + gun * 66;
    const y = 410 + Math.sin((gun / 5) * Math.PI) * 16 + lit * (gun - 2.5) * 3;
    for (let puff = 0; puff < 6; puff++)
      markup += circle(
        x + random.range(-34, 34),
        y + 30 + random.range(-10, 46),
        random.range(14, 34),
        mix(sky[3], sky[1], random.range(0, 0.5)),
        'opacity=".72"',
      );
    markup += circle(x, y + 20, 64, `url(#${id}glow)`);
    const shot = random.range(90, 170);
    markup +=
      stroke(
        `M${round(x)} ${round(y + 20)}l${round((gun - 2.5) * 12)} ${round(shot)}`,
        palette.glow,
        9,
        'opacity=".5" stroke-linecap="round"',
      ) +
      circle(x + (gun - 2.5) * 12, y + 20 + shot, 11, darken(sky[0], 0.3)) +
      circle(x + (gun - 2.5) * 12 - 3, y + 17 + shot, 3.4, '#ffffff', 'opacity=".8"');
  }
  return markup;
}

export function courseSet(art: ArtContext): string {
  const { random, palette } = art;
  const route: Point[] = [[70, 520]];
  for (let leg = 1; leg < 7; leg++)
    route.push([70 + leg * 80, 520 - leg * 64 + random.range(-36, 36)]);
  const [x, y] = route.at(-1) ?? [550, 140];
  return (
    compassRose(art, art.focus, 220, 1) +
    stroke(
      polyline(route),
      '#ffffff',
      6,
      'stroke-dasharray="18 14" stroke-linecap="round" stroke-linejoin="round"',
    ) +
    stroke(
      `M${round(x - 20)} ${round(y - 20)}l40 40m0-40l-40 40`,
      palette.glow,
      12,
      'stroke-linecap="round"',
    )
  );
}
