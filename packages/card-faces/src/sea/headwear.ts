/** What sailors wear on their heads. */
import { darken } from '../color-math.ts';
import { shaded } from '../portrait/head.ts';
import type { Rig } from '../rig.ts';
import { regularPolygon, rotateAll } from '../svg-markup.ts';

export const HEADWEAR = [
  'tricorne',
  'bandana',
  'cap',
  'plumed',
  'hood',
  'goggles',
  'none',
] as const;
export type Headwear = (typeof HEADWEAR)[number];

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

const PAINTERS: Record<Headwear, (rig: Rig) => void> = {
  tricorne,
  bandana,
  cap,
  plumed,
  hood,
  goggles,
  none: () => {},
};

export const drawHeadwear = (rig: Rig, kind: Headwear): void => PAINTERS[kind](rig);
