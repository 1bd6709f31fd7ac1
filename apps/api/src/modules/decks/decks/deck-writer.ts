import type { GameConfig } from '@deckframe/domain/game-config';
import type { AppDeps } from '../../../app-deps.ts';
import type { OpenWrite, WriteRules } from '../../../lib/member-write.ts';
import { type Archetypes, createArchetypes } from './archetypes.ts';

/** Who changes which game's deck, inside whose transaction. */
export type DeckWrite = Pick<OpenWrite, 'db' | 'user'> & {
  config: GameConfig;
  archetypes: Archetypes;
  /** What its card numbers may begin with. */
  seriesCodes: readonly string[];
};

/** What turns a member's write into one of a game's decks. */
export type DeckWriter = {
  archetypes: Archetypes;
  /** For what makes a deck or a version of one: too many are refused. */
  saveRules: WriteRules;
  open(write: OpenWrite, game: string): DeckWrite;
};

const MINUTE_SECONDS = 60;
const DAY_SECONDS = 86_400;

export function createDeckWriter({ clock, env, games }: AppDeps): DeckWriter {
  const archetypes = createArchetypes(env.GAMES_DIR, games.ids, clock);
  const refusal = 'DECK_COOLDOWN';
  const perMinute = { name: 'deck-save', max: env.DECK_SAVES_PER_MINUTE, refusal } as const;
  const perDay = { name: 'deck-save-day', max: env.DECK_SAVES_PER_DAY, refusal } as const;
  return {
    archetypes,
    saveRules: {
      limits: [
        { ...perMinute, windowSeconds: MINUTE_SECONDS },
        { ...perDay, windowSeconds: DAY_SECONDS },
      ],
    },
    open: ({ db, user }, game) => ({
      db,
      user,
      config: games.get(game),
      archetypes,
      seriesCodes: games.listSeriesCodes(game),
    }),
  };
}
