import type { Database } from '@deckframe/database/db';
import type { Desk } from '@deckframe/domain/tournaments/desk/desk';
import type { TournamentPlace } from '../tournaments/desk/reading-service.ts';
import { keepDesk, type OpenDesk } from './cached-desks.ts';
import { openDesk } from './open-desk.ts';

/** A reading that runs, and the one that all who came meanwhile wait for. */
type Turn = { running: Promise<OpenDesk>; next: Promise<OpenDesk> | null };
const turns = new Map<string, Turn>();

/**
 * Reads from the desk; `read` may not wait, for afterwards others use it. A published round is asked
 * for by thousands at once: they share a reading, but never one that began before they came, for it
 * may not know yet what they were told of.
 */
export async function readDesk<T>(
  db: Database,
  place: TournamentPlace,
  read: (desk: Desk) => T,
): Promise<T> {
  const { desk } = await joinTurn(db, place);
  return read(desk);
}

function joinTurn(db: Database, place: TournamentPlace): Promise<OpenDesk> {
  const turn = turns.get(`${place.game}/${place.id}`);
  if (!turn) return beginTurn(db, place);
  const goOn = () => beginTurn(db, place);
  turn.next ??= turn.running.then(goOn, goOn);
  return turn.next;
}

function beginTurn(db: Database, place: TournamentPlace): Promise<OpenDesk> {
  const key = `${place.game}/${place.id}`;
  const running = openDesk(db, place).then((open) => {
    keepDesk(place, open);
    return open;
  });
  const turn: Turn = { running, next: null };
  turns.set(key, turn);
  const end = () => {
    if (turn.next === null) turns.delete(key);
  };
  running.then(end, end);
  return running;
}
