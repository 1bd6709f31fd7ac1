import { Suspense } from 'react';
import { useUser } from '#lib/app-services.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { useLocalSettings } from '#lib/preference-stores.ts';

const CountedCopies = lazyPart(
  'owned-count',
  () => import('./counted-copies.tsx').then((m) => m.CountedCopies),
  { texts: 'collection' },
);

/** Owned copies, if switched on. */
export function OwnedCount({ cardno }: { cardno: string }) {
  const { displayOwnedCardsCount } = useLocalSettings();
  if (useUser() === null || !displayOwnedCardsCount) return null;
  return (
    <Suspense>
      <CountedCopies cardno={cardno} />
    </Suspense>
  );
}
