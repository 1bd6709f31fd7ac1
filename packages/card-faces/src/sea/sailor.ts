/** Sailors and captains: faceted busts in coats, with the sea behind them. */
import type { ArtContext } from '../art-context.ts';
import { lighten } from '../color-math.ts';
import { embers } from '../machine/machine.ts';
import { drawHairBehind, drawHairFront } from '../portrait/hair.ts';
import { drawFace, drawNeck } from '../portrait/head.ts';
import { type HairStyle, planPortrait } from '../portrait/portrait-plan.ts';
import { Rig } from '../rig.ts';
import { circle } from '../svg-markup.ts';
import { compassRose } from './compass.ts';
import { drawHeadwear, type Headwear } from './headwear.ts';

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
