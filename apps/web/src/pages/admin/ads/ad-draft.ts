import { MAX_AD_WEIGHT } from '@deckframe/domain/site/ads/house-ad';
import type { AdDraft, ManagedAd } from '../../site/console/ads/ads-api.ts';

/** An ad as it is typed: a field for a number can be empty. */
export type AdWords = Omit<AdDraft, 'weight'> & { weight: number | null };

export const toMoment = (day: string) => `${day}T00:00:00.000Z`;

export function isWeight(weight: number | null): weight is number {
  return Number.isInteger(weight) && weight !== null && weight >= 1 && weight <= MAX_AD_WEIGHT;
}

export function toWords(ad: ManagedAd): AdWords {
  const { game, kind, language, title, text, action, link, picture, startsAt, endsAt, weight } = ad;
  return { game, kind, language, title, text, action, link, picture, startsAt, endsAt, weight };
}

export function newWords(today: string): AdWords {
  return {
    game: null,
    kind: 'announcement',
    language: null,
    title: '',
    text: '',
    action: '',
    link: '',
    picture: null,
    startsAt: toMoment(today),
    endsAt: null,
    weight: 10,
  };
}
