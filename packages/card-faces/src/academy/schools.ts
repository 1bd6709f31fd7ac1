/** School motifs: clock tower, gate, observatory. */
import type { ArtContext } from '../art-context.ts';
import { colorShape } from '../color-glyphs.ts';
import { darken, lighten, mix } from '../color-math.ts';
import {
  circle,
  type Outline,
  path,
  polygon,
  regularPolygon,
  ring,
  round,
  stroke,
} from '../svg-markup.ts';

const SHADE = '#02040a';

function wall(art: ArtContext, outline: Outline, color: string, shade?: Outline): string {
  if (art.blueprint)
    return path(
      polygon(outline),
      art.sky[0],
      `fill-opacity=".55" stroke="${art.line}" stroke-width="2"`,
    );
  return (
    path(polygon(outline), art.rim, `transform="translate(${art.lit * 3} -3)"`) +
    path(polygon(outline), color) +
    (shade ? path(polygon(shade), SHADE, 'opacity=".3"') : '')
  );
}

function windows(
  art: ArtContext,
  [x, y]: readonly [number, number],
  columns: number,
  rows: number,
  step: number,
): string {
  const { random, palette, sky } = art;
  let markup = '';
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++) {
      const fill = random.chance(0.65) ? palette.glow : darken(sky[0], 0.1);
      markup += `<path d="M${x + column * step} ${y + row * step * 1.5}v-14q6-9 12 0v14z" fill="${fill}" opacity=".92"/>`;
    }
  return markup;
}

const brick = ({ sky, palette }: ArtContext): string =>
  mix(mix('#d9cbb8', palette.base, 0.22), sky[1], 0.3);

export function clockTower(art: ArtContext): string {
  const { palette, sky, id } = art;
  const stone = brick(art);
  const roof = darken(palette.base, 0.12);
  let markup = circle(315, 240, 260, `url(#${id}halo)`, 'opacity=".7"');
  for (const side of [-1, 1]) {
    const x = (value: number): number => 315 + side * value;
    markup +=
      wall(
        art,
        [
          [x(60), 640],
          [x(60), 400],
          [x(280), 420],
          [x(290), 640],
        ],
        mix(stone, sky[1], 0.2),
        [
          [x(200), 640],
          [x(200), 413],
          [x(280), 420],
          [x(290), 640],
        ],
      ) +
      wall(
        art,
        [
          [x(50), 404],
          [x(160), 336],
          [x(296), 424],
        ],
        roof,
      ) +
      windows(art, [side > 0 ? 395 : 75, 470], 6, 3, 27);
  }
  markup +=
    wall(art, '250,640 256,190 374,190 380,640', stone, '320,640 320,190 374,190 380,640') +
    wall(art, '238,194 315,50 392,194', roof, '315,50 392,194 330,194') +
    wall(art, '240,210 240,188 390,188 390,210', lighten(stone, 0.2)) +
    circle(315, 268, 46, darken(stone, 0.4)) +
    circle(315, 268, 40, '#fff8e4') +
    ring(315, 268, 33, darken(sky[0], 0.1), 3, 'stroke-dasharray="2 15.3"') +
    stroke('M315 268V240M315 268L336 280', darken(sky[0], 0.2), 5, 'stroke-linecap="round"') +
    windows(art, [278, 370], 3, 3, 31) +
    path('M290 640V560q25-40 50 0v80z', palette.glow);
  return (
    markup +
    `<g transform="translate(303 120) scale(1)">${path(colorShape(art.card.colors[0]), palette.bright)}</g>`
  );
}

export function arenaGate(art: ArtContext): string {
  const { palette, id, livery, rim } = art;
  const stone = brick(art);
  let markup = circle(315, 380, 300, `url(#${id}glow)`, 'opacity=".65"');
  for (const side of [-1, 1]) {
    const x = (value: number): number => 315 + side * value;
    markup += wall(
      art,
      [
        [x(150), 660],
        [x(160), 190],
        [x(250), 190],
        [x(266), 660],
      ],
      stone,
      [
        [x(208), 660],
        [x(208), 190],
        [x(250), 190],
        [x(266), 660],
      ],
    );
    for (const y of [250, 360, 470])
      markup += wall(
        art,
        [
          [x(150), y],
          [x(262), y],
          [x(260), y + 20],
          [x(152), y + 20],
        ],
        livery.s,
      );
    markup += wall(
      art,
      [
        [x(140), 194],
        [x(205), 110],
        [x(270), 194],
      ],
      palette.base,
    );
    markup +=
      path(
        polygon([
          [x(180), 300],
          [x(236), 300],
          [x(236), 430],
          [x(208), 400],
          [x(180), 430],
        ]),
        palette.base,
      ) +
      `<g transform="translate(${round(x(208) - 18)} 318) scale(1.5)">${path(colorShape(art.card.colors[0]), '#ffffff')}</g>`;
  }
  return (
    markup +
    wall(
      art,
      '130,200 130,150 500,150 500,200',
      lighten(stone, 0.12),
      '130,184 500,184 500,200 130,200',
    ) +
    wall(art, '150,150 200,110 430,110 480,150', palette.base) +
    path(
      polygon(regularPolygon(315, 176, 30, 8, 22)),
      palette.glow,
      `stroke="${rim}" stroke-width="4"`,
    ) +
    path('M165 660V420Q315 240 465 420V660Z', '#ffffff', 'opacity=".3"') +
    path('M215 660V460Q315 330 415 460V660Z', '#ffffff', 'opacity=".4"')
  );
}

export function observatory(art: ArtContext): string {
  const { palette, sky, id } = art;
  const stone = brick(art);
  let markup = circle(315, 300, 280, `url(#${id}halo)`, 'opacity=".7"');
  for (let orbit = 0; orbit < 4; orbit++)
    markup += `<ellipse cx="315" cy="220" rx="${150 + orbit * 46}" ry="${50 + orbit * 22}" fill="none" stroke="${orbit % 2 ? palette.glow : sky[3]}" stroke-width="${orbit === 1 ? 6 : 2}" transform="rotate(${-18 + orbit * 11} 315 220)" opacity=".75"/>`;
  markup +=
    wall(art, '120,660 140,440 490,440 510,660', stone, '360,660 360,440 490,440 510,660') +
    wall(art, '130,444 130,418 500,418 500,444', lighten(stone, 0.2)) +
    windows(art, [176, 540], 9, 2, 32);
  const dome = Array.from({ length: 13 }, (_, index) => {
    const angle = Math.PI - (index / 12) * Math.PI;
    return [315 + Math.cos(angle) * 170, 420 - Math.sin(angle) * 170] as const;
  });
  markup += wall(art, dome, palette.base, dome.slice(7));
  for (let rib = 1; rib < 6; rib++)
    markup += stroke(
      `M315 250Q${145 + rib * 57} 300 ${145 + rib * 57} 420`,
      SHADE,
      2,
      'opacity=".3"',
    );
  return (
    markup +
    path(polygon('290,420 300,250 330,250 340,420'), palette.deep) +
    path(
      polygon('306,300 420,110 452,128 336,316'),
      lighten(stone, 0.3),
      `stroke="${art.rim}" stroke-width="3"`,
    ) +
    circle(436, 119, 60, `url(#${id}glow)`)
  );
}
