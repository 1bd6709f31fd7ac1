import type { FeatureId, FeatureState } from '../../game-config.ts';
import type { Page } from './page.ts';

export type PageChoice = 'own' | 'comingSoon' | 'notFound';

/** Returns what an address shows: the page, "coming soon", or not found. */
export function choosePage(
  page: Pick<Page, 'feature' | 'planned' | 'opensEarly'>,
  features: Readonly<Partial<Record<FeatureId, FeatureState>>>,
): PageChoice {
  const state = page.feature ? (features[page.feature] ?? 'hidden') : 'live';
  if (state === 'hidden') return 'notFound';
  if (page.planned) return 'comingSoon';
  return state === 'live' || page.opensEarly ? 'own' : 'comingSoon';
}
