import type { ArtContext, Side } from '../art-context.ts';
import { Rig } from '../rig.ts';
import {
  circle,
  round,
  type Point,
  polyline,
  shift,
  stroke,
  path,
  polar,
  polygon,
  rotateAll,
} from '../svg-markup.ts';
import { drawArm, drawShoulder, type Grip } from './arms.ts';
import { BACK_UNITS } from './back-units.ts';
import { planMachine, type Weapon, type MachinePlan } from './machine-plan.ts';

/** Weapons and the shield of a machine. */

type Holder = { rig: Rig; side: Side; grip: Grip; at: (outline: string) => Point[] };

const WEAPONS: Record<Weapon, (holder: Holder) => void> = {
  rifle,
  blade,
  great: greatBlade,
  lance,
  hammer,
};

/** Draws a machine from the waist up, with about forty parts. */

/** Embers and dust in front of the machine. */
export function embers({ random, palette }: ArtContext, count = 26): string {
  let markup = '';
  for (let index = 0; index < count; index++) {
    const size = random.next();
    markup += circle(
      random.range(0, 630),
      random.range(250, 630),
      0.8 + size * 2.6,
      random.chance(0.6) ? palette.glow : '#fff',
      `opacity="${round(0.3 + size * 0.6)}"`,
    );
  }
  return markup;
}

export function drawMachine(art: ArtContext): string {
  const plan = planMachine(art);
  const rig = new Rig(art, plan.place);
  BACK_UNITS[plan.back](rig);
  drawLegs(rig);
  const farGrip = drawArm(rig, plan, rig.far);
  if (plan.weaponFar) drawWeapon(rig, plan.weapon, rig.far, farGrip);
  else if (plan.shield) drawShield(rig, rig.far, farGrip);
  drawTorso(rig, plan);
  drawHead(rig, plan);
  drawShoulder(rig, plan, rig.far);
  const nearGrip = drawArm(rig, plan, rig.near);
  if (!plan.weaponFar) drawWeapon(rig, plan.weapon, rig.near, nearGrip);
  drawShoulder(rig, plan, rig.near);
  if (plan.weaponFar && plan.shield) drawShield(rig, rig.near, nearGrip);
  return rig.markup + (art.blueprint ? '' : embers(art));
}

function rifle({ rig, side, grip: { hand, held: chain }, at }: Holder): void {
  rig.part(at('-14,30 -16,-150 -6,-260 8,-260 16,-150 22,34 6,60'), side, 'd', {
    chain,
    up: at('-14,30 -16,-150 -6,-260 -2,-260 -4,30'),
  });
  rig.part(at('-26,-60 -24,-140 26,-144 28,-58'), side, 's', {
    chain,
    up: at('-24,-140 26,-144 26,-124 -24,-120'),
  });
  rig.light([hand[0] + 1, hand[1] - 268], side, 5, chain);
}

function blade({ rig, side, grip: { held: chain }, at }: Holder): void {
  const d = polyline(rig.mapAll(at('0,-40 0,-400'), side, chain));
  const { palette } = rig.art;
  const { scale } = rig.place;
  for (const [width, color, opacity] of [
    [46, palette.glow, 0.16],
    [24, palette.glow, 0.45],
    [10, '#ffffff', 1],
  ] as const)
    rig.markup += stroke(d, color, width * scale, `stroke-linecap="round" opacity="${opacity}"`);
  rig.part(at('-9,26 -12,-44 12,-44 9,26'), side, 'd', { chain });
}

function greatBlade({ rig, side, grip: { held: chain }, at }: Holder): void {
  rig.part(at('-22,-46 -34,-330 0,-430 30,-340 22,-46'), side, 'm', {
    chain,
    up: at('-22,-46 -34,-330 0,-430 0,-46'),
    lines: [at('0,-60 0,-380')],
  });
  rig.part(at('-50,-30 -40,-58 40,-58 50,-30'), side, 'x', { chain });
  rig.part(at('-8,60 -8,-30 8,-30 8,60'), side, 'd', { chain });
}

