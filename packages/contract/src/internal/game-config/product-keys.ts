import { FEATURE_IDS, FEATURE_STATES } from '@deckframe/domain/game-config';
import { z } from 'zod';
import { text } from '../game-config-parts.ts';
import { pagePath, webAddress } from './values.ts';

export const productKeys = {
  features: z
    .strictObject(
      Object.fromEntries(FEATURE_IDS.map((id) => [id, z.enum(FEATURE_STATES)])) as Record<
        (typeof FEATURE_IDS)[number],
        z.ZodEnum<{ live: 'live'; comingSoon: 'comingSoon'; hidden: 'hidden' }>
      >,
    )
    .describe(
      'State of each part of the product: `live` works, `comingSoon` is shown, labelled and disabled, `hidden` is not there.',
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
      chat: webAddress.describe('Where players talk.'),
      reportBug: webAddress.describe('Where to report a fault.'),
    })
    .describe('Links of the header.'),
  footerLinks: z
    .array(
      z.strictObject({
        label: text.describe('Text of the link.'),
        labelDe: text.optional().describe('The same in German, where it is another text.'),
        url: z
          .union([webAddress, pagePath])
          .describe('Absolute address, or a page of the game such as `/data-protection`.'),
      }),
    )
    .describe('Links of the footer.'),
};
