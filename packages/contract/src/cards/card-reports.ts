import {
  CARD_REPORT_CATEGORIES,
  REPORTER_KINDS,
} from '@deckframe/domain/community/writing/card-report';
import { z } from 'zod';
import { banner } from '../rewards/events.ts';
import { CARD_NUMBER_MAX } from '../params.ts';
import { text } from '../text.ts';

export const REPORT_MESSAGE_MAX = 500;
export const REPORT_SOURCE_MAX = 200;

const rowId = z.string().regex(/^[1-9]\d{0,14}$/);
const category = z.enum(CARD_REPORT_CATEGORIES);
const words = text(REPORT_MESSAGE_MAX)
  .transform((value) => value.trim())
  .pipe(z.string().min(1));

export const cardReportBody = z.strictObject({
  cardno: text(CARD_NUMBER_MAX).min(1).meta({ description: 'The printing on which it was seen' }),
  category,
  message: words.meta({ description: 'The proposed correction' }),
  source: text(REPORT_SOURCE_MAX)
    .transform((value) => value.trim())
    .default('')
    .meta({ description: 'How it was determined' }),
});

export const cardReportedAnswer = z
  .strictObject({
    id: z.string(),
    outcome: z.enum(['new', 'joined', 'known']).meta({
      description: '`joined`: others had reported it; `known`: you had already reported it',
    }),
  })
  .meta({ id: 'CardReported' });

export const ownCardReport = z
  .strictObject({
    id: z.string(),
    game: z.string(),
    cardId: z.string(),
    printing: z.string(),
    name: z.string().nullable().meta({ description: 'Null if the card no longer exists' }),
    category,
    message: z.string(),
    treated: z.boolean(),
    treatmentMessage: z.string().nullable(),
    bannerReward: z.string().nullable(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'OwnCardReport' });

export const ownCardReportsQuery = z.strictObject({ before: rowId.optional() });
export const ownCardReportsAnswer = z
  .strictObject({ reports: z.array(ownCardReport), next: z.string().nullable() })
  .meta({ id: 'OwnCardReports' });

export const reportsOfCardAnswer = z
  .strictObject({
    open: z
      .array(z.strictObject({ category, members: z.int() }))
      .meta({ description: 'Open error reports by members' }),
    own: z.array(ownCardReport).meta({ description: 'Yours, the newest first' }),
  })
  .meta({ id: 'ReportsOfCard' });

export const cardReportsQuery = z.strictObject({
  treated: z.enum(['true', 'false']).default('false'),
  after: rowId.optional(),
});

export const cardReportParams = z.strictObject({ game: text(32), reportId: rowId });

export const reportResolution = z.strictObject({
  message: words.meta({ description: 'Sent to all reporters' }),
  banner: banner.nullable().default(null).meta({ description: 'A gift to each reporter' }),
  notify: z.boolean().default(true).meta({
    description: 'A notification, subject to each member’s settings; a gift is always delivered',
  }),
});

const reporter = z.strictObject({
  kind: z.enum(REPORTER_KINDS),
  name: z.string(),
});

export const cardReport = z
  .strictObject({
    id: z.string(),
    game: z.string(),
    cardId: z.string(),
    printing: z.string(),
    name: z.string().nullable(),
    category,
    message: z.string(),
    reporter,
    members: z.int().meta({ description: 'How many members reported it' }),
    voices: z
      .array(
        z.strictObject({
          reporter,
          printing: z.string(),
          message: z.string(),
          source: z.string(),
          createdAt: z.string(),
        }),
      )
      .meta({ description: 'The words of the first ten' }),
    treated: z.boolean(),
    treatmentMessage: z.string().nullable(),
    bannerReward: z.string().nullable(),
    resolvedBy: z.string().nullable(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'CardReport' });

export const cardReportsAnswer = z
  .strictObject({ reports: z.array(cardReport), next: z.string().nullable() })
  .meta({ id: 'CardReports' });

export type CardReportBody = z.infer<typeof cardReportBody>;
export type CardReported = z.infer<typeof cardReportedAnswer>;
export type CardReport = z.infer<typeof cardReport>;
export type OwnCardReport = z.infer<typeof ownCardReport>;
export type ReportResolution = z.infer<typeof reportResolution>;