function lance({ rig, side, grip: { held: chain }, at }: Holder): void {
  rig.part(at('-7,260 -7,-220 7,-220 7,260'), side, 'd', { chain });
  rig.part(at('-30,-180 0,-440 30,-180 0,-150'), side, 's', {
    chain,
    up: at('-30,-180 0,-440 0,-150'),
  });
  rig.part(at('-18,-150 -16,-186 16,-186 18,-150'), side, 'x', { chain });
}

function hammer({ rig, side, grip: { held: chain }, at }: Holder): void {
  rig.part(at('-8,160 -8,-240 8,-240 8,160'), side, 'd', { chain });
  rig.part(at('-70,-220 -84,-300 -50,-336 56,-330 76,-296 62,-216'), side, 'm', {
    chain,
    up: at('-84,-300 -50,-336 56,-330 76,-296 40,-292 -60,-290'),
    lines: [at('-30,-300 -30,-222'), at('26,-300 26,-222')],
  });
  rig.glowPanel(at('-70,-264 -70,-250 -40,-250 -40,-264'), side, chain);
}

function drawWeapon(rig: Rig, weapon: Weapon, side: Side, grip: Grip): void {
  const at = (outline: string): Point[] => shift(outline, grip.hand[0], grip.hand[1]);
  WEAPONS[weapon]({ rig, side, grip, at });
  grip.drawFist();
}

/** The shield is fixed to the forearm: it turns with the elbow, not the hand. */
function drawShield(rig: Rig, side: Side, { forearm: chain }: Grip): void {
  const at = (outline: string): Point[] => shift(outline, 150, 216);
  rig.part(at('-58,-190 4,-226 66,-180 70,20 4,110 -58,10'), side, 's', {
    chain,
    up: at('-58,-190 4,-226 66,-180 4,-150'),
    down: at('70,20 4,110 4,40'),
  });
  rig.part(at('-34,-150 4,-174 42,-144 44,-4 4,52 -34,-10'), side, 'm', {
    chain,
    rim: false,
    up: at('-34,-150 4,-174 4,52 -34,-10'),
  });
  rig.part(at('-12,-90 4,-104 20,-90 4,-40'), side, 'x', { chain, rim: false });
}

/** Legs, torso and head of a machine. */

function drawLegs(rig: Rig): void {
  rig.both((side) => {
    rig.part('16,190 84,186 100,330 34,336', side, 'd', { rim: false });
    rig.part('22,300 92,286 126,330 136,520 24,520', side, 'm', {
      up: '22,300 92,286 98,340 40,350',
      lines: ['60,360 66,500'],
    });
    rig.part('40,262 92,254 104,306 70,334 38,312', side, 's', {
      up: '40,262 92,254 96,280 42,290',
    });
  });
}

function drawHips(rig: Rig): void {
  rig.both((side) => {
    rig.part('6,140 58,128 78,222 14,212', side, 's', {
      up: '6,140 58,128 60,142 8,154',
      lines: ['34,150 42,214'],
    });
    rig.part('60,116 108,124 124,214 82,222', side, 'm', {
      down: '82,222 124,214 116,176 76,184',
    });
  });
  rig.both((side) =>
    rig.part('0,52 46,46 40,108 0,118', side, 'd', {
      rim: false,
      lines: ['0,74 43,68', '0,92 41,86'],
    }),
  );
  rig.both((side) =>
    rig.part('0,104 62,96 74,130 40,148 0,150', side, 'm', { up: '0,104 62,96 66,108 0,118' }),
  );
}

