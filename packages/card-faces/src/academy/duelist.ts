import type { ArtContext } from '../art-context.ts';
import { colorShape } from '../color-glyphs.ts';
import { lighten } from '../color-math.ts';
import { embers } from '../machine/machine.ts';
import { drawHairBehind, drawHairFront } from '../portrait/hair.ts';
import { drawFace, drawNeck } from '../portrait/head.ts';
import { HAIR_STYLES, planPortrait } from '../portrait/portrait-plan.ts';
import { Rig } from '../rig.ts';
import { circle, path, polar, polygon, ring, round, stroke } from '../svg-markup.ts';

const OUTFITS = ['blazer', 'longcoat', 'scarf', 'hooded'] as const;

type Outfit = (typeof OUTFITS)[number];

const shoulders = (rig: Rig): void =>
  rig.both((side) =>
    rig.part('0,178 58,152 140,170 196,226 226,470 0,470', side, 'm', {
      up: '58,152 140,170 196,226 132,208 74,186',
      down: '196,226 226,470 150,470 168,300',
      lines: ['140,220 160,460'],
    }),
  );

const shirt = (rig: Rig): void =>
  rig.both((side) =>
    rig.part('0,176 34,164 48,250 0,330', side, 'd', {
      rim: false,
      fill: lighten(rig.art.livery.d, 0.72),
    }),
  );

const PAINTERS: Record<Outfit, (rig: Rig) => void> = { blazer, longcoat, scarf, hooded };

const drawOutfit = (rig: Rig, outfit: Outfit): void => PAINTERS[outfit](rig);

/** Portraits of duelists, with a trace of their art in the air behind them. */

type Trace = (art: ArtContext) => string;

function bladeArcs({ lit, palette, sky }: ArtContext): string {
  const arc = 'M-40 560C120 470 420 330 660 20C500 300 240 520 -40 640Z';
  const other = 'M40 -20C150 180 380 360 640 470C380 400 120 240 0 20Z';
  const flip = lit < 0 ? '' : ' transform="translate(630 0) scale(-1 1)"';
  return `<g${flip}>${path(arc, palette.glow, 'opacity=".35" transform="translate(0 14)"')}${path(arc, '#ffffff', 'opacity=".92"')}${path(other, palette.glow, 'opacity=".7"')}${stroke('M-40 600C140 500 430 340 660 20', sky[3], 3)}</g>`;
}

export function cardFan(art: ArtContext, cx = 315, cy = 520, radius = 340): string {
  const { palette, card, livery } = art;
  let markup = '';
  for (let index = -3; index <= 3; index++) {
    const [x, y] = polar(cx, cy, radius, -90 + index * 22);
    markup += `<g transform="translate(${round(x)} ${round(y)}) rotate(${index * 22})"><rect x="-48" y="-68" width="96" height="136" rx="10" fill="${index % 2 ? livery.m : livery.s}" stroke="${art.rim}" stroke-width="4"/><rect x="-38" y="-58" width="76" height="116" rx="6" fill="${palette.deep}"/><g transform="translate(-26 -26) scale(2.2)">${path(colorShape(card.colors[0]), lighten(palette.bright, 0.2))}</g></g>`;
  }
  return circle(cx, cy - radius * 0.7, 260, `url(#${art.id}glow)`, 'opacity=".5"') + markup;
}

/** A turning circle of signs. */
export function runeCircle(art: ArtContext, cx = 315, cy = 290, radius = 230): string {
  const { palette, sky, random, id, card } = art;
  let markup =
    circle(cx, cy, radius * 1.3, `url(#${id}glow)`, 'opacity=".45"') +
    ring(cx, cy, radius, sky[3], 4) +
    ring(cx, cy, radius * 0.86, palette.glow, 2) +
    ring(cx, cy, radius * 0.93, '#ffffff', 13, 'stroke-dasharray="3 11 14 9" opacity=".75"');
  for (const [sides, turn] of [
    [3, 0],
    [3, 60],
    [4, 15],
  ] as const) {
    const points = Array.from({ length: sides }, (_, index) =>
      polar(cx, cy, radius * 0.84, (index * 360) / sides + turn - 90 + random.range(-4, 4)),
    );
    markup += stroke(polygon(points), sides === 4 ? sky[3] : palette.glow, 3, 'opacity=".8"');
  }
  for (let index = 0; index < 6; index++) {
    const [x, y] = polar(cx, cy, radius, index * 60 - 90);
    markup +=
      circle(x, y, 24, palette.deep, `stroke="${palette.glow}" stroke-width="3"`) +
      `<g transform="translate(${round(x - 14)} ${round(y - 14)}) scale(1.17)">${path(colorShape(card.colors[0]), palette.bright)}</g>`;
  }
  return markup;
}

