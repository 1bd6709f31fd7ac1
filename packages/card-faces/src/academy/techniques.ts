/** Decisive moments of a duel. */
import type { ArtContext } from '../art-context.ts';
import { colorShape } from '../color-glyphs.ts';
import { lighten } from '../color-math.ts';
import { circle, path, polar, polygon, round, stroke } from '../svg-markup.ts';
import { cardFan, runeCircle } from './duelist.ts';

export function crossSlash(art: ArtContext): string {
  const { random, palette, sky, id, focus } = art;
  const [cx, cy] = focus;
  let markup = circle(cx, cy, 280, `url(#${id}glow)`);
  for (const [angle, reach, width] of [
    [-38, 420, 46],
    [38, 400, 38],
    [-8, 330, 18],
  ] as const) {
    const [a, b] = [polar(cx, cy, reach, angle), polar(cx, cy, reach, angle + 180)];
    const [c, d] = [polar(cx, cy, width, angle + 90), polar(cx, cy, width, angle - 90)];
    const half = (share: number): string =>
      polygon([
        a,
        [cx + (c[0] - cx) * share, cy + (c[1] - cy) * share],
        b,
        [cx + (d[0] - cx) * share, cy + (d[1] - cy) * share],
      ]);
    markup += path(half(1), palette.glow, 'opacity=".5"') + path(half(0.5), '#ffffff');
  }
  for (let index = 0; index < 40; index++) {
    const [x, y] = polar(cx, cy, random.range(60, 340), random.range(0, 360));
    const size = random.range(4, 18);
    markup += path(
      polygon([
        [x, y - size],
        [x + size * 0.5, y],
        [x, y + size * 0.6],
        [x - size * 0.4, y],
      ]),
      random.chance(0.4) ? palette.glow : sky[3],
      'opacity=".9"',
    );
  }
  return markup;
}

export const fanOfFate = (art: ArtContext): string =>
  cardFan(art, 315, 500, 270) + circle(315, 330, 190, `url(#${art.id}glow)`, 'opacity=".6"');

export function sealOpened(art: ArtContext): string {
  const [x, y] = [315, 300];
  return `${runeCircle(art, x, y, 245)}<g transform="translate(${x - 78} ${y - 78}) scale(6.5)">${path(colorShape(art.card.colors[0]), '#ffffff')}</g>${circle(x, y, 150, `url(#${art.id}glow)`, 'opacity=".5"')}`;
}

/** The crest of a school on a shield, for cards that pay for others. */
export function schoolCrest(art: ArtContext): string {
  const { palette, livery, rim, random, id, card } = art;
  const shield = '315,60 520,120 510,330 440,460 315,560 190,460 120,330 110,120';
  const inner = '315,96 488,146 478,324 416,440 315,520 214,440 152,324 142,146';
  let markup = circle(315, 300, 330, `url(#${id}halo)`, 'opacity=".8"');
  for (let ray = 0; ray < 24; ray++)
    markup += path(
      polygon([[315, 300], polar(315, 300, 460, ray * 15 - 2), polar(315, 300, 460, ray * 15 + 2)]),
      palette.glow,
      'opacity=".14"',
    );
  markup +=
    path(polygon(shield), rim) +
    path(polygon(inner), livery.m) +
    path(polygon('315,96 488,146 478,324 416,440 315,520'), '#02040a', 'opacity=".28"');
  const motif = random.int(0, 2);
  if (motif === 0) markup += path(polygon('142,250 488,190 484,270 150,330'), livery.s);
  if (motif === 1)
    markup += path(polygon('315,96 400,120 400,456 315,520 230,456 230,120'), livery.s);
  if (motif === 2)
    markup += path(polygon('142,146 315,330 488,146 486,210 315,400 144,210'), livery.s);
  markup += `<g transform="translate(219 204) scale(8)">${path(colorShape(card.colors[0]), lighten(palette.bright, 0.35))}</g>`;
  return (
    markup +
    stroke(polygon(inner), palette.glow, 4) +
    `<circle cx="315" cy="${round(300)}" r="120" fill="url(#${id}glow)" opacity=".35"/>`
  );
}
