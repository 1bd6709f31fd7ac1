import type { FeatureId, FeatureState } from '@deckframe/domain/game-config';
import type { Page } from '@deckframe/domain/pages';

export type PageChoice = 'own' | 'comingSoon' | 'notFound';

export interface PagePlan {
  /** The page has something to show although its feature is only announced (N-04). */
  readonly opensEarly: boolean;
}

/** What an address shows: the page itself, an honest word that it will come, or nothing. */
export function choosePage(
  page: Page,
  plan: PagePlan | undefined,
  features: Readonly<Partial<Record<FeatureId, FeatureState>>>,
): PageChoice {
  const state = page.feature ? (features[page.feature] ?? 'hidden') : 'live';
  if (state === 'hidden') return 'notFound';
  if (!plan) return 'comingSoon';
  return state === 'live' || plan.opensEarly ? 'own' : 'comingSoon';
}