function whirl({ random, palette, sky, id }: ArtContext): string {
  let markup = circle(315, 280, 280, `url(#${id}glow)`, 'opacity=".4"');
  for (let index = 0; index < 46; index++) {
    const turn = index * 19;
    const [x, y] = polar(315, 300, 120 + index * 5.4, turn);
    const length = random.range(16, 46);
    const feather = [
      polar(x, y, length, turn + 80),
      polar(x, y, length * 0.3, turn + 160),
      polar(x, y, length * 0.7, turn + 250),
      polar(x, y, length * 0.3, turn - 20),
    ];
    markup += path(
      polygon(feather),
      index % 3 ? sky[3] : palette.glow,
      `opacity="${round(random.range(0.5, 1))}"`,
    );
  }
  return markup;
}

const TRACES: readonly [Trace, ...Trace[]] = [
  bladeArcs,
  cardFan,
  whirl,
  runeCircle,
  bladeArcs,
  whirl,
];

export function drawPerson(art: ArtContext, trace: Trace): string {
  const { random } = art;
  const rig = new Rig(art, {
    x: 315 + random.range(-20, 20),
    y: 292,
    scale: random.range(1.06, 1.16),
    tilt: random.range(-8, 8),
  });
  rig.lineCover = 0.94;
  const person = planPortrait(art, HAIR_STYLES);
  rig.markup += trace(art);
  drawHairBehind(rig, person);
  drawNeck(rig, person);
  drawOutfit(rig, random.pick(OUTFITS));
  drawFace(rig, person);
  drawHairFront(rig, person);
  return rig.markup + (art.blueprint ? '' : embers(art, 20));
}

export const drawDuelist = (art: ArtContext): string => drawPerson(art, art.random.pick(TRACES));
export const drawScholar = (art: ArtContext): string => drawPerson(art, () => '');

function blazer(rig: Rig): void {
  shoulders(rig);
  shirt(rig);
  rig.both((side) =>
    rig.part('0,190 14,196 18,300 0,350', side, 'x', {
      rim: false,
      up: '0,190 14,196 8,216 0,216',
    }),
  );
  rig.both((side) =>
    rig.part('28,160 60,146 98,220 70,300 30,400 26,300 50,250', side, 's', {
      up: '28,160 60,146 86,200 48,230',
    }),
  );
  rig.part('96,262 136,256 136,292 100,300', rig.near, 'x', { rim: false });
}

function longcoat(rig: Rig): void {
  shoulders(rig);
  rig.both((side) =>
    rig.part('20,120 66,104 108,150 96,226 40,250 30,180', side, 's', {
      up: '20,120 66,104 108,150 60,160',
      down: '96,226 40,250 30,180 60,200',
    }),
  );
  rig.both((side) =>
    rig.part('0,226 40,240 52,470 0,470', side, 'd', { rim: false, lines: ['20,260 26,460'] }),
  );
  rig.both((side) =>
    rig.part('120,168 190,196 204,236 132,206', side, 'x', {
      up: '120,168 190,196 194,208 124,178',
    }),
  );
  rig.light([0, 262], rig.near, 6);
}

function scarf(rig: Rig): void {
  rig.part('70,150 150,130 230,170 300,120 270,200 200,226 130,200 80,206', rig.near, 'x', {
    up: '70,150 150,130 230,170 150,170',
    lines: ['140,160 220,196'],
  });
  shoulders(rig);
  shirt(rig);
  rig.both((side) =>
    rig.part('40,250 120,220 150,270 140,380 60,400', side, 's', {
      lines: ['60,300 140,280', '60,350 140,332'],
    }),
  );
  rig.both((side) =>
    rig.part('0,120 62,108 92,146 70,196 0,214', side, 'x', {
      up: '0,120 62,108 80,134 0,150',
      lines: ['0,176 76,158'],
    }),
  );
}

function hooded(rig: Rig): void {
  shoulders(rig);
  rig.both((side) =>
    rig.part('0,230 50,200 100,140 132,170 110,240 50,290 0,310', side, 's', {
      up: '50,200 100,140 132,170 80,210',
      down: '110,240 50,290 0,310 0,270 60,250',
    }),
  );
  rig.both((side) => {
    rig.part('18,280 26,280 28,380 20,380', side, 'x', { rim: false });
    rig.part('70,330 150,316 156,420 76,430', side, 'd', { rim: false, lines: ['76,352 152,340'] });
  });
}
