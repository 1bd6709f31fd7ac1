import { useEffect, useState } from 'react';
import { useAppServices, useUser } from '#lib/app-services.ts';
import { localStore } from '#lib/browser-storage.ts';
import { gameStorageKey } from '#lib/storage-keys.ts';
import { createOpenSheet, type OpenSheet } from './model/open-sheet.ts';
import { parseDraft, printDraft } from './model/stored-draft.ts';

export type SheetLoad =
  | { phase: 'loading'; share: number }
  | { phase: 'failed'; error: unknown }
  | { phase: 'ready'; open: OpenSheet };

/** Pause in typing before the draft is stored. */
const STORE_AFTER_MS = 400;

/** Loads all cards of the game, and the draft of an earlier visit. */
export function useCardSheet(): SheetLoad & { retry: () => void } {
  const { api, config } = useAppServices();
  const user = useUser();
  const [attempt, setAttempt] = useState(0);
  const [load, setLoad] = useState<SheetLoad>({ phase: 'loading', share: 0 });
  const key = gameStorageKey(config.gameid, `cardDraft_${user?.id ?? ''}`);

  useEffect(() => {
    const ending = new AbortController();
    const open = createOpenSheet(api, config);
    const start = async (): Promise<void> => {
      await open.read(ending.signal, (share) => setLoad({ phase: 'loading', share }));
      if (ending.signal.aborted) return;
      restoreDraft(open, localStore.read(key));
      setLoad({ phase: 'ready', open });
    };
    start().catch((error: unknown) => {
      if (!ending.signal.aborted) setLoad({ phase: 'failed', error });
    });
    const stopStoring = storeDraft(open, key);
    return () => {
      ending.abort();
      stopStoring();
      open.search.end();
    };
  }, [api, config, key, attempt]);

  const retry = (): void => {
    setLoad({ phase: 'loading', share: 0 });
    setAttempt(attempt + 1);
  };
  return { ...load, retry };
}

function restoreDraft(open: OpenSheet, text: string | null): void {
  const { sheet } = open;
  const { draft, added } = parseDraft(text);
  const lost = [...draft.keys()].filter(
    (cardno) => sheet.table.rowOf(cardno) === undefined && !added.includes(cardno),
  );
  // Drafts of missing cards are dropped.
  const left = new Map([...draft].filter(([cardno]) => !lost.includes(cardno)));
  const missing = added.filter((cardno) => sheet.table.rowOf(cardno) === undefined);
  for (const cardno of missing) open.addNew(cardno);
  if (left.size > 0) sheet.restore(left);
}

function storeDraft({ sheet }: OpenSheet, key: string): () => void {
  let last = sheet.state.get().draft;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const store = (): void => {
    timer = undefined;
    if (last.size === 0) localStore.remove(key);
    else localStore.write(key, printDraft(last, sheet.isNew));
  };
  const stop = sheet.state.subscribe(() => {
    const { draft } = sheet.state.get();
    if (draft === last) return;
    last = draft;
    clearTimeout(timer);
    timer = setTimeout(store, STORE_AFTER_MS);
  });
  const hurry = (): void => {
    if (timer === undefined) return;
    clearTimeout(timer);
    store();
  };
  window.addEventListener('pagehide', hurry);
  return () => {
    stop();
    hurry();
    window.removeEventListener('pagehide', hurry);
  };
}
