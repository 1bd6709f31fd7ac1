import type { ImportAnswer, ImportBody } from '@deckframe/contract/tournaments/tournament-imports';
import { IMPORT_LIMITS } from '@deckframe/domain/tournaments/event-import/imported-event';
import { foldPlayer } from '@deckframe/domain/tournaments/event-import/check-tables';
import type { DatabaseLimit } from '../../lib/database-limit.ts';
import type { Games } from '../../lib/games.ts';
import type { OpenWrite } from '../../lib/member-write.ts';
import { requireHistory } from '../tournaments/service.ts';
import { assertWords } from '../site/writing-rules/service.ts';
import { checkFacts } from './check-facts.ts';
import { judgeLists } from './judge-lists.ts';
import { readFile } from './read-file.ts';
import { storeEvent } from './store-event.ts';

export const IMPORT_LIMIT: DatabaseLimit = {
  name: 'tournament-import',
  max: 40,
  windowSeconds: 3600,
};

/** How many rows of the standings a look before the import shows. */
const SHOWN = 16;

type Write = Pick<OpenWrite, 'db' | 'requestId' | 'user'>;

/** Reads and judges a file; without a fault, and unless it was asked only to look, stores it. */
export async function importEvent(
  write: Write,
  games: Games,
  game: string,
  { checkOnly, file }: ImportBody,
): Promise<ImportAnswer> {
  const { db } = write;
  await requireHistory(write);
  const { facts, players, cards, faults: read } = readFile(file);
  const { lists, faults: unknown } = await judgeLists(db, games.get(game), facts?.day ?? '', cards);
  const faults = [...(await checkFacts(db, facts)), ...read, ...unknown];
  const listOf = (name: string) => lists.get(foldPlayer(name));
  const answer: ImportAnswer = {
    tournamentId: null,
    event: facts && { name: facts.name, day: facts.day, mode: facts.mode },
    players: players.length,
    lists: lists.size,
    notLegal: players.flatMap(({ name }) => (listOf(name)?.isLegal === false ? [name] : [])),
    first: players
      .toSorted((a, b) => a.place - b.place)
      .slice(0, SHOWN)
      .map(({ place, name, points, deckName: deck }) => ({
        place,
        name,
        points,
        deck,
        hasList: listOf(name) !== undefined,
      })),
    faults: faults.slice(0, IMPORT_LIMITS.faults),
  };
  if (facts === null || faults.length > 0) return answer;
  await assertWords(write, [
    ...Object.values(facts),
    ...players.flatMap(({ name, deckName, archetype }) => [name, deckName, archetype]),
  ]);
  if (checkOnly) return answer;
  const brought = players.map((player) => ({ ...player, list: listOf(player.name) ?? null }));
  return { ...answer, tournamentId: await storeEvent(write, game, facts, brought) };
}
