import { COUNT_MAX } from '@deckframe/domain/collection/entries/entry';
import { TRADE_STATES } from '@deckframe/domain/collection/trades/trade-state';
import { TRADE_LINES_MAX } from '@deckframe/domain/collection/trades/trade-terms';
import { z } from 'zod';
import { userIdField } from '../accounts/account.ts';
import { memberCard } from '../community/community.ts';
import { CARD_NUMBER_MAX, versionNumber } from '../params.ts';
import { text } from '../text.ts';

export const TRADE_NOTE_MAX = 500;
export const TRADE_PAGE = 25;
/** Maximum open trades in a list. */
export const OPEN_TRADES_MAX = 200;

const tradeId = z.uuid();
const cardno = text(CARD_NUMBER_MAX).min(1);
const copies = z.int().min(1).max(COUNT_MAX);
const round = versionNumber
  .min(1)
  .meta({ description: 'The version of the terms that the member saw' });
const noteText = text(TRADE_NOTE_MAX)
  .transform((value) => value.trim())
  .pipe(z.string().min(1));

const lines = z
  .array(z.strictObject({ cardno, copies }))
  .min(1)
  .max(TRADE_LINES_MAX)
  .refine((list) => new Set(list.map((line) => line.cardno)).size === list.length, {
    message: 'names a card twice',
  });

const terms = {
  give: lines.meta({ description: 'What you give' }),
  get: lines.meta({ description: 'What you get' }),
  note: noteText.optional(),
};

export const tradeParams = z.strictObject({ game: text(32), tradeId });
export const tradeOffer = z.strictObject({ partnerId: userIdField, ...terms });
export const tradeCounter = z.strictObject({ round, ...terms });
export const tradeConfirmation = z.strictObject({ round });
export const tradeNoteBody = z.strictObject({ text: noteText });

export const claimsQuery = z.strictObject({
  deck: text(80).min(1).optional().meta({ description: 'Copies in this deck are free for it' }),
});

const copiesBy = z.record(z.string(), z.int());

/** Copies of a member that other decks or trades already use. */
export const claimsAnswer = z
  .strictObject({
    sleeved: copiesBy.meta({ description: 'In decks that are sleeved up, by original id' }),
    promised: copiesBy.meta({ description: 'In open trades, by card number' }),
    elsewhere: copiesBy.meta({
      description: 'Free copies in collections other than the first, by card number',
    }),
  })
  .meta({ id: 'Claims' });

export const tradesQuery = z.strictObject({
  box: z.enum(['open', 'closed']).default('open'),
  before: text(200).min(1).optional().meta({ description: '`older` of the previous page' }),
});

const state = z.enum(TRADE_STATES);
const by = z.enum(['me', 'them']).nullable();

const tradeLine = z
  .strictObject({
    cardno: z.string(),
    copies: z.int(),
    mine: z.int().meta({ description: 'Copies that you own now' }),
    theirs: z
      .int()
      .nullable()
      .meta({ description: 'Copies that they own now; null if their collection is hidden' }),
  })
  .meta({ id: 'TradeLine' });

const tradeNote = z
  .strictObject({
    id: z.string(),
    by,
    text: z.string().nullable().meta({ description: 'Null if a moderator has hidden it' }),
    createdAt: z.string(),
  })
  .meta({ id: 'TradeNote' });

const tradeStep = z
  .strictObject({
    kind: z.enum([
      'offer',
      'counter',
      'confirm',
      'done',
      'decline',
      'withdraw',
      'expire',
      'undo',
      'undone',
    ]),
    by,
    at: z.string(),
  })
  .meta({ id: 'TradeStep' });

const head = {
  id: z.string(),
  state,
  round: z.int(),
  partner: memberCard.nullable(),
  termsBy: by,
  confirmedBy: by,
  undoBy: by.meta({ description: 'The traders who requested the undo' }),
  createdAt: z.string(),
  changedAt: z.string(),
  expiresAt: z.string().meta({ description: 'For a finished trade: until when it can be undone' }),
};

export const tradeSummary = z
  .strictObject({
    ...head,
    giveCopies: z.int(),
    getCopies: z.int(),
    isMyTurn: z.boolean(),
  })
  .meta({ id: 'TradeSummary' });

export const tradesAnswer = z
  .strictObject({ trades: z.array(tradeSummary), older: z.string().nullable() })
  .meta({ id: 'Trades' });

export const tradeView = z
  .strictObject({
    ...head,
    give: z.array(tradeLine),
    get: z.array(tradeLine),
    acts: z.array(z.enum(['confirm', 'counter', 'decline', 'undo', 'withdraw'])),
    steps: z.array(tradeStep),
    notes: z.array(tradeNote),
  })
  .meta({ id: 'Trade' });

export type TradeSummary = z.infer<typeof tradeSummary>;
export type TradeView = z.infer<typeof tradeView>;
