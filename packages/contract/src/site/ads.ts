import {
  AD_KINDS,
  AD_LIMITS,
  isAdPicture,
  isSafeAdLink,
  MAX_AD_WEIGHT,
} from '@deckframe/domain/site/ads/house-ad';
import { z } from 'zod';
import { calendarMoment, versionNumber } from '../params.ts';
import { text } from '../text.ts';

const trimmed = (max: number) =>
  text(max)
    .transform((value) => value.trim())
    .pipe(z.string().min(1));
const moment = calendarMoment;
const adId = z.string().regex(/^[1-9]\d{0,17}$/, 'must be the number of an ad');
const language = z.enum(['en', 'de']);

/** Maximum active ads for a reader. */
export const MAX_ADS_SHOWN = 20;
/** Maximum views and clicks of one request. */
export const MAX_AD_COUNTS = 20;

const shown = {
  id: z.string(),
  kind: z.enum(AD_KINDS),
  title: z.string(),
  text: z.string(),
  action: z.string(),
  link: z.string().meta({ description: 'A page of ours (/cardlist) or an https address' }),
  picture: z.string().nullable(),
};

export const adsQuery = z.strictObject({ language: language.default('en') });

export const adsAnswer = z
  .object({
    ads: z.array(z.object({ ...shown, weight: z.int() })),
    frameUrl: z
      .string()
      .nullable()
      .meta({ description: "A partner's frame on another origin; shown after consent alone" }),
  })
  .meta({ id: 'Ads' });

export const adCountsBody = z.strictObject({
  counts: z
    .array(z.strictObject({ id: adId, kind: z.enum(['view', 'click']) }))
    .min(1)
    .max(MAX_AD_COUNTS),
});
export type AdCount = z.infer<typeof adCountsBody>['counts'][number];

export const adParams = z.strictObject({ adId });

const isOrdered = ({ startsAt, endsAt }: { startsAt: string; endsAt: string | null }) =>
  endsAt === null || Date.parse(startsAt) < Date.parse(endsAt);
const ORDERED = { message: 'ends before it begins', path: ['endsAt'] };

const adFields = {
  game: text(32).nullable().meta({ description: 'Null: all games' }),
  kind: z.enum(AD_KINDS),
  language: language.nullable().meta({ description: 'Null: all languages' }),
  title: trimmed(AD_LIMITS.title),
  text: trimmed(AD_LIMITS.text),
  action: trimmed(AD_LIMITS.action),
  link: text(AD_LIMITS.link).refine(isSafeAdLink, 'must be a page of ours or an https address'),
  picture: text(AD_LIMITS.picture).refine(isAdPicture, 'must be a picture of this site').nullable(),
  startsAt: moment,
  endsAt: moment.nullable(),
  weight: z.int().min(1).max(MAX_AD_WEIGHT),
};

export const adBody = z.strictObject(adFields).refine(isOrdered, ORDERED);
export type AdBody = z.infer<typeof adBody>;

export const adChange = z
  .strictObject({ ...adFields, version: versionNumber.min(1) })
  .refine(isOrdered, ORDERED);

const managedAd = z
  .object({
    ...shown,
    game: z.string().nullable(),
    language: language.nullable(),
    startsAt: z.string(),
    endsAt: z.string().nullable(),
    weight: z.int(),
    version: z.int(),
    state: z.enum(['scheduled', 'running', 'over']),
    days: z.array(z.object({ day: z.string(), views: z.int(), clicks: z.int() })).meta({
      description: 'The last fourteen days, oldest first, without days that have no views',
    }),
    views: z.int(),
    clicks: z.int(),
  })
  .meta({ id: 'ManagedAd' });
export type ManagedAd = z.infer<typeof managedAd>;

export const managedAdAnswer = managedAd;
export const managedAdsAnswer = z.object({
  ads: z.array(managedAd),
  today: z.string().meta({ description: 'The day (UTC) that is being counted' }),
});
