/** Draws shoulders and arms of a machine for a given pose. */
import type { Side } from '../art-context.ts';
import type { JointChain, Rig } from '../rig.ts';
import { type Point, points, regularPolygon, rotate } from '../svg-markup.ts';
import type { MachinePlan } from './machine-plan.ts';

/** Position of a weapon or shield, in the coordinates of the arm. */
export type Grip = { hand: Point; held: JointChain; forearm: JointChain; drawFist: () => void };

const SHOULDER_JOINT: Point = [134, -36];
const FOREARMS = [
  '104,60 178,50 200,150 180,196 114,190',
  '110,56 172,50 214,96 196,200 116,196',
  '106,70 150,40 192,66 186,204 120,204',
];

const poseOf = (rig: Rig, plan: MachinePlan, side: Side) =>
  side === rig.near ? plan.nearArm : plan.farArm;

export function drawArm(rig: Rig, plan: MachinePlan, side: Side): Grip {
  const [upper, lower, held = 0] = poseOf(rig, plan, side);
  const elbow = rotate([142, 70], SHOULDER_JOINT, upper);
  const upperChain: JointChain = [[SHOULDER_JOINT, upper]];
  const forearm: JointChain = [...upperChain, [elbow, lower]];
  rig.part('112,-10 160,-16 168,70 118,78', side, 'd', {
    chain: upperChain,
    lines: ['114,20 164,14'],
  });
  const outline = points(FOREARMS[plan.forearm] ?? FOREARMS[0] ?? '');
  const [[ax] = [0, 0], [bx] = [0, 0], [cx] = [0, 0], d = [0, 0], e = [0, 0]] = outline;
  rig.part(outline, side, 'm', {
    chain: forearm,
    up: [...outline.slice(0, 2), [bx + 6, 92], [ax + 6, 100]],
    down: [d, e, [e[0] + 2, 160], [d[0] - 2, 156]],
    lines: ['126,104 132,184'],
  });
  rig.part(`150,96 ${cx - 6},100 ${cx - 12},168 154,172`, side, 's', {
    chain: forearm,
    rim: false,
    up: `150,96 ${cx - 6},100 ${cx - 8},112 151,110`,
  });
  const drawFist = (): void =>
    rig.part('122,192 174,192 180,226 156,244 124,232', side, 'd', {
      chain: forearm,
      lines: ['136,200 138,234', '152,200 154,238'],
    });
  drawFist();
  let hand: Point = [150, 214];
  for (const [joint, degrees] of forearm) hand = rotate(hand, joint, degrees);
  return { hand, held: [[hand, held]], forearm, drawFist };
}

function roundShoulder(rig: Rig, side: Side, chain: JointChain): void {
  const plate = regularPolygon(140, -60, 78, 10, -90);
  const at = (index: number): Point => plate[index] ?? [140, -60];
  rig.part(plate, side, 'm', {
    chain,
    up: [at(9), at(0), at(1), at(2), [140, -74]],
    down: [at(4), at(5), at(6), [140, -40]],
  });
  rig.part(regularPolygon(144, -56, 40, 8), side, 'd', { chain, rim: false });
  rig.light([144, -56], side, 7, chain);
}

function layeredShoulder(rig: Rig, side: Side, chain: JointChain): void {
  rig.part('90,-40 186,-60 214,30 130,48', side, 'd', { chain });
  rig.part('84,-74 186,-96 206,-16 112,4', side, 's', {
    chain,
    up: '84,-74 186,-96 190,-78 90,-56',
  });
  rig.part('74,-112 172,-138 196,-70 98,-44', side, 'm', {
    chain,
    up: '74,-112 172,-138 178,-118 82,-92',
    lines: ['120,-112 140,-60'],
  });
}

export function drawShoulder(rig: Rig, plan: MachinePlan, side: Side): void {
  const [upper] = poseOf(rig, plan, side);
  const chain: JointChain = [[[134, -60], Math.max(-26, Math.min(18, upper * 0.3))]];
  if (plan.shoulder === 0)
    rig.part('76,-104 162,-132 208,-88 196,4 116,22 84,-28', side, 'm', {
      chain,
      up: '76,-104 162,-132 208,-88 120,-70',
      down: '196,4 116,22 104,-4 200,-26',
      lines: ['120,-70 116,18', '128,-40 200,-56'],
    });
  if (plan.shoulder === 1) layeredShoulder(rig, side, chain);
  if (plan.shoulder === 2)
    rig.part('78,-98 150,-150 246,-178 222,-70 190,4 108,16', side, 'm', {
      chain,
      up: '78,-98 150,-150 246,-178 140,-92',
      down: '222,-70 190,4 108,16 128,-24',
      lines: ['140,-92 190,0'],
    });
  if (plan.shoulder === 3) roundShoulder(rig, side, chain);
  if (plan.shoulder === 4) {
    rig.part('140,-120 176,-246 196,-104', side, 's', { chain, up: '140,-120 176,-246 168,-114' });
    rig.part('74,-102 160,-138 212,-96 202,-2 120,24 84,-26', side, 'm', {
      chain,
      up: '74,-102 160,-138 212,-96 126,-72',
      lines: ['126,-72 122,20'],
    });
  }
  rig.part('150,-48 196,-58 192,-26 152,-16', side, 'x', { chain, rim: false });
}
