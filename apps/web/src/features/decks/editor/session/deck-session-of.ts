import { lateService, useLateService, type AppServices } from '#lib/app-services.ts';
import { localStore } from '#lib/browser-storage.ts';
import { userPreferences } from '#lib/preference-stores.ts';
import { gameStorageKey } from '#lib/storage-keys.ts';
import { useValue } from '#lib/use-value.ts';
import { chooseDraftSession } from './choose-draft-session.ts';
import { createDeckSession, type DeckSession, type DeckState } from './deck-session.ts';

/** The game's deck being built; survives navigation. */
const createSession = ({ config: { gameid } }: AppServices): DeckSession =>
  watchDraft(gameid, openSession(gameid));

/** The draft session of a game, for pages that add cards. */
export function draftSessionOf(services: AppServices): DeckSession {
  const session = lateService(services, createSession);
  return chooseDraftSession(session, () => openSession(services.config.gameid), isStoring());
}

function openSession(gameid: string): DeckSession {
  return createDeckSession({ gameid, store: localStore, now: () => new Date(), isStoring });
}

function isStoring(): boolean {
  return userPreferences.get().enableLocalDeckSave;
}

/** Applies draft changes of other tabs. */
function watchDraft(gameid: string, session: DeckSession): DeckSession {
  // Written last and different each time, so it signals a complete draft.
  const lastKey = gameStorageKey(gameid, 'draftExtras');
  // A server render stores nothing.
  if (typeof window === 'undefined') return session;
  window.addEventListener('storage', ({ key }) => {
    if (key === lastKey) session.followDraft();
  });
  return session;
}

export function useDeckSession(): DeckSession {
  return useLateService(createSession);
}

export function useDeckState(): DeckState {
  return useValue(useDeckSession().state);
}
