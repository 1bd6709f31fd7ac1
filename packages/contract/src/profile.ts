import { BADGE_CORNERS } from '@deckframe/domain/profile/nameplate';
import { FAVORITE_CARDS } from '@deckframe/domain/profile/favorite-cards';
import { SOCIAL_LINK_MAX } from '@deckframe/domain/profile/social-links';
import { z } from 'zod';
import { usernameField } from './account-fields.ts';
import { CARD_NUMBER_MAX } from './params.ts';
import { text } from './text.ts';

const COSMETIC_KEY_MAX = 40;
const ADDRESS_MAX = 300;

const cosmeticKey = text(COSMETIC_KEY_MAX).nullable();
const badgeCorner = z.enum(BADGE_CORNERS);

const favoriteCard = z
  .strictObject({
    game: z.string(),
    cardno: z.string(),
    name: z.string(),
    color: z.string().nullable(),
    image: z.string(),
    template: z.string().meta({ description: 'Address of the picture with {width} and {image}' }),
    widths: z.array(z.int()),
  })
  .meta({ id: 'FavoriteCard' });

const counts = z
  .strictObject({
    decks: z.int().meta({ description: 'Public decks in all games' }),
    likes: z.int(),
    likesReceived: z.int(),
    ratings: z.int(),
    comments: z.int(),
    followers: z.int(),
    trades: z.int().meta({ description: 'Finished trades in all games' }),
  })
  .meta({ id: 'ProfileCounts' });

/** What everybody may see of a member. */
const publicFields = {
  id: z.string(),
  username: z.string(),
  avatar: z.string().nullable(),
  selectedBadge: z.string().nullable(),
  badgeCorner,
  selectedAvatarBackground: z.string().nullable(),
  selectedBanner: z.string().nullable(),
  ownedBanners: z.array(z.string()),
  youtube: z.string().nullable(),
  twitch: z.string().nullable(),
  x: z.string().nullable(),
  createdOn: z.string(),
  level: z.int(),
  userExp: z.int(),
  favoriteCards: z.array(favoriteCard.nullable()).length(FAVORITE_CARDS),
  counts,
};

export const publicProfile = z.strictObject(publicFields).meta({ id: 'PublicProfile' });

export const ownProfile = z
  .strictObject({
    ...publicFields,
    ownedBadges: z.array(z.string()),
    ownedBackgrounds: z.array(z.string()),
  })
  .meta({ id: 'OwnProfile' });

const socialLink = text(SOCIAL_LINK_MAX)
  .nullable()
  .optional()
  .meta({ description: 'A name or an address of that site; blank or null removes it' });

/** Fields that are absent stay as they are. Level, EXP, roles and owned items are nobody's to send. */
export const profileChange = z
  .strictObject({
    username: usernameField.optional().meta({ description: 'Blank: stays as it is' }),
    youtube: socialLink,
    twitch: socialLink,
    x: socialLink,
    avatar: text(ADDRESS_MAX)
      .nullable()
      .optional()
      .meta({ description: 'Address of an own upload; null removes it' }),
    selectedBadge: cosmeticKey.optional(),
    badgeCorner: badgeCorner.optional(),
    selectedAvatarBackground: cosmeticKey.optional(),
    selectedBanner: cosmeticKey.optional(),
    favoriteCards: z
      .array(z.strictObject({ game: text(32), cardno: text(CARD_NUMBER_MAX).min(1) }).nullable())
      .length(FAVORITE_CARDS)
      .optional(),
  })
  .meta({ id: 'ProfileChange' });

export type PublicProfile = z.infer<typeof publicProfile>;
export type OwnProfile = z.infer<typeof ownProfile>;
export type ProfileChange = z.infer<typeof profileChange>;
