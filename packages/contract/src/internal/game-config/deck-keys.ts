import { z } from 'zod';
import { archetypesSchema } from '../../meta/archetypes.ts';
import {
  bannedRestrictedSchema,
  basicRuleSchema,
  chartSchema,
  count,
  countColumnSchema,
  energyChoiceSchema,
  ruleSetSchema,
  sideDeckSchema,
  statsSchema,
  text,
  zoneSchema,
} from '../game-config-parts.ts';
import { columnName } from './product-keys.ts';

export const deckKeys = {
  maximumCardsPerDeck: count.describe('Cards of a complete deck; agrees with `zones`.'),
  maximumUniqueCardPerDeck: count.describe('Copies of one card; agrees with `zones`.'),
  expMinimumDifference: count
    .optional()
    .describe(
      'Number of cards by which a deck must differ from decks that already paid EXP; default 8.',
    ),
  copyLimit_column: columnName.describe('Cards that share its value share one copy limit.'),
  substituteWeights: z
    .record(columnName, count)
    .optional()
    .describe(
      'Column → weight of each value that a card and its substitute share; by default colour and traits count equally.',
    ),
  maximumColorsPerDeck: count.optional().describe('Colours that a deck may mix.'),
  minimumBasicCards: count.optional().describe('Basic cards that a deck needs.'),
  basicRule: basicRuleSchema.optional().describe('Which cards are basic.'),
  energyChoice: energyChoiceSchema
    .optional()
    .describe('Energies that a deck chooses in addition to its cards.'),
  zones: z.array(zoneSchema).min(1).describe('Parts of a deck, in the order shown.'),
  sideDecks: z.array(sideDeckSchema).describe('Decks beside the main one, as players call them.'),
  deckbuilderCountColumns: z
    .array(countColumnSchema)
    .optional()
    .describe('Values that a limited number of cards in a deck may have.'),
  bannedRestrictedCards: bannedRestrictedSchema.describe('Limits that apply on every day.'),
  ruleSets: z
    .array(ruleSetSchema)
    .min(1)
    .describe('Rules by day, oldest first; the newest set that has started is in effect.'),
  hasLeader: z.boolean().describe('Whether a deck has a leader card.'),
  leader_column: columnName.optional().describe('Column by which a leader is known.'),
  leader_value: text.nullable().describe('Its value for leaders.'),
  leaderCount: count.optional().describe('Leaders of a deck.'),
  leaderColorRule: z
    .literal('subset')
    .optional()
    .describe('Every card shares a colour with the leader.'),
  leaderCountsInDeck: z
    .boolean()
    .optional()
    .describe('Whether `maximumCardsPerDeck` counts the leader.'),

  startingHandCount: count.describe('Cards of the first hand.'),
  cardsDrawnPerTurn: count.describe('Cards drawn each turn.'),
  firstTurnDraws: z
    .tuple([count, count])
    .describe('Cards drawn on the first turn, going first and going second.'),
  hasMulligan: z.boolean().describe('Whether the first hand may be exchanged.'),
  mulliganSize: count.optional().describe('Cards that are exchanged.'),
  mulliganType: z
    .literal('draw-shuffle')
    .optional()
    .describe('The new hand is drawn before the old one is shuffled back.'),
  totalLifePoints: z
    .union([count, z.templateLiteral(['leader.', text])])
    .describe('A number, or the column of the leader that holds it, as `leader.life`.'),
  lifeFromDeck: z
    .boolean()
    .optional()
    .describe('Whether life points are cards of the deck, laid down once the hand is kept.'),
  openingHandHasBasic: z
    .boolean()
    .optional()
    .describe('Whether a first hand without a basic card is redrawn.'),

  deckSeparators: z.array(text).describe('Groups of a deck list, in their order.'),
  deckSeparators_column: columnName.describe('Column that the groups are values of.'),
  ignoredSeparators: z.array(text).describe('Values that a deck list omits.'),
  selectableItems: z.array(text).describe('Styles that a deck may be given.'),
  'max-selectable-items': count.describe('How many styles a deck may have.'),
  'archetype-max': count.describe('Archetypes offered for one deck, the best match first.'),
  'archetype-min-cards': count.describe('Cards of an archetype that a deck must have.'),
  archetypesRarity: z.array(text).describe('Rarities whose main cards tell archetypes apart.'),
  archetypes: archetypesSchema
    .optional()
    .describe('Known archetypes; by default those of `archetypes.json`.'),
  exportFormats: z
    .array(z.enum(['default', 'standard', 'limitless']))
    .min(1)
    .describe('Forms of a written deck, in the order offered.'),
  charts: z.array(chartSchema).describe('Charts of a deck.'),
  statsConfig: statsSchema.describe('Odds of a deck.'),
};
