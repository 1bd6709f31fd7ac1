import type { PublicGameConfig } from '@deckframe/domain/game-config';
import { useGameConfig } from '#lib/app-services.ts';
import { localStore } from '#lib/browser-storage.ts';
import { userPreferences } from '#lib/preference-stores.ts';
import { gameStorageKey } from '#lib/storage-keys.ts';
import { useValue } from '#lib/use-value.ts';
import { chooseDraftSession } from './choose-draft-session.ts';
import { createDeckSession, type DeckSession, type DeckState } from './deck-session.ts';

const sessions = new Map<string, DeckSession>();

/** The game's deck being built; survives navigation. */
function deckSessionOf({ gameid }: Pick<PublicGameConfig, 'gameid'>): DeckSession {
  const known = sessions.get(gameid) ?? watchDraft(gameid, openSession(gameid));
  sessions.set(gameid, known);
  return known;
}

/** The draft session of a game, for pages that add cards. */
export function draftSessionOf({ gameid }: Pick<PublicGameConfig, 'gameid'>): DeckSession {
  return chooseDraftSession(deckSessionOf({ gameid }), () => openSession(gameid), isStoring());
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
  return deckSessionOf(useGameConfig());
}

export function useDeckState(): DeckState {
  return useValue(useDeckSession().state);
}
