/** Backgrounds: what lies behind every subject, in the colours of its sky. */
import type { ArtContext } from './art-context.ts';
import {
  cityScene,
  cloudScene,
  dawnScene,
  hangarScene,
  nebulaScene,
  orbitScene,
} from './scene-places.ts';
import { blueprintScene, noirScene, sunburstScene } from './scene-finishes.ts';
import { islandScene, seaScene, stormScene } from './scene-sea.ts';
import { arenaScene, meadowScene, slashScene } from './scene-grounds.ts';

const SCENES = {
  dawn: dawnScene,
  orbit: orbitScene,
  nebula: nebulaScene,
  city: cityScene,
  cloud: cloudScene,
  hangar: hangarScene,
  sea: seaScene,
  storm: stormScene,
  islands: islandScene,
  meadow: meadowScene,
  arena: arenaScene,
  slash: slashScene,
} as const;
export type SceneKind = keyof typeof SCENES;

/** The rarest finishes replace the place itself. */
export function drawScene(art: ArtContext, kinds: readonly [SceneKind, ...SceneKind[]]): string {
  if (art.blueprint) return blueprintScene(art);
  const ground = `<rect width="630" height="880" fill="url(#${art.id}sky)"/>`;
  if (art.finish === 'sunburst') return ground + sunburstScene(art);
  if (art.finish === 'noir') return ground + noirScene(art);
  return ground + SCENES[art.random.pick(kinds)](art);
}
