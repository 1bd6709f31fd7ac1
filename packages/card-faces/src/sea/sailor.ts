import type { ArtContext } from '../art-context.ts';
import { lighten, darken } from '../color-math.ts';
import { embers } from '../machine/machine.ts';
import { drawHairBehind, drawHairFront } from '../portrait/hair.ts';
import { drawFace, drawNeck, shaded } from '../portrait/head.ts';
import { type HairStyle, planPortrait } from '../portrait/portrait-plan.ts';
import { Rig } from '../rig.ts';
import { circle, regularPolygon, rotateAll } from '../svg-markup.ts';
import { compassRose } from './isles.ts';

const HEADWEAR = ['tricorne', 'bandana', 'cap', 'plumed', 'hood', 'goggles', 'none'] as const;

type Headwear = (typeof HEADWEAR)[number];

const PAINTERS: Record<Headwear, (rig: Rig) => void> = {
  tricorne,
  bandana,
  cap,
  plumed,
  hood,
  goggles,
  none: () => {},
};

const drawHeadwear = (rig: Rig, kind: Headwear): void => PAINTERS[kind](rig);

/** Portraits of sailors and captains in coats, with the sea behind them. */

const HAIRS: readonly [HairStyle, ...HairStyle[]] = [
  'long',
  'bob',
  'tail',
  'swept',
  'curls',
  'braids',
  'spiky',
];
const CREW: readonly [Headwear, ...Headwear[]] = [
  'bandana',
  'hood',
  'goggles',
  'none',
  'bandana',
  'cap',
  'tricorne',
  'none',
];
const CAPTAINS: readonly [Headwear, ...Headwear[]] = ['tricorne', 'plumed', 'cap', 'plumed'];

function drawCoat(rig: Rig, captain: boolean): void {
  const { random, livery } = rig.art;
  if (captain || random.chance(0.3))
    rig.both((side) =>
      rig.part('90,150 200,176 286,300 300,470 150,470 110,260', side, 's', {
        down: '200,176 286,300 300,470 240,470 210,300',
        lines: ['180,220 220,460'],
      }),
    );
  rig.both((side) =>
    rig.part('0,176 62,150 150,172 212,236 238,460 0,460', side, 'm', {
      up: '62,150 150,172 212,236 140,216 80,186',
      lines: ['150,230 168,450'],
    }),
  );
  rig.both((side) =>
    rig.part('0,176 30,168 40,300 0,330', side, 'd', { rim: false, fill: lighten(livery.d, 0.5) }),
  );
  rig.both((side) =>
    rig.part('24,164 62,142 92,210 66,300 34,360 22,250', side, 's', {
      up: '24,164 62,142 78,190 40,230',
    }),
  );
  if (captain || random.chance(0.5))
    rig.both((side) => {
      rig.part('118,160 206,200 226,240 140,206', side, 'x', {
        up: '118,160 206,200 210,214 124,174',
      });
      for (let strand = 0; strand < 5; strand++) {
        const x = 150 + strand * 16;
        rig.part(
          `${x},${208 + strand * 8} ${x + 9},${212 + strand * 8} ${x + 8},${250 + strand * 8} ${x},${246 + strand * 8}`,
          side,
          'x',
          { rim: false },
        );
      }
    });
  for (let button = 0; button < 4; button++) {
    const [x, y] = rig.map([64 - button * 4, 290 + button * 40], rig.near);
    rig.markup += circle(
      x,
      y,
      6.5,
      rig.art.blueprint ? 'none' : livery.x,
      `stroke="${rig.art.rim}" stroke-width="1.5"`,
    );
  }
}

function drawBust(art: ArtContext, captain: boolean): string {
  const { random } = art;
  const rig = new Rig(art, {
    x: 315 + random.range(-16, 16),
    y: captain ? 290 : 286,
    scale: captain ? random.range(1.1, 1.16) : random.range(1.04, 1.14),
    tilt: random.range(-5, 5),
  });
  rig.lineCover = 0.94;
  const person = planPortrait(art, HAIRS);
  const headwear = random.pick(captain ? CAPTAINS : CREW);
  if (captain) rig.markup += compassRose(art, [315, 300], 270, 0.75);
  drawHairBehind(rig, person);
  drawNeck(rig, person);
  drawCoat(rig, captain);
  drawFace(rig, person);
  drawHairFront(rig, person);
  drawHeadwear(rig, headwear);
  return rig.markup + (art.blueprint ? '' : embers(art, 18));
}

