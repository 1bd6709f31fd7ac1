import type { FeatureId, FeatureState } from '@deckframe/domain/game-config';
import { getPage } from '@deckframe/domain/site/pages/page-path';
import type { PageId } from '@deckframe/domain/site/pages/pages';

export interface PageLink {
  readonly to: string;
  readonly state: FeatureState;
}

/** Returns the link target of a page, and whether the page is available. */
export function pageLink(
  id: PageId,
  features: Readonly<Partial<Record<FeatureId, FeatureState>>>,
): PageLink {
  const { path, feature, menu } = getPage(id);
  return { to: menu?.path ?? path, state: feature ? (features[feature] ?? 'hidden') : 'live' };
}
