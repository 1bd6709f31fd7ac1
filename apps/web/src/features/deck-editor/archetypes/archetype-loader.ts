import type { Archetype } from '@deckframe/domain/decks/deck/archetypes';
import type { PublicGameConfig } from '@deckframe/domain/game-config';
import { deckText } from '#lib/message-text.ts';
import { createValueStore, type ValueStore } from '#lib/value-store.ts';
import { toasts } from '#ui/toast/toast-queue.ts';
import type { ArchetypeService } from './fetch-archetype-cards.ts';
import { fillFakeIcons } from './fill-fake-icons.ts';

export interface ArchetypeState {
  readonly archetypes: readonly Archetype[];
  readonly isLoading: boolean;
  readonly isLoaded: boolean;
  /** The last try failed, and nothing has been tried since. */
  readonly hasFailed: boolean;
}

export interface ArchetypeLoader {
  readonly state: ValueStore<ArchetypeState>;
  /** Does nothing while it runs, and nothing once they are there; after a failure it tries again. */
  readonly load: () => Promise<void>;
}

export interface LoaderDeps {
  readonly config: Pick<PublicGameConfig, 'gameColors' | 'gameid'>;
  readonly fetchArchetypeCards: ArchetypeService;
  readonly pause: (milliseconds: number) => Promise<void>;
}

const NONE: ArchetypeState = {
  archetypes: [],
  isLoading: false,
  isLoaded: false,
  hasFailed: false,
};

/** DECK-45 to DECK-47: the archetypes of a game, fetched once. */
export function createArchetypeLoader(deps: LoaderDeps): ArchetypeLoader {
  const { config, fetchArchetypeCards, pause } = deps;
  const state = createValueStore<ArchetypeState>(NONE);
  return {
    state,
    load: async () => {
      const { isLoading, isLoaded } = state.get();
      if (isLoading || isLoaded) return;
      state.set({ ...NONE, isLoading: true });
      const answer = await fetchArchetypeCards({ gameid: config.gameid, config });
      if (!answer.success) {
        state.set({ ...NONE, hasFailed: true });
        const title = deckText('archetypesFailed', { message: answer.error ?? '' });
        toasts.show({ kind: 'error', title });
        return;
      }
      const { archetypes } = answer;
      state.set({ ...NONE, archetypes, isLoaded: true });
      await fillFakeIcons(archetypes, pause, (filled) =>
        state.set({ ...state.get(), archetypes: filled }),
      );
    },
  };
}
