/** What happens at sea: a great wave, a maelstrom, a broadside, a course set. */
import type { ArtContext } from '../art-context.ts';
import { darken, mix } from '../color-math.ts';
import { swell } from '../scene-sea.ts';
import { circle, path, type Point, polar, polyline, round, stroke } from '../svg-markup.ts';
import { compassRose } from './compass.ts';

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
  const side = lit < 0 ? 1 : -1;
  const at = (x: number): number => 315 + side * (x - 315);
  let markup = '';
  for (let gun = 0; gun < 4; gun++) {
    const y = 170 + gun * 92;
    const [from, to] = [at(70 + gun * 18), at(540 + gun * 20)];
    const drop = random.range(-30, 20);
    markup +=
      stroke(
        `M${from} ${y}Q${at(320)} ${round(y - 90)} ${to} ${round(y + drop)}`,
        palette.glow,
        22,
        'opacity=".2" stroke-linecap="round"',
      ) +
      stroke(
        `M${from} ${y}Q${at(320)} ${round(y - 90)} ${to} ${round(y + drop)}`,
        '#ffffff',
        5,
        'opacity=".8" stroke-dasharray="150 16 40 10" stroke-linecap="round"',
      ) +
      circle(to, y + drop, 62, `url(#${id}glow)`) +
      circle(to, y + drop, 19, darken(sky[0], 0.3)) +
      circle(to - side * 6, y + drop - 6, 6, '#ffffff', 'opacity=".8"');
    for (let puff = 0; puff < 7; puff++)
      markup += circle(
        from + side * random.range(-46, 60),
        y + random.range(-30, 30),
        random.range(18, 44),
        mix(sky[3], sky[1], random.range(0, 0.55)),
        'opacity=".75"',
      );
    markup += circle(from, y, 70, `url(#${id}glow)`);
  }
  return markup + swell(art, 530, 3);
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
