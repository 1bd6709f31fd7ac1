import type { ManagedAd } from '@deckframe/contract/site/ads';
import type { AdRow, CountRow } from '../site/ads/queries.ts';

/** Days of the little chart. */
const DAYS_SHOWN = 14;

export function toAd(row: AdRow) {
  const { id, kind, title, body, action, link, picture, weight } = row;
  return { id, kind, title, text: body, action, link, picture, weight };
}

export function toManagedAd(row: AdRow, counts: readonly CountRow[]): ManagedAd {
  const own = counts.filter(({ ad_id: id }) => id === row.id);
  const sum = (of: 'views' | 'clicks') => own.reduce((total, count) => total + count[of], 0);
  return {
    ...toAd(row),
    game: row.gameid,
    language: row.language,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at?.toISOString() ?? null,
    version: row.version,
    state: row.state,
    days: own.slice(-DAYS_SHOWN).map(({ day, views, clicks }) => ({ day, views, clicks })),
    views: sum('views'),
    clicks: sum('clicks'),
  };
}
