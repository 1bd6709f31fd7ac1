/** What a machine holds: five weapons and a shield. */
import type { Side } from '../art-context.ts';
import type { Rig } from '../rig.ts';
import { type Point, polyline, shift, stroke } from '../svg-markup.ts';
import type { Grip } from './arms.ts';
import type { Weapon } from './machine-plan.ts';

type Holder = { rig: Rig; side: Side; grip: Grip; at: (outline: string) => Point[] };

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

const WEAPONS: Record<Weapon, (holder: Holder) => void> = {
  rifle,
  blade,
  great: greatBlade,
  lance,
  hammer,
};

export function drawWeapon(rig: Rig, weapon: Weapon, side: Side, grip: Grip): void {
  const at = (outline: string): Point[] => shift(outline, grip.hand[0], grip.hand[1]);
  WEAPONS[weapon]({ rig, side, grip, at });
  grip.drawFist();
}

/** Strapped to the forearm, so it follows the elbow and not the hand. */
export function drawShield(rig: Rig, side: Side, { forearm: chain }: Grip): void {
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
