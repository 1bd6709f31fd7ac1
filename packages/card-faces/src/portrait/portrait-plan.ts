/** Plans a portrait: skin, hair, eyes, build. */
import type { ArtContext } from '../art-context.ts';
import { darken, lighten, mix } from '../color-math.ts';
import { seededRandom } from '../seeded-random.ts';

export const HAIR_STYLES = ['spiky', 'long', 'bob', 'tail', 'swept', 'curls', 'braids'] as const;
export type HairStyle = (typeof HAIR_STYLES)[number];

export type Portrait = {
  skin: string;
  hair: string;
  hairStyle: HairStyle;
  iris: string;
  beard: boolean;
  scar: boolean;
  /** Half width of the jaw. Larger is squarer. */
  jaw: number;
  mood: 'calm' | 'keen' | 'smile';
};

const SKINS = ['#f3cfb0', '#e8b48c', '#c98a5e', '#a0643f', '#74452c', '#f6dcc6'] as const;
const HAIRS = ['#2b2430', '#5b3a24', '#8a5a2c', '#d9b26a', '#b9452e', '#e8e4dc'] as const;

/** The rarest finishes tint people in the same way as machines. */
function lit(color: string, { finish, palette }: ArtContext): string {
  if (finish === 'noir') return mix(mix(color, '#0c0f18', 0.62), palette.base, 0.14);
  return finish === 'sunburst' ? mix(color, '#e9b75a', 0.2) : color;
}

export function planPortrait(
  art: ArtContext,
  styles: readonly [HairStyle, ...HairStyle[]],
): Portrait {
  const { palette } = art;
  // Seeded by the name, so a person has the same face on all cards.
  const random = seededRandom(`${art.card.name} portrait`);
  const skin = lit(random.pick(SKINS), art);
  const tinted = random.chance(0.45);
  const hair = lit(
    tinted
      ? random.pick([
          lighten(palette.base, 0.3),
          palette.base,
          darken(palette.base, 0.35),
          lighten(palette.bright, 0.2),
        ])
      : random.pick(HAIRS),
    art,
  );
  const hairStyle = random.pick(styles);
  return {
    skin,
    hair,
    hairStyle,
    iris: random.chance(0.6) ? palette.glow : palette.bright,
    beard: random.chance(0.24) && ['spiky', 'swept', 'curls'].includes(hairStyle),
    scar: random.chance(0.2),
    jaw: random.range(34, 48),
    mood: random.pick(['calm', 'keen', 'smile']),
  };
}
