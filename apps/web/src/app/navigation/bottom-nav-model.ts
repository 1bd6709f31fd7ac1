import type { FeatureId, FeatureState } from '@deckframe/domain/game-config';
import { getPage } from '@deckframe/domain/site/pages/page-path';
import type { PageId } from '@deckframe/domain/site/pages/pages';

export type BottomNavId = 'home' | 'cards' | 'decks' | 'tournaments' | 'community';

export interface BottomNavItem {
  readonly id: BottomNavId;
  readonly path: string;
  readonly disabled: boolean;
}

interface ItemPlan {
  readonly id: BottomNavId;
  readonly page: PageId;
  /** Paths that highlight the item, with their subpaths (C-23). */
  readonly highlight: readonly string[];
}

const ITEM_PLANS: readonly ItemPlan[] = [
  { id: 'home', page: 'home', highlight: [] },
  { id: 'cards', page: 'cardList', highlight: ['/cardlist', '/cards'] },
  {
    id: 'decks',
    page: 'decks',
    highlight: ['/decks', '/deckbuilder', '/mydecks', '/decklists'],
  },
  {
    id: 'tournaments',
    page: 'tournaments',
    highlight: ['/tournaments'],
  },
  { id: 'community', page: 'community', highlight: ['/community'] },
];

export function listBottomNavItems(
  features: Readonly<Partial<Record<FeatureId, FeatureState>>>,
): BottomNavItem[] {
  return ITEM_PLANS.map((plan) => {
    const { path, feature } = getPage(plan.page);
    return { id: plan.id, path, disabled: feature !== undefined && features[feature] !== 'live' };
  });
}

/** `findActiveItem('/deckbuilder/7')` is `decks`; `/deck/7` highlights nothing. */
export function findActiveItem(pathname: string): BottomNavId | undefined {
  if (pathname === '/' || pathname === '') return 'home';
  return ITEM_PLANS.find(({ highlight }) =>
    highlight.some((path) => pathname === path || pathname.startsWith(`${path}/`)),
  )?.id;
}
