import { Suspense, useState } from 'react';
import { useGameConfig, useUser } from '#lib/app-services.ts';
import { localStore } from '#lib/browser-storage.ts';
import { laterPart } from '#lib/later-part.ts';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { FirstDeck } from '../../site/home/later/first-deck.tsx';
import { readDraftSize } from '../../site/home/later/read-draft-size.ts';

const ContinuePanel = laterPart(['home', 'decks'], 'continue-panel', () =>
  import('../../site/home/later/continue-panel.tsx').then((m) => m.ContinuePanel),
);

/** What one was building, or the way to a first deck. */
export function StartPanel() {
  const { gameid } = useGameConfig();
  const user = useUser();
  const [draft] = useState(() => readDraftSize(localStore, gameid));
  // A visitor without a draft has nothing to continue.
  if (!draft && !user) return <FirstDeck />;
  return (
    <Suspense
      fallback={
        <Panel className="home-panel">
          <Skeleton />
        </Panel>
      }
    >
      <ContinuePanel draft={draft} />
    </Suspense>
  );
}
