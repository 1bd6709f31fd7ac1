import { FEATURE_IDS, FEATURE_STATES, type FeatureId } from '@deckframe/domain/game-config';
import { z } from 'zod';
import { text, date } from '../game-config-parts.ts';
import { GAME_ID } from '@deckframe/domain/game-ids';
import { isThemeColor } from '@deckframe/domain/site/theme/theme-color';

/** A name of a card column. */
export const columnName = z.string().regex(/^[a-z][a-z0-9_]*$/, 'must be a column name');

export const columnNames = z.array(columnName);

const webAddress = z.url({ protocol: /^https$/ });

const pagePath = z.string().regex(/^\/[a-z0-9/-]*$/, 'must be a page such as /data-protection');

const featureState = z.enum(FEATURE_STATES);

export const productKeys = {
  features: z
    .strictObject({
      ...(Object.fromEntries(FEATURE_IDS.map((id) => [id, featureState])) as Record<
        FeatureId,
        typeof featureState
      >),
      // Older stored configs have no `studio` key.
      studio: featureState.default('live'),
    })
    .describe(
      'State of each part of the product: `live` works, `comingSoon` is shown but disabled, `hidden` is absent.',
    ),
  homeDecks: z
    .array(text)
    .max(4)
    .optional()
    .describe('Ids of public decks that the home page shows before the popular ones.'),
  editorColumnOptions: z
    .object({ published: z.tuple([z.literal(0), z.literal(1)]) })
    .catchall(z.array(z.union([text, z.number()])))
    .describe('Column → values that the card editor offers.'),
  links: z
    .strictObject({
      support: webAddress.describe('Where to support the site.'),
      chat: webAddress.describe('Link to the community chat.'),
      reportBug: webAddress.describe('Where to report a fault.'),
    })
    .describe(
      'Links of the header. Operators set their own: the shipped configs lead to `example.org`.',
    ),
  footerLinks: z
    .array(
      z.strictObject({
        label: text.describe('Text of the link.'),
        labelDe: text.optional().describe('The German text, if different.'),
        url: z
          .union([webAddress, pagePath])
          .describe('Absolute address, or a page of the game such as `/data-protection`.'),
      }),
    )
    .describe(
      'Links of the footer. Operators set their own: the shipped configs lead to `example.org`.',
    ),
};

export const identityKeys = {
  gameid: z
    .string()
    .regex(GAME_ID)
    .describe('The id of the game; also its folder and its part of addresses.'),
  gamename: text.describe('Its common name.'),
  startUrl: z.literal('/v3').describe('Base path of all pages of all games.'),
  cards_table: columnName.describe('Table of its cards: always `{gameid}_cards`.'),
  decklists_table: columnName.describe('Table of its decks: always `{gameid}_decklists`.'),
  mainThemeColor: z
    .string()
    .refine(isThemeColor, 'must be #rrggbb with a chroma of at least .04')
    .describe(
      'The theme colour of the game. An OKLCH chroma of at least .04 keeps all shades legible.',
    ),
};

export const seriesKeys = {
  series: z
    .record(
      text,
      z.strictObject({
        name: text.describe('Name of the series.'),
        released: z.boolean().describe('Whether it is released.'),
        releaseDate: date.optional().describe('Day of its release.'),
        expectedDate: date.optional().describe('Release day; required for an unreleased series.'),
      }),
    )
    .describe(
      'Prefix of card numbers → series, the pickable ones. `games/series-map.json` lists the prefixes of all games.',
    ),
  seriesLoadedAtStart: text.describe(
    '`*` loads all series immediately, `none` waits for a choice; otherwise a comma list of prefixes.',
  ),
  pickAndSelectSeries: z.boolean().describe('Whether several series can be picked at once.'),
  seriesIncludes: z.boolean().describe('Match the series column by substring, not by equality.'),
  wildcardSeries: text
    .nullable()
    .describe('Prefix of the series whose cards are legal with every other series.'),
  singleSeriesDeck: z
    .boolean()
    .optional()
    .describe('A deck keeps to one series, the wildcard series aside.'),
  setExtractPattern: text
    .optional()
    .describe('Regular expression that cuts the number of the set out of a card number.'),
  setOrderingColumn: columnName.optional().describe('Column by which series are put in order.'),
};
