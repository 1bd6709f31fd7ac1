import { lazy, Suspense, useState } from 'react';
import { localStore } from '#lib/browser-storage.ts';
import { openTextArea } from '#lib/i18n.ts';
import { loadChunk } from '#lib/lazy-page.ts';
import { STORAGE_KEYS } from '#lib/storage-keys.ts';

const OutboxSenders = lazy(() =>
  loadChunk('outbox', async () => {
    const load = import('./outbox-senders.tsx');
    const [m] = await Promise.all([load, openTextArea('decks')]);
    return { default: m.OutboxSenders };
  }),
);

/** Only a device that still holds saves fetches what sends them. */
export function UnsentSaves() {
  const [hasSome] = useState(() => localStore.read(STORAGE_KEYS.unsentSaves) !== null);
  return (
    hasSome && (
      <Suspense>
        <OutboxSenders />
      </Suspense>
    )
  );
}
