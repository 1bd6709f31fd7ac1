import type { ArtContext } from '../art-context.ts';
import { darken, lighten, mix } from '../color-math.ts';
import { surf, swell } from '../scene-sea.ts';
import {
  circle,
  type Outline,
  path,
  polar,
  polygon,
  round,
  type Point,
  ring,
} from '../svg-markup.ts';

/** Islands: a lighthouse on its rock, a terraced harbour, a smoking mountain. */

const SHADE = '#02040a';

function rock(art: ArtContext, outline: Outline, color: string, shade?: Outline): string {
  if (art.blueprint)
    return path(
      polygon(outline),
      art.sky[0],
      `fill-opacity=".55" stroke="${art.line}" stroke-width="2"`,
    );
  return (
    path(polygon(outline), art.rim, `transform="translate(${art.lit * 3} -3)"`) +
    path(polygon(outline), color) +
    (shade ? path(polygon(shade), SHADE, 'opacity=".34"') : '')
  );
}

const earth = ({ sky, palette }: ArtContext): string =>
  mix(mix('#5a4a40', palette.deep, 0.3), sky[1], 0.35);

export function lighthouseIsle(art: ArtContext): string {
  const { palette, sky, id, lit } = art;
  const stone = earth(art);
  const white = mix('#f4efe4', sky[3], 0.3);
  let markup = '';
  for (const turn of [-14, 166])
    markup += path(
      polygon([[330, 150], polar(330, 150, 620, turn - 7), polar(330, 150, 620, turn + 7)]),
      palette.glow,
      'opacity=".28"',
    );
  markup +=
    circle(330, 150, 210, `url(#${id}glow)`, 'opacity=".9"') +
    rock(
      art,
      '40,520 110,400 190,430 250,350 330,392 420,350 480,420 560,440 620,530',
      stone,
      lit < 0
        ? '330,392 420,350 480,420 560,440 620,530 360,530'
        : '40,520 110,400 190,430 250,350 330,392 300,530',
    ) +
    rock(
      art,
      '290,400 302,186 358,186 372,400',
      white,
      lit < 0 ? '334,400 332,186 358,186 372,400' : '290,400 302,186 326,186 322,400',
    );
  for (let band = 0; band < 3; band++) {
    const y = 224 + band * 62;
    markup += path(
      polygon(
        `${300 - band * 3},${y} ${360 + band * 3},${y} ${362 + band * 3},${y + 26} ${298 - band * 3},${y + 26}`,
      ),
      palette.base,
    );
  }
  return (
    markup +
    rock(art, '288,190 372,190 366,170 294,170', darken(stone, 0.3)) +
    path(polygon('304,170 308,126 352,126 356,170'), '#fff8dc') +
    rock(art, '296,128 330,92 364,128', palette.base) +
    rock(art, '400,400 400,360 430,336 462,360 462,410', lighten(stone, 0.3)) +
    `<rect x="420" y="368" width="18" height="22" fill="${palette.glow}"/>` +
    surf(art, 490) +
    swell(art, 490, 4)
  );
}

function house(art: ArtContext, x: number, y: number, width: number): string {
  const { random, palette, sky } = art;
  const height = width * random.range(0.8, 1.25);
  const wall = mix(random.pick(['#f2e6d2', '#e2cdb2', '#d8d5cf']), sky[1], 0.18);
  const roof = random.pick([palette.base, darken(palette.base, 0.3), lighten(palette.base, 0.15)]);
  let markup = rock(
    art,
    [
      [x, y],
      [x, y - height],
      [x + width, y - height],
      [x + width, y],
    ],
    wall,
    [
      [x + width * 0.6, y],
      [x + width * 0.6, y - height],
      [x + width, y - height],
      [x + width, y],
    ],
  );
  markup += rock(
    art,
    [
      [x - 5, y - height],
      [x + width / 2, y - height - width * 0.5],
      [x + width + 5, y - height],
    ],
    roof,
  );
  markup += `<rect x="${round(x + width * 0.2)}" y="${round(y - height * 0.7)}" width="${round(width * 0.18)}" height="${round(width * 0.26)}" fill="${random.chance(0.7) ? palette.glow : darken(sky[0], 0.1)}"/>`;
  return markup;
}

