/**
 * Plans build and pose of a machine. Heavier machines are larger and have more equipment on their
 * backs.
 */
import type { ArtContext } from '../art-context.ts';
import type { RigPlace } from '../rig.ts';

export type BackUnit = 'none' | 'wings' | 'boosters' | 'radiators' | 'ring' | 'cannons' | 'drones';
export type Weapon = 'rifle' | 'blade' | 'great' | 'lance' | 'hammer';
export type Crest = 'none' | 'halo' | 'plume' | 'comb' | 'rods' | 'mast' | 'fins';
/** Angles of shoulder, elbow and the held object. */
export type ArmPose = readonly [shoulder: number, elbow: number, held?: number];

export type MachinePlan = {
  place: RigPlace;
  back: BackUnit;
  shoulder: number;
  forearm: number;
  chest: number;
  eye: number;
  crest: Crest;
  weapon: Weapon;
  shield: boolean;
  core: boolean;
  /** True if the far hand has the weapon. A shield is then on the near arm. */
  weaponFar: boolean;
  nearArm: ArmPose;
  farArm: ArmPose;
};

type Poses = readonly [ArmPose, ...ArmPose[]];

const WEAPON_POSES: Record<Weapon, Poses> = {
  rifle: [
    [-24, 74, 50],
    [-32, 90, 62],
    [-20, 60, 34],
  ],
  blade: [
    [-22, 64, 30],
    [-30, 80, 46],
    [-18, 52, 14],
    [-34, 96, -34],
  ],
  great: [
    [-22, 62, 26],
    [-26, 76, 38],
    [-16, 44, 10],
  ],
  lance: [
    [-18, 4, 3],
    [-22, 60, 18],
    [-18, 30, 8],
  ],
  hammer: [
    [-22, 58, 22],
    [-18, 20, 6],
  ],
};
const SHIELD_POSES: Poses = [
  [-16, 6],
  [4, 0],
];
const FREE_POSES: Poses = [
  [-12, 10],
  [-24, 26],
  [8, -4],
  [-30, 4],
];

const BACKS: Record<'large' | 'medium' | 'small', readonly [BackUnit, ...BackUnit[]]> = {
  large: ['wings', 'ring', 'drones', 'wings', 'cannons'],
  medium: ['boosters', 'radiators', 'cannons', 'wings', 'drones'],
  small: ['none', 'boosters', 'radiators', 'none'],
};

const LARGE_FROM = 6;
const SMALL_UP_TO = 2;

export function planMachine({ random, card, lit }: ArtContext): MachinePlan {
  const level = Number(card.values.level) || 3;
  const size = level >= LARGE_FROM ? 'large' : level <= SMALL_UP_TO ? 'small' : 'medium';
  const growth = { large: 1.1, medium: 1, small: 0.9 }[size];
  const weaponFar = random.chance(0.35);
  const weapon = random.pick<Weapon>(['rifle', 'blade', 'great', 'lance', 'hammer', 'blade']);
  const shield = random.chance(0.4);
  const armed = random.pick(WEAPON_POSES[weapon]);
  const free = random.pick(shield ? SHIELD_POSES : FREE_POSES);
  return {
    place: {
      x: 315 + random.range(-26, 26) - lit * 14,
      y: size === 'small' ? 356 : 350,
      scale: growth * random.range(0.97, 1.05),
      tilt: random.range(-5, 5),
    },
    back: random.pick(BACKS[size]),
    shoulder: random.int(0, 4),
    forearm: random.int(0, 2),
    chest: random.int(0, 2),
    eye: random.int(0, 3),
    crest:
      size === 'large'
        ? random.pick<Crest>(['halo', 'plume', 'comb', 'rods', 'halo'])
        : random.pick<Crest>(['rods', 'mast', 'comb', 'plume', 'none', 'fins']),
    weapon,
    shield,
    core: random.chance(0.6) || size === 'large',
    weaponFar,
    nearArm: weaponFar ? free : armed,
    farArm: weaponFar ? armed : free,
  };
}
