/** Creatures of the elements, in seven bodies. */
import type { ArtContext } from '../art-context.ts';
import { Rig } from '../rig.ts';
import { drawBeast } from './beast.ts';
import { drawRay, drawSerpent, drawSprite } from './coiled.ts';
import { type CreatureBody, type CreaturePlan, planCreature } from './creature-plan.ts';
import { drawElementAir, drawGround } from './elements.ts';
import { drawShelled } from './shelled.ts';
import { drawAvian, drawMoth } from './winged.ts';

const BODIES: Record<CreatureBody, (rig: Rig, plan: CreaturePlan) => void> = {
  beast: drawBeast,
  avian: drawAvian,
  serpent: drawSerpent,
  shell: drawShelled,
  sprite: drawSprite,
  moth: drawMoth,
  ray: drawRay,
};
const STANDING: readonly CreatureBody[] = ['beast', 'shell'];

export function drawCreature(art: ArtContext): string {
  const plan = planCreature(art);
  const rig = new Rig(art, plan.place);
  BODIES[plan.body](rig, plan);
  const ground = STANDING.includes(plan.body) && !art.blueprint ? drawGround(art) : '';
  return ground + rig.markup + drawElementAir(art, 7 + plan.stage * 5);
}
