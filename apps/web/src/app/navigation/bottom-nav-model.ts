import type { FeatureId, FeatureState } from '@deckframe/domain/game-config';

export type BottomNavId = 'home' | 'cards' | 'decks' | 'tournaments' | 'community';

export interface BottomNavItem {
  readonly id: BottomNavId;
  readonly path: string;
  readonly disabled: boolean;
}

interface ItemPlan {
  readonly id: BottomNavId;
  readonly path: string;
  readonly feature?: FeatureId;
  /** The paths that light the item up, each alone or followed by `/` (C-23). */
  readonly highlight: readonly string[];
}

const ITEM_PLANS: readonly ItemPlan[] = [
  { id: 'home', path: '/', highlight: [] },
  { id: 'cards', path: '/cardlist', feature: 'cardList', highlight: ['/cardlist', '/cards'] },
  {
    id: 'decks',
    path: '/decks',
    feature: 'decksLanding',
    highlight: ['/decks', '/deckbuilder', '/mydecks', '/decklists'],
  },
  {
    id: 'tournaments',
    path: '/tournaments',
    feature: 'tournaments',
    highlight: ['/tournaments'],
  },
  { id: 'community', path: '/community', feature: 'community', highlight: ['/community'] },
];

export function listBottomNavItems(
  features: Readonly<Partial<Record<FeatureId, FeatureState>>>,
): BottomNavItem[] {
  return ITEM_PLANS.map(({ id, path, feature }) => ({
    id,
    path,
    disabled: feature !== undefined && features[feature] !== 'live',
  }));
}

/** `findActiveItem('/deckbuilder/7')` is `decks`; `/deck/7` lights nothing up. */
export function findActiveItem(pathname: string): BottomNavId | undefined {
  if (pathname === '/' || pathname === '') return 'home';
  return ITEM_PLANS.find(({ highlight }) =>
    highlight.some((path) => pathname === path || pathname.startsWith(`${path}/`)),
  )?.id;
}