export function harbourIsle(art: ArtContext): string {
  const { random, sky, palette } = art;
  const stone = earth(art);
  let markup = '';
  for (let tier = 3; tier >= 0; tier--) {
    const half = 90 + (3 - tier) * 74;
    const y = 500 - tier * 78;
    markup += rock(
      art,
      `${315 - half - 26},560 ${315 - half},${y} ${315 + half},${y} ${315 + half + 26},560`,
      mix(stone, sky[2], tier * 0.1),
      `${315 + half * 0.4},560 ${315 + half * 0.3},${y} ${315 + half},${y} ${315 + half + 26},560`,
    );
    for (let x = 315 - half + 8; x < 315 + half - 44; x += random.range(48, 66))
      markup += house(art, x, y + 2, random.range(34, 48));
  }
  markup +=
    rock(
      art,
      '292,268 296,150 334,150 338,268',
      lighten(stone, 0.35),
      '318,268 318,150 334,150 338,268',
    ) + rock(art, '286,152 315,96 344,152', palette.base);
  return (
    markup +
    `<circle cx="315" cy="190" r="11" fill="${palette.glow}"/>` +
    surf(art, 510) +
    swell(art, 510, 4)
  );
}

export function volcanoIsle(art: ArtContext): string {
  const { random, palette, sky, id } = art;
  const stone = earth(art);
  let markup = circle(315, 170, 230, `url(#${id}glow)`, 'opacity=".8"');
  for (let puff = 0; puff < 9; puff++) {
    const [x, y] = [315 + random.range(-30, 90) + puff * 8, 150 - puff * 16];
    markup += circle(
      x,
      y,
      26 + puff * 5,
      mix(sky[1], sky[3], random.range(0.1, 0.4)),
      'opacity=".55"',
    );
  }
  markup +=
    rock(
      art,
      '20,540 120,430 200,330 268,186 300,200 330,184 362,190 430,320 520,420 620,540',
      stone,
      '330,184 362,190 430,320 520,420 620,540 350,540 380,360',
    ) + path(polygon('276,190 300,204 330,188 358,194 344,214 300,222'), palette.glow);
  for (const flow of [
    '300,206 286,280 306,330 280,420 296,500 312,420 322,340 306,280 316,212',
    '336,196 352,260 344,310 372,380 366,300 372,250',
  ])
    markup += path(polygon(flow), palette.glow, 'opacity=".9"');
  for (let palm = 0; palm < 8; palm++) {
    const x = random.range(90, 540);
    const y = 500 + random.range(-20, 20);
    for (const turn of [-150, -115, -90, -60, -30])
      markup += path(
        polygon([[x, y - 50], polar(x, y - 50, 34, turn), polar(x, y - 46, 26, turn + 24)]),
        darken(mix(palette.base, '#1c5b35', 0.6), random.range(0, 0.3)),
      );
    markup += path(
      polygon([
        [x - 3, y],
        [x, y - 52],
        [x + 4, y],
      ]),
      darken(stone, 0.3),
    );
  }
  return markup + surf(art, 500) + swell(art, 500, 4);
}

/** Draws a compass rose, the symbol of this world. */

export function compassRose(
  art: ArtContext,
  [cx, cy]: Point,
  radius: number,
  opacity: number,
): string {
  const { palette, sky, id } = art;
  let markup =
    circle(cx, cy, radius * 1.25, `url(#${id}glow)`, 'opacity=".4"') +
    ring(cx, cy, radius, sky[3], 3) +
    ring(cx, cy, radius * 0.93, sky[3], 10, 'stroke-dasharray="2 13"') +
    ring(cx, cy, radius * 0.62, palette.glow, 2.5);
  for (let point = 0; point < 16; point++) {
    const angle = point * 22.5 - 90;
    const major = point % 4 === 0;
    const reach = radius * (major ? 1.08 : point % 2 ? 0.56 : 0.82);
    const half = major ? 11 : 8;
    const tip = polar(cx, cy, reach, angle);
    for (const [side, color] of [
      [-1, lighten(palette.bright, 0.5)],
      [1, palette.base],
    ] as const)
      markup += path(
        polygon([[cx, cy], polar(cx, cy, radius * 0.26, angle + side * half * 1.6), tip]),
        major || side > 0 ? color : sky[3],
      );
  }
  markup += circle(cx, cy, radius * 0.1, '#ffffff') + circle(cx, cy, radius * 0.06, palette.glow);
  return `<g opacity="${round(opacity * 10) / 10}">${markup}</g>`;
}
