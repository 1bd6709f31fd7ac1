import { BADGE_CORNERS } from '@deckframe/domain/community/profile/nameplate';
import { FAVORITE_CARDS } from '@deckframe/domain/community/profile/favorite-cards';
import { FEATURED_DECKS } from '@deckframe/domain/community/profile/featured-decks';
import { SOCIAL_LINK_MAX } from '@deckframe/domain/community/profile/social-links';
import { z } from 'zod';
import { usernameField } from '../accounts/account.ts';
import { CARD_NUMBER_MAX } from '../params.ts';
import { text } from '../text.ts';

const COSMETIC_KEY_MAX = 40;
const ADDRESS_MAX = 300;
const DECK_ID_MAX = 64;

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

const featuredDeck = z
  .strictObject({ game: z.string(), id: z.string(), name: z.string() })
  .meta({ id: 'FeaturedDeck' });

const collectionState = z
  .strictObject({
    game: z.string(),
    seq: z.int().meta({ description: 'Number of the last change; the entries are read by game' }),
    entries: z.int(),
  })
  .meta({ id: 'CollectionState' });

/** Profile fields that are public. */
const publicFields = {
  id: z.string(),
  username: z.string(),
  avatar: z.string().nullable(),
  selectedBadge: z.string().nullable(),
  badgeCorner,
  selectedAvatarBackground: z.string().nullable(),
  selectedBanner: z.string().nullable(),
  selectedTitle: z.string().nullable(),
  selectedNameplate: z.string().nullable(),
  ownedBanners: z.array(z.string()),
  youtube: z.string().nullable(),
  twitch: z.string().nullable(),
  x: z.string().nullable(),
  createdOn: z.string(),
  level: z.int(),
  userExp: z.int(),
  favoriteCards: z.array(favoriteCard.nullable()).length(FAVORITE_CARDS),
  featuredDecks: z.array(featuredDeck).max(FEATURED_DECKS).meta({
    description: 'Public decks that the member chose to show first, of any game',
  }),
  counts,
};

export const publicProfile = z.strictObject(publicFields).meta({ id: 'PublicProfile' });

export const ownProfile = z
  .strictObject({
    ...publicFields,
    ownedBadges: z.array(z.string()),
    ownedBackgrounds: z.array(z.string()),
    roles: z.string().meta({ description: 'All given values, each followed by a semicolon' }),
    email: z.string(),
    emailVerified: z.boolean(),
    lastConnected: z.string().nullable(),
    userStapleCards: z.string().meta({ description: 'Card numbers, each followed by a semicolon' }),
    collection: z.array(collectionState).meta({ description: 'What is counted, by game' }),
    syncToken: z.string().meta({ description: 'Changes whenever any of this changes' }),
    ownedTitles: z.array(z.string()),
    ownedNameplates: z.array(z.string()),
    claimedRewards: z.array(z.string()).meta({ description: 'Ids of level rewards' }),
  })
  .meta({ id: 'OwnProfile' });

const socialLink = text(SOCIAL_LINK_MAX)
  .nullable()
  .optional()
  .meta({ description: 'A name or an address of that site; blank or null removes it' });

/** Absent fields stay unchanged. Members cannot send level, EXP, roles or owned items. */
export const profileChange = z
  .strictObject({
    username: usernameField.optional().meta({ description: 'Blank: unchanged' }),
    youtube: socialLink,
    twitch: socialLink,
    x: socialLink,
    avatar: text(ADDRESS_MAX)
      .nullable()
      .optional()
      .meta({ description: 'Address of your upload; null removes it' }),
    selectedBadge: cosmeticKey.optional(),
    badgeCorner: badgeCorner.optional(),
    selectedAvatarBackground: cosmeticKey.optional(),
    selectedBanner: cosmeticKey.optional(),
    selectedTitle: cosmeticKey.optional(),
    selectedNameplate: cosmeticKey.optional(),
    favoriteCards: z
      .array(z.strictObject({ game: text(32), cardno: text(CARD_NUMBER_MAX).min(1) }).nullable())
      .length(FAVORITE_CARDS)
      .optional(),
    featuredDecks: z
      .array(z.strictObject({ game: text(32), id: text(DECK_ID_MAX).min(1) }))
      .max(FEATURED_DECKS)
      .optional()
      .meta({ description: 'Own public decks' }),
  })
  .meta({ id: 'ProfileChange' });

export type PublicProfile = z.infer<typeof publicProfile>;
export type OwnProfile = z.infer<typeof ownProfile>;
export type ProfileChange = z.infer<typeof profileChange>;
