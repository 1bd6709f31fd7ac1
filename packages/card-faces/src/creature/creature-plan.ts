/** Plans a creature: the element decides its body, the stage its size and ornaments. */
import type { ArtContext } from '../art-context.ts';
import type { FaceMotif } from '../face-card.ts';
import type { PaletteId } from '../palettes.ts';
import type { RigPlace } from '../rig.ts';

export const CREATURE_BODIES = [
  'beast',
  'avian',
  'serpent',
  'shell',
  'sprite',
  'moth',
  'ray',
] as const;
export type CreatureBody = (typeof CREATURE_BODIES)[number];
export type Ears = 'pointed' | 'round' | 'long' | 'horns' | 'antlers';

export type CreaturePlan = {
  place: RigPlace;
  body: CreatureBody;
  /** 0 for a young creature, 2 for a fully grown one. */
  stage: 0 | 1 | 2;
  ears: Ears;
  eye: 0 | 1 | 2;
  mane: boolean;
  stripes: boolean;
};

type Bodies = readonly [CreatureBody, ...CreatureBody[]];
const COMMON: Bodies = ['beast', 'avian', 'serpent', 'shell', 'sprite'];
const BODIES: Partial<Record<PaletteId, Bodies>> = {
  Grass: ['beast', 'moth', 'shell', 'sprite', 'beast'],
  Fire: ['beast', 'avian', 'serpent', 'beast'],
  Water: ['ray', 'serpent', 'shell', 'ray', 'beast'],
  Lightning: ['beast', 'avian', 'sprite', 'moth'],
  Psychic: ['sprite', 'moth', 'beast', 'sprite'],
  Fighting: ['beast', 'shell', 'beast'],
  Darkness: ['avian', 'beast', 'serpent', 'moth'],
  Metal: ['shell', 'sprite', 'beast', 'ray'],
  Dragon: ['serpent', 'avian', 'serpent'],
};

/** Beasts that a card can request as a motif. Their ears distinguish them. */
const BEAST_EARS: Partial<Record<FaceMotif, Ears>> = {
  fox: 'pointed',
  bear: 'round',
  hare: 'long',
  stag: 'antlers',
  ram: 'horns',
};

const GROWTH = [0.88, 1, 1.1] as const;

export function stageOf(stage: string): 0 | 1 | 2 {
  if (/2/.test(stage)) return 2;
  return /1/.test(stage) ? 1 : 0;
}

export function planCreature({ random, card }: ArtContext): CreaturePlan {
  const stage = stageOf(card.values.stage);
  const usual = random.pick(BODIES[card.colors[0]] ?? COMMON);
  const ears = card.motif ? BEAST_EARS[card.motif] : undefined;
  const asked = ears ? 'beast' : CREATURE_BODIES.find((known) => known === card.motif);
  const body = asked ?? usual;
  return {
    body,
    stage,
    place: {
      x: 315 + random.range(-12, 12),
      y: 300,
      scale: GROWTH[stage] * random.range(0.98, 1.04),
      tilt: random.range(-4, 4),
    },
    ears:
      ears ??
      random.pick<Ears>(
        stage === 2
          ? ['pointed', 'horns', 'antlers', 'long']
          : ['pointed', 'round', 'long', 'pointed'],
      ),
    eye: random.pick<0 | 1 | 2>([0, 1, 2]),
    mane: stage === 2 || random.chance(0.3),
    stripes: random.chance(0.5),
  };
}
