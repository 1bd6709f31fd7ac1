import type { ListAddress } from '@deckframe/domain/filter-url/list-address';
import { Suspense } from 'react';
import { PageAds } from '#features/site/ads/page-ads.tsx';
import { useAdSlots } from '#features/site/ads/use-ad-slots.tsx';
import { CardBrowser, type CardBrowserProps } from '#features/cards/card-browse/card-browser.tsx';
import { useGameConfig, useUser } from '#lib/app-services.ts';
import { useValue } from '#lib/use-value.ts';
import { LazyCollectionList } from './lazy-collection-list.tsx';
import { listModeStore } from '#features/collection/mode/list-mode.ts';
import { ListModes } from './list-modes.tsx';

/** The cards themselves, or a collection of them: the member's own, or that of whom the address names. */
export function ListBody({ address, ...browser }: CardBrowserProps & { address: ListAddress }) {
  const { features } = useGameConfig();
  const user = useUser();
  const mode = useValue(listModeStore);
  const slot = useAdSlots();
  const { user: owner, tradeList } = address;
  const isOpen = features.collection !== 'hidden';
  const isOwn = user !== null && (mode === 'collect' || tradeList);
  const modes = isOpen && user !== null && owner === undefined && !tradeList && <ListModes />;
  // A collection is counted without ads.
  if (!isOpen || (owner === undefined && !isOwn)) {
    return (
      <>
        <CardBrowser {...browser} uses={{ ...browser.uses, slot }} modes={modes} />
        <PageAds />
      </>
    );
  }
  return (
    <Suspense fallback={<CardBrowser {...browser} modes={modes} />}>
      <LazyCollectionList {...browser} modes={modes} owner={owner} tradesOnly={tradeList} />
    </Suspense>
  );
}