export const drawSailor = (art: ArtContext): string => drawBust(art, false);
export const drawCaptain = (art: ArtContext): string => drawBust(art, true);

function tricorne(rig: Rig): void {
  rig.both((side) =>
    rig.part('0,-214 44,-204 74,-132 0,-112', side, 'm', { up: '0,-214 44,-204 50,-176 0,-182' }),
  );
  rig.both((side) =>
    rig.part('0,-150 66,-150 130,-196 170,-178 128,-104 70,-86 0,-88', side, 'd', {
      up: '0,-150 66,-150 130,-196 170,-178 80,-128 0,-128',
      lines: ['0,-102 70,-100 132,-122'],
    }),
  );
  rig.both((side) => rig.part('0,-136 14,-132 12,-112 0,-108', side, 'x', { rim: false }));
}

function bandana(rig: Rig): void {
  rig.part('80,-86 138,-70 150,-22 116,-44 84,-58', rig.near, 'x', {
    up: '80,-86 138,-70 110,-62',
  });
  rig.both((side) =>
    rig.part('0,-150 54,-140 90,-96 96,-62 0,-76', side, 'x', {
      up: '0,-150 54,-140 90,-96 40,-104 0,-108',
      lines: ['0,-92 92,-78'],
    }),
  );
}

function cap(rig: Rig): void {
  rig.both((side) =>
    rig.part('0,-196 76,-190 112,-150 96,-104 0,-98', side, 'm', {
      up: '0,-196 76,-190 112,-150 0,-150',
    }),
  );
  rig.both((side) => rig.part('0,-124 94,-126 96,-92 0,-84', side, 'd', { rim: false }));
  rig.both((side) =>
    rig.part('0,-90 72,-96 86,-78 40,-62 0,-58', side, 'd', { up: '0,-90 72,-96 78,-88 0,-78' }),
  );
  rig.both((side) => rig.part('0,-128 15,-116 9,-92 0,-88', side, 'x', { rim: false }));
}

function plumed(rig: Rig): void {
  for (const turn of [26, 8, -12]) {
    const feather = rotateAll('60,-140 120,-250 190,-280 170,-200 110,-130', [60, -140], turn);
    rig.part(feather, rig.near, turn === 8 ? 's' : 'x', { up: feather.slice(0, 3) });
  }
  rig.both((side) =>
    rig.part('0,-206 56,-196 84,-126 0,-108', side, 'm', { up: '0,-206 56,-196 62,-164 0,-168' }),
  );
  rig.both((side) =>
    rig.part('0,-128 90,-136 176,-112 186,-92 96,-84 0,-78', side, 'm', {
      up: '0,-128 90,-136 176,-112 90,-108 0,-104',
    }),
  );
  rig.both((side) => rig.part('0,-140 82,-146 86,-122 0,-116', side, 'x', { rim: false }));
}

function hood(rig: Rig): void {
  rig.both((side) =>
    rig.part(
      '0,-186 60,-174 112,-110 128,0 118,120 150,190 60,170 82,60 84,-40 60,-104 0,-118',
      side,
      'm',
      {
        up: '0,-186 60,-174 112,-110 78,-96 0,-128',
        down: '128,0 118,120 150,190 100,170 96,40',
      },
    ),
  );
}

function goggles(rig: Rig): void {
  rig.both((side) => rig.part('0,-112 90,-94 94,-72 0,-88', side, 'd', { rim: false }));
  rig.both((side) => {
    rig.part(regularPolygon(42, -98, 31, 8, 22), side, 's', {
      fill: shaded(rig, side, darken(rig.art.livery.x, 0.2)),
    });
    rig.glowPanel(regularPolygon(42, -98, 20, 8, 22), side);
  });
}
