import {
  describeArchetype,
  mergeArchetypes,
  type Archetype,
  type ArchetypeEntry,
  type ArchetypeFile,
} from '@deckframe/domain/decks/deck/archetypes';
import type { PublicGameConfig } from '@deckframe/domain/game-config';
import { errorText } from '#lib/message-text.ts';

export interface ArchetypeAnswer {
  readonly success: boolean;
  readonly archetypes: readonly Archetype[];
  /** Why there are none, in the user's language. */
  readonly error: string | null;
}

export interface ArchetypeSources {
  /** The game's file. */
  readonly readFile: (gameid: string) => Promise<ArchetypeFile>;
  /** Those that the cards of the game tell. */
  readonly readGathered: (gameid: string) => Promise<readonly ArchetypeEntry[]>;
  /** Looks up the cards that stand for archetypes; gives where a card's picture lies. */
  readonly loadPictures: (
    numbers: readonly string[],
  ) => Promise<(cardno: string) => string | undefined>;
}

export type ArchetypeService = (wish: {
  gameid: string;
  config: Pick<PublicGameConfig, 'gameColors'>;
}) => Promise<ArchetypeAnswer>;

/** DECK-43, DECK-44, C-34: a game can do without its file, but not without the service. */
export function createArchetypeService(sources: ArchetypeSources): ArchetypeService {
  return async function fetchArchetypeCards({ gameid, config }) {
    try {
      const [file, gathered] = await Promise.all([
        sources.readFile(gameid).catch((): ArchetypeFile => ({})),
        sources.readGathered(gameid),
      ]);
      const known = mergeArchetypes(file, gathered);
      // Without pictures the icons are drawn: no reason to do without the archetypes.
      const findPicture = await sources
        .loadPictures(known.map(({ icon }) => icon))
        .catch(() => () => undefined);
      const archetypes = known.map((one) => describeArchetype(config, one, findPicture));
      return { success: true, archetypes, error: null };
    } catch (error) {
      return { success: false, archetypes: [], error: errorText(error) };
    }
  };
}
