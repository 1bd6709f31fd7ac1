/** The art layer of a card: scene, subject, haze. */
import { type ArtContext, createArtContext } from './art-context.ts';
import { artGradients } from './art-gradients.ts';
import { mix } from './color-math.ts';
import type { FaceCard } from './face-card.ts';
import { drawScene } from './scene.ts';
import { wave } from './scene-pieces.ts';
import { subjectFor } from './subjects.ts';

export type ArtLayer = { art: ArtContext; defs: string; body: string };

/** Low haze sets the subject into the scene and calms the ground under the text. */
function haze(art: ArtContext): string {
  const { id, sky } = art;
  let markup = `<rect y="420" width="630" height="460" fill="url(#${id}mist)"/>`;
  if (!art.blueprint)
    for (let band = 0; band < 3; band++)
      markup += wave(art, 560 + band * 34, 36, mix(sky[1], sky[0], 0.3 + band * 0.25), 0.34);
  return markup;
}

export function drawArtLayer(card: FaceCard, id: string): ArtLayer {
  const art = createArtContext(card, id);
  const { scenes, draw } = subjectFor(card);
  if (card.role === 'action') art.sun = { x: art.focus[0], y: art.focus[1], radius: 90 };
  const backdrop = { ...art, random: art.sceneRandom };
  const scene = drawScene(backdrop, scenes);
  const body =
    scene + draw(art) + haze(backdrop) + `<rect width="630" height="300" fill="url(#${id}vig)"/>`;
  return { art, defs: artGradients(art), body };
}
