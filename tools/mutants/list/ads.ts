import type { Mutant } from '../mutant.ts';

const API = ['apps/api/src/modules/site/ads/ads.test.ts'];
const TIMER = ['packages/domain/src/site/ads/ad-timer.test.ts'];
const HOUSE = ['packages/domain/src/site/ads/house-ad.test.ts'];

/** Ads: selection, links, counts. */
export const AD_MUTANTS: readonly Mutant[] = [
  {
    id: 'ad-after-its-end',
    file: 'apps/api/src/modules/site/ads/queries.ts',
    find: ' and (ends_at is null or ends_at > app_now())',
    replace: '',
    tests: API,
    why: 'an ad is shown after its last day',
  },
  {
    id: 'ad-overwrites',
    file: 'apps/api/src/modules/site/ads/service.ts',
    find: "  if (before.version !== version) throw new AppError('VERSION_CONFLICT');\n",
    replace: '',
    tests: API,
    why: 'concurrent edits by two staff members overwrite each other',
  },
  {
    id: 'ad-link-slashes',
    file: 'packages/domain/src/site/ads/house-ad.ts',
    find: String.raw`/^\/(?![/\\])[`,
    replace: String.raw`/^\/[\\`,
    tests: HOUSE,
    why: 'a link that begins with two slashes leads to another site',
  },
  {
    id: 'ad-full-screen-over-anchor',
    file: 'packages/domain/src/site/ads/ad-timer.ts',
    find: "  if (shown !== null) return timer;\n  if (type === 'anchor')",
    replace: "  if (shown?.type === 'fullScreen') return timer;\n  if (type === 'anchor')",
    tests: TIMER,
    why: 'a full-screen ad opens over an anchor ad',
  },
  {
    id: 'ad-pause-forgotten',
    file: 'packages/domain/src/site/ads/ad-timer.ts',
    find: 'pausedMs: pausedMs + paused, dueAt: dueAt + paused',
    replace: 'pausedMs: pausedMs + paused, dueAt',
    tests: TIMER,
    why: 'the wait of an ad continues while the ad is paused',
  },
];
