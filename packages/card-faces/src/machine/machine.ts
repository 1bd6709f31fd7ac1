/** A war machine from the waist up, about forty faceted parts. */
import type { ArtContext } from '../art-context.ts';
import { Rig } from '../rig.ts';
import { circle, round } from '../svg-markup.ts';
import { drawArm, drawShoulder } from './arms.ts';
import { BACK_UNITS } from './back-units.ts';
import { drawHead, drawLegs, drawTorso } from './body.ts';
import { planMachine } from './machine-plan.ts';
import { drawShield, drawWeapon } from './weapons.ts';

/** Embers and dust between us and the machine. */
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
