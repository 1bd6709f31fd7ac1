import { COSMETIC_KINDS, COUNTED, RARITIES } from '@deckframe/domain/community/profile/cosmetics';
import { SOCIAL_SITES } from '@deckframe/domain/community/profile/social-links';
import { z } from 'zod';

export const cosmeticGift = z
  .strictObject({ kind: z.enum(COSMETIC_KINDS), key: z.string() })
  .meta({ id: 'CosmeticGift' });

const unlock = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('everyone') }),
  z.strictObject({
    by: z.literal('level'),
    level: z.int().nullable().meta({ description: 'The level whose reward contains it' }),
  }),
  z.strictObject({ by: z.literal('link'), site: z.enum(SOCIAL_SITES) }),
  z.strictObject({ by: z.literal('administrator') }),
  z.strictObject({ by: z.literal('count'), of: z.enum(COUNTED), needed: z.int() }),
  z.strictObject({ by: z.literal('event') }),
]);

const cosmetic = z
  .strictObject({
    kind: z.enum(COSMETIC_KINDS),
    key: z.string(),
    name: z.string(),
    rarity: z.enum(RARITIES),
    unlock,
  })
  .meta({ id: 'Cosmetic' });

const levelReward = z
  .strictObject({
    id: z.string().meta({ description: 'The id by which it is claimed like a campaign' }),
    level: z.int(),
    gifts: z.array(cosmeticGift),
    role: z.string().nullable(),
  })
  .meta({ id: 'LevelReward' });

export const cosmeticsAnswer = z
  .strictObject({ cosmetics: z.array(cosmetic), rewards: z.array(levelReward) })
  .meta({ id: 'Cosmetics' });

export type CosmeticsAnswer = z.infer<typeof cosmeticsAnswer>;
