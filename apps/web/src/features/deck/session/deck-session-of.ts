import type { PublicGameConfig } from '@deckframe/domain/game-config';
import { useGameConfig } from '#lib/app-services.ts';
import { localStore } from '#lib/browser-storage.ts';
import { userPreferences } from '#lib/preference-stores.ts';
import { useValue } from '#lib/use-value.ts';
import { createDeckSession, type DeckSession, type DeckState } from './deck-session.ts';

const sessions = new Map<string, DeckSession>();

/** The one deck of a game that is being built; it outlives the page, whose address changes. */
function deckSessionOf({ gameid }: Pick<PublicGameConfig, 'gameid'>): DeckSession {
  const known =
    sessions.get(gameid) ??
    createDeckSession({
      gameid,
      store: localStore,
      now: () => new Date(),
      isKeeping: () => userPreferences.get().enableLocalDeckSave,
    });
  sessions.set(gameid, known);
  return known;
}

export function useDeckSession(): DeckSession {
  return deckSessionOf(useGameConfig());
}

export function useDeckState(): DeckState {
  return useValue(useDeckSession().state);
}
