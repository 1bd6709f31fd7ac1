import {
  mergeArchetypes,
  type ArchetypeEntry,
  type ArchetypeFile,
  type KnownArchetype,
} from '@deckframe/domain/decks/deck/archetypes';
import { gameBasePath } from '@deckframe/domain/site/pages/page-path';
import type { CallApi } from '#lib/api-client.ts';

export interface ArchetypeReaders {
  /** Reads the game's file. */
  readonly readFile: (gameid: string) => Promise<ArchetypeFile>;
  /** Reads the archetypes that the game's cards define. */
  readonly readGathered: (gameid: string) => Promise<readonly ArchetypeEntry[]>;
}

/** A game without the file answers 404. */
async function readFile(gameid: string): Promise<ArchetypeFile> {
  const answer = await fetch(`${gameBasePath(gameid)}/config/archetypes.json`);
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  return (await answer.json()) as ArchetypeFile;
}

export function createArchetypeReaders(api: CallApi): ArchetypeReaders {
  return {
    readFile,
    readGathered: (game) =>
      api('GET /api/games/:game/archetypes', { params: { game } }).then((it) => it.archetypes),
  };
}

/** Reads the archetypes of a game. Its file is optional. */
export async function readArchetypes(
  readers: ArchetypeReaders,
  gameid: string,
): Promise<KnownArchetype[]> {
  const [file, gathered] = await Promise.all([
    readers.readFile(gameid).catch((): ArchetypeFile => ({})),
    readers.readGathered(gameid),
  ]);
  return mergeArchetypes(file, gathered);
}
