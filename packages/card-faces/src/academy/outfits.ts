/** What duelists and scholars wear. */
import { lighten } from '../color-math.ts';
import type { Rig } from '../rig.ts';

export const OUTFITS = ['blazer', 'longcoat', 'scarf', 'hooded'] as const;
export type Outfit = (typeof OUTFITS)[number];

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

const PAINTERS: Record<Outfit, (rig: Rig) => void> = { blazer, longcoat, scarf, hooded };
export const drawOutfit = (rig: Rig, outfit: Outfit): void => PAINTERS[outfit](rig);
