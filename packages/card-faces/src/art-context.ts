/** The state that all painters of one card share: randomness, light, sky and armour colours. */
import { lighten, mix } from './color-math.ts';
import type { FaceCard, FaceFinish } from './face-card.ts';
import { type Palette, PALETTES, type Sky } from './palettes.ts';
import { type SeededRandom, seededRandom } from './seeded-random.ts';
import type { Point } from './svg-markup.ts';

export type Side = -1 | 1;
/** Armour and cloth have four tones: main, second, dark, accent. */
export type Tone = 'm' | 's' | 'd' | 'x';
export type Livery = Record<Tone, string>;

export type ArtContext = {
  card: FaceCard;
  id: string;
  /** Random numbers for the subject: the same in all printings of a card. */
  random: SeededRandom;
  /** Random numbers for the scene: different in each printing. */
  sceneRandom: SeededRandom;
  palette: Palette;
  sky: Sky;
  finish: FaceFinish;
  blueprint: boolean;
  /** The side that the light comes from. It is also the side nearer to the viewer. */
  lit: Side;
  livery: Livery;
  rim: string;
  line: string;
  sun: { x: number; y: number; radius: number };
  focus: Point;
};

function skyFor(card: FaceCard, palette: Palette, random: SeededRandom): Sky {
  const [zenith, high, low, horizon] = random.pick(palette.skies);
  if (card.finish === 'sunburst')
    return [
      mix('#1c1206', palette.deep, 0.45),
      mix('#7a4f0e', high, 0.35),
      mix('#eab54a', low, 0.18),
      '#fff6d8',
    ];
  if (card.finish === 'noir')
    return [
      '#04050a',
      mix('#0a0c16', palette.deep, 0.5),
      mix('#1b2032', palette.base, 0.38),
      mix(palette.bright, '#ffffff', 0.55),
    ];
  return [zenith, high, low, horizon];
}

function liveryFor(card: FaceCard, palette: Palette, sky: Sky, random: SeededRandom): Livery {
  const bone = mix('#ebe7dd', sky[3], 0.25);
  const graphite = mix('#2a3039', sky[0], 0.3);
  const { base, glow, deep } = palette;
  const pale = ['White', 'Colorless', 'Metal'].includes(card.colors[0]);
  const livery = pale
    ? random.pick<Livery>([
        { m: '#eef1f4', s: '#8a98a8', d: '#323b46', x: '#d8a531' },
        { m: '#f4f1ea', s: '#b9a98e', d: '#37332f', x: '#3b7fb0' },
      ])
    : random.pick<Livery>([
        { m: bone, s: base, d: graphite, x: glow },
        { m: base, s: bone, d: graphite, x: glow },
        { m: mix(base, '#11151c', 0.42), s: lighten(base, 0.18), d: graphite, x: bone },
        { m: mix(graphite, '#4a5562', 0.5), s: base, d: mix(graphite, '#05070c', 0.3), x: glow },
      ]);
  if (card.finish !== 'noir') return livery;
  return {
    m: mix('#141824', deep, 0.35),
    s: mix('#222838', base, 0.4),
    d: '#0a0c13',
    x: glow,
  };
}

function rimFor(finish: FaceFinish, sky: Sky, id: string): string {
  if (finish === 'noir') return `url(#${id}iri)`;
  return finish === 'sunburst' ? '#fff1c4' : mix(sky[3], '#ffffff', 0.35);
}

export function createArtContext(card: FaceCard, id: string): ArtContext {
  const palette = PALETTES[card.colors[0]];
  // The subject follows the card, the weather follows the printing.
  const random = seededRandom(`${card.subject} subject`);
  const sceneRandom = seededRandom(`${card.number} scene`);
  const sky = skyFor(card, palette, sceneRandom);
  const livery = liveryFor(card, palette, sky, random);
  const lit = random.pick<Side>([-1, 1]);
  return {
    card,
    id,
    random,
    sceneRandom,
    palette,
    sky,
    finish: card.finish,
    blueprint: card.finish === 'blueprint',
    lit,
    livery,
    rim: rimFor(card.finish, sky, id),
    line: mix(sky[3], '#ffffff', 0.4),
    sun: {
      x: 315 + lit * random.range(30, 110),
      y: random.range(210, 290),
      radius: random.range(120, 185),
    },
    focus: [315 + random.range(-50, 50), 280 + random.range(-30, 30)],
  };
}
