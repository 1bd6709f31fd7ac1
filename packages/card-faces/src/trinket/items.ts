/** Item motifs: flask, lens, satchel, charm. */
import type { ArtContext } from '../art-context.ts';
import { lighten, mix } from '../color-math.ts';
import {
  circle,
  type Outline,
  path,
  polar,
  polygon,
  regularPolygon,
  ring,
  round,
} from '../svg-markup.ts';

const SHADE = '#02040a';

function solid(art: ArtContext, outline: Outline, fill: string, extra = ''): string {
  if (art.blueprint)
    return path(
      polygon(outline),
      art.sky[0],
      `fill-opacity=".55" stroke="${art.line}" stroke-width="2.4"`,
    );
  return (
    path(polygon(outline), art.rim, `transform="translate(${art.lit * 4} -4)"`) +
    path(polygon(outline), fill, extra)
  );
}

function pedestal({ sky, id, palette }: ArtContext): string {
  let markup =
    circle(315, 320, 300, `url(#${id}halo)`, 'opacity=".9"') +
    ring(315, 310, 250, sky[3], 3, 'opacity=".6"') +
    ring(315, 310, 226, palette.glow, 9, 'stroke-dasharray="3 17" opacity=".7"');
  for (let star = 0; star < 10; star++) {
    const [x, y] = polar(315, 310, star % 2 ? 250 : 280, star * 36 + 12);
    markup += path(polygon(regularPolygon(x, y, star % 2 ? 7 : 11, 4)), '#ffffff', 'opacity=".9"');
  }
  return markup + `<ellipse cx="315" cy="520" rx="180" ry="26" fill="${SHADE}" opacity=".4"/>`;
}

export function flask(art: ArtContext): string {
  const { palette, livery, id } = art;
  return (
    pedestal(art) +
    solid(
      art,
      '270,130 360,130 360,180 350,190 350,260 460,440 440,510 190,510 170,440 280,260 280,190 270,180',
      mix('#dfeef5', livery.s, 0.25),
    ) +
    path(polygon('226,390 404,372 448,444 432,496 198,496 182,444'), palette.base) +
    path(polygon('226,390 404,372 420,398 240,418'), palette.bright) +
    circle(290, 450, 90, `url(#${id}glow)`, 'opacity=".9"') +
    [
      [260, 450, 13],
      [330, 430, 18],
      [370, 470, 10],
      [310, 480, 8],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, '#ffffff', 'opacity=".75"'))
      .join('') +
    path(polygon('296,200 310,196 310,270 230,412 216,420 292,270'), '#ffffff', 'opacity=".5"') +
    solid(art, '278,84 352,84 358,132 272,132', '#a9713f')
  );
}

export function lens(art: ArtContext): string {
  const { livery, palette, id } = art;
  return (
    pedestal(art) +
    solid(art, '404,400 432,372 520,476 482,510', '#8a5a34') +
    circle(315, 300, 152, art.rim) +
    circle(315, 300, 146, livery.x) +
    circle(315, 300, 122, mix(palette.base, '#08101c', 0.35)) +
    circle(315, 300, 150, `url(#${id}glow)`, 'opacity=".8"') +
    regularPolygon(315, 300, 80, 6)
      .map(([x, y]) => circle(x, y, 9, lighten(palette.bright, 0.4)))
      .join('') +
    path(polygon(regularPolygon(315, 300, 46, 6, 30)), '#ffffff', 'opacity=".9"') +
    path(polygon('230,230 280,196 262,250 222,296'), '#ffffff', 'opacity=".45"')
  );
}

export function satchel(art: ArtContext): string {
  const { livery, palette } = art;
  return (
    pedestal(art) +
    `<path d="M200 260C200 110 430 110 430 260" fill="none" stroke="${art.rim}" stroke-width="26"/><path d="M200 260C200 110 430 110 430 260" fill="none" stroke="#7a4c2c" stroke-width="18"/>` +
    solid(art, '150,250 480,250 500,480 460,516 170,516 130,480', '#9a6238') +
    path(polygon('315,250 480,250 500,480 460,516 315,516'), SHADE, 'opacity=".25"') +
    solid(art, '144,240 486,240 470,360 315,412 160,360', livery.m) +
    path(polygon('315,240 486,240 470,360 315,412'), SHADE, 'opacity=".2"') +
    solid(art, regularPolygon(315, 392, 38, 8, 22), palette.glow) +
    circle(315, 392, 15, '#ffffff') +
    solid(art, '176,420 240,426 236,486 182,480', '#7a4c2c') +
    solid(art, '390,426 454,420 448,480 394,486', '#7a4c2c')
  );
}

export function charm(art: ArtContext): string {
  const { livery, palette, id } = art;
  const gem = regularPolygon(315, 330, 120, 8, 22);
  let markup = pedestal(art) + ring(315, 200, 62, livery.x, 15) + ring(315, 200, 62, art.rim, 3);
  markup += solid(art, gem, palette.base);
  for (let facet = 0; facet < 8; facet++) {
    const [a = [0, 0], b = [0, 0]] = [gem[facet], gem[(facet + 1) % 8]];
    markup += path(
      polygon([a, b, [315, 322]]),
      facet < 4 ? SHADE : '#ffffff',
      `opacity="${round(0.06 + (facet % 4) * 0.09)}"`,
    );
  }
  markup +=
    path(polygon(regularPolygon(315, 322, 56, 8, 22)), lighten(palette.bright, 0.35)) +
    circle(315, 322, 130, `url(#${id}glow)`, 'opacity=".55"');
  for (const side of [-1, 1])
    markup += solid(
      art,
      [
        [315 + side * 70, 430],
        [315 + side * 120, 520],
        [315 + side * 82, 506],
        [315 + side * 56, 530],
        [315 + side * 30, 446],
      ],
      livery.s,
    );
  return markup;
}
