import { type ArtContext, createArtContext } from './art-context.ts';
import { mix, darken, lighten } from './color-math.ts';
import type { FaceCard } from './face-card.ts';
import { drawScene } from './scene.ts';
import { wave } from './scene-pieces.ts';
import { subjectFor } from './subjects.ts';
import { iridescentGradient } from './rarity-finishes.ts';
import { linearGradient, radialGradient } from './svg-markup.ts';

/** Gradients that all art of one card uses. */

const ACROSS = 'x1="0" y1="0" x2="1" y2="0"';

const WHITE = '#ffffff';

/** The art layer of a card: scene, subject, haze. */

export type ArtLayer = { art: ArtContext; defs: string; body: string };

/** Low haze blends the subject into the scene and makes the text area less busy. */
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

function artGradients(context: ArtContext): string {
  const iridescence = context.finish === 'noir' ? iridescentGradient(context.id) : '';
  return skyGradients(context) + airGradients(context) + iridescence + platingGradients(context);
}

/** Gradients of the sky and of the objects in it. */
function skyGradients(context: ArtContext): string {
  const { id, sky, palette } = context;
  const [zenith, high, low, horizon] = sky;
  const { glow } = palette;
  return (
    linearGradient(`${id}sky`, [
      [0, zenith],
      [0.38, high],
      [0.72, low],
      [1, horizon],
    ]) +
    radialGradient(`${id}sun`, [
      [0, WHITE, 1],
      [0.55, horizon, 1],
      [0.9, mix(horizon, low, 0.45), 1],
      [1, mix(horizon, low, 0.6), 1],
    ]) +
    radialGradient(`${id}halo`, [
      [0, horizon, 0.95],
      [0.3, horizon, 0.5],
      [0.65, low, 0.18],
      [1, low, 0],
    ]) +
    radialGradient(`${id}glow`, [
      [0, WHITE, 1],
      [0.22, glow, 0.95],
      [0.5, glow, 0.35],
      [1, glow, 0],
    ]) +
    radialGradient(`${id}neb`, [
      [0, lighten(low, 0.25), 0.6],
      [1, low, 0],
    ]) +
    radialGradient(`${id}neb2`, [
      [0, glow, 0.3],
      [1, glow, 0],
    ]) +
    linearGradient(
      `${id}planet`,
      [
        [0, lighten(low, 0.3)],
        [0.5, high],
        [1, zenith],
      ],
      lightDirection(context),
    )
  );
}

/** Gradients between viewer and sky: mist, shade, beams. */
function airGradients({ id, sky, palette }: ArtContext): string {
  const [zenith, high] = sky;
  const { glow } = palette;
  return (
    linearGradient(`${id}mist`, [
      [0, high, 0],
      [0.55, mix(zenith, high, 0.5), 0.72],
      [1, zenith, 1],
    ]) +
    linearGradient(`${id}fade`, [
      [0, zenith, 0],
      [1, darken(zenith, 0.35), 0.96],
    ]) +
    linearGradient(`${id}vig`, [
      [0, '#000000', 0.5],
      [0.18, '#000000', 0],
    ]) +
    linearGradient(
      `${id}beam`,
      [
        [0, glow, 0],
        [0.5, glow, 0.9],
        [1, WHITE, 1],
      ],
      ACROSS,
    ) +
    linearGradient(
      `${id}vis`,
      [
        [0, darken(zenith, 0.2)],
        [0.42, mix(high, glow, 0.2)],
        [0.56, glow],
        [0.6, WHITE],
        [0.64, mix(glow, high, 0.5)],
        [1, darken(zenith, 0.3)],
      ],
      'x1="0" y1="0" x2=".3" y2="1"',
    )
  );
}

/** Gradients for the lit and the shaded side of each armour tone. */
function platingGradients(context: ArtContext): string {
  const { id, livery } = context;
  const light = lightDirection(context);
  let defs = '';
  for (const [tone, color] of Object.entries(livery))
    defs +=
      linearGradient(
        `${id}p${tone}a`,
        [
          [0, lighten(color, 0.2)],
          [0.45, color],
          [1, darken(color, 0.42)],
        ],
        light,
      ) +
      linearGradient(
        `${id}p${tone}b`,
        [
          [0, darken(color, 0.1)],
          [0.5, darken(color, 0.34)],
          [1, darken(color, 0.62)],
        ],
        light,
      );
  return defs;
}

function lightDirection({ lit }: ArtContext): string {
  return lit < 0 ? 'x1="0" y1="0" x2="1" y2="1"' : 'x1="1" y1="0" x2="0" y2="1"';
}
