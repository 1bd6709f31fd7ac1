import { z } from 'zod';
import { userIdField } from '../accounts/account.ts';
import { memberCard } from '../community/community.ts';
import { text } from '../text.ts';

const country = z.string().regex(/^[A-Z]{2}$/, 'must be a country of two letters');
const language = z.string().regex(/^[a-z]{2}$/, 'must be a language of two letters');
const whole = (max: number) =>
  z
    .string()
    .regex(/^\d{1,3}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.int().max(max));

export const matchesQuery = z.strictObject({
  country: country.optional(),
  language: language.optional(),
  days: whole(365).optional().meta({ description: 'Active within this number of days' }),
  turn: whole(999).default(0).meta({ description: 'An additional window of other members' }),
});

const tradeMatch = z
  .strictObject({
    member: memberCard,
    country: z.string().nullable(),
    language: z.string().nullable(),
    daysAway: z.int().nullable(),
    getCount: z.int().meta({ description: 'Cards that they offer and you want' }),
    giveCount: z.int().meta({ description: 'Cards that you offer and they want' }),
  })
  .meta({ id: 'TradeMatch' });

export const matchesAnswer = z
  .strictObject({ matches: z.array(tradeMatch) })
  .meta({ id: 'TradeMatches' });

export const partnerParams = z.strictObject({ game: text(32), userId: userIdField });

const partnerCard = z
  .strictObject({ cardno: z.string(), copies: z.int(), isWanted: z.boolean() })
  .meta({ id: 'PartnerCard' });

export const partnerAnswer = z
  .strictObject({
    member: memberCard.nullable(),
    theirs: z.array(partnerCard).meta({ description: 'What they offer' }),
    mine: z.array(partnerCard).meta({ description: 'What you offer, or own of what they want' }),
  })
  .meta({ id: 'TradePartner' });

export const tradeSettings = z
  .strictObject({
    isOpen: z.boolean().meta({ description: 'Whether others may propose trades' }),
    country: country.nullable(),
    language: language.nullable(),
  })
  .meta({ id: 'TradeSettings' });
