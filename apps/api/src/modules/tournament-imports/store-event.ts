import { createHash, randomUUID } from 'node:crypto';
import type { ImportedFacts } from '@deckframe/contract/tournament-document';
import type { ImportedPlayer } from '@deckframe/domain/tournaments/event-import/imported-event';
import { toImportedStandings } from '@deckframe/domain/tournament/event-import/imported-standings';
import { lockNames } from '../../lib/lock-names.ts';
import type { OpenWrite } from '../../lib/member-write.ts';
import { insertImportedPlayers } from '../tournament-entries/service.ts';
import { saveStandings } from '../tournament-log/service.ts';
import { findImported, insertImported } from '../tournaments/service.ts';
import type { JudgedImport } from './judge-lists.ts';

type Brought = ImportedPlayer & { list: JudgedImport | null };

/** The same content again is the event that is there already. */
export async function storeEvent(
  { db, user }: Pick<OpenWrite, 'db' | 'user'>,
  game: string,
  facts: ImportedFacts,
  brought: readonly Brought[],
): Promise<string> {
  const hash = hashContent(facts, brought);
  await lockNames(db, [`tournament-import:${game}:${hash}`]);
  const known = await findImported(db, game, hash);
  if (known !== undefined) return known;
  const id = await insertImported(db, game, {
    userId: user.id,
    facts,
    hash,
    players: brought.length,
  });
  const place = { game, id };
  const players = brought.map((player) => ({ ...player, id: randomUUID() }));
  await insertImportedPlayers(db, place, players);
  await saveStandings(db, place, 1, toImportedStandings(players));
  return id;
}

/** Lines and their order do not matter: what was told does. */
function hashContent(facts: ImportedFacts, brought: readonly Brought[]): string {
  const rows = brought.map(({ name, place, points, wins, deckName, archetype, list }) =>
    JSON.stringify([place, name, points, wins, deckName, archetype, list?.hash ?? null]),
  );
  const said = JSON.stringify([facts.name, facts.day, rows.toSorted()]);
  return createHash('sha256').update(said).digest('hex');
}
