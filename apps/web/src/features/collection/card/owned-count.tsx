import { lazy, Suspense } from 'react';
import { useUser } from '#lib/app-services.ts';
import { openTextArea } from '#lib/i18n.ts';
import { loadChunk } from '#lib/lazy-page.ts';
import { useLocalSettings } from '#lib/preference-stores.ts';

const CountedCopies = lazy(() =>
  loadChunk('owned-count', async () => {
    const load = import('./counted-copies.tsx');
    const [m] = await Promise.all([load, openTextArea('collection')]);
    return { default: m.CountedCopies };
  }),
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