function drawTorso(rig: Rig, { chest, core }: MachinePlan): void {
  drawHips(rig);
  rig.both((side) => rig.part('0,-108 42,-116 70,-84 0,-70', side, 'd', { rim: false }));
  rig.both((side) => {
    rig.part('0,-80 60,-92 104,-58 96,10 52,54 0,66', side, 'm', {
      up: '0,-80 60,-92 104,-58 62,-52 0,-44',
      down: '0,66 52,54 96,10 64,14 0,30',
      lines: ['62,-52 64,14'],
    });
    if (chest === 0)
      rig.part('30,-34 84,-42 80,-8 36,-2', side, 'd', {
        rim: false,
        lines: ['34,-24 82,-31', '35,-14 81,-20'],
      });
    if (chest === 1)
      rig.part('18,-46 76,-58 90,-40 52,-8 22,-14', side, 's', {
        rim: false,
        up: '18,-46 76,-58 90,-40 40,-34',
      });
    if (chest === 2) {
      rig.part('14,-40 92,-52 84,-30 14,-16', side, 'x', { rim: false });
      rig.part('24,-8 74,-14 60,26 24,34', side, 'd', {
        rim: false,
        lines: ['24,6 70,0', '24,18 64,13'],
      });
    }
  });
  rig.both((side) =>
    rig.part('0,-30 18,-36 26,14 0,44', side, chest === 2 ? 'm' : 'x', {
      rim: false,
      up: '0,-30 18,-36 20,-20 0,-14',
    }),
  );
  if (core) rig.light([0, -2], rig.near, 9);
}

function drawCrestBehind(rig: Rig, { crest }: MachinePlan): void {
  const { near } = rig;
  if (crest === 'halo') {
    const [x, y] = rig.map([0, -162], near);
    const { scale } = rig.place;
    for (let spoke = -3; spoke <= 3; spoke++) {
      const angle = -90 + spoke * 24;
      const reach = (84 + (3 - Math.abs(spoke)) * 16) * scale;
      const ray = [
        polar(x, y, 36 * scale, angle - 4),
        polar(x, y, reach, angle),
        polar(x, y, 36 * scale, angle + 4),
      ];
      rig.markup += path(polygon(ray), spoke % 2 ? rig.art.livery.x : rig.art.rim);
    }
  }
  if (crest === 'rods') rig.both((side) => rig.part('34,-170 44,-276 50,-276 54,-166', side, 'd'));
  if (crest === 'fins')
    rig.both((side) =>
      rig.part('30,-176 96,-236 64,-156 40,-140', side, 's', { up: '30,-176 96,-236 54,-164' }),
    );
  if (crest === 'plume')
    for (const index of [2, 1, 0]) {
      const feather = rotateAll(
        `30,-190 44,${-300 + index * 26} 58,${-282 + index * 26} 46,-170`,
        [34, -176],
        index * 20 - 18,
      );
      rig.part(feather, near, index % 2 ? 's' : 'x', {
        up: feather.slice(0, 2).concat(feather.slice(3)),
      });
    }
  if (crest === 'mast') {
    rig.part('30,-180 40,-296 45,-296 50,-176', near, 'd');
    rig.light([42, -298], near, 4);
  }
}

function drawEyes(rig: Rig, eye: number): void {
  if (eye === 2) rig.light([10, -156], rig.near, 8);
  else {
    const panel = [
      '2,-158 32,-168 34,-156 2,-150',
      '8,-158 30,-166 28,-152 10,-150',
      '',
      '0,-170 6,-170 5,-128 0,-124',
    ][eye];
    if (panel) rig.both((side) => rig.glowPanel(panel, side));
  }
  rig.halo([eye === 2 ? 10 : 0, -156], rig.near, 84, 0.42);
}

function drawHead(rig: Rig, plan: MachinePlan): void {
  drawCrestBehind(rig, plan);
  rig.both((side) => {
    rig.part('0,-214 26,-208 46,-178 44,-142 26,-118 0,-110', side, 'm', {
      up: '0,-214 26,-208 46,-178 24,-182 0,-188',
      lines: ['0,-188 24,-182'],
    });
    rig.part('0,-170 32,-172 34,-146 18,-120 0,-114', side, 'd', { rim: false });
    rig.part('22,-146 42,-150 36,-122 14,-108', side, 's', { rim: false });
  });
  drawEyes(rig, plan.eye);
  if (plan.crest === 'comb')
    rig.both((side) => rig.part('0,-244 10,-236 12,-196 0,-186', side, 's'));
}
