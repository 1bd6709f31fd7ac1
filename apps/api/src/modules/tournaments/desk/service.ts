import type { RoundAnswer } from '@deckframe/contract/tournaments/tournament-rounds';
import type { Database } from '@deckframe/database/db';
import { type UserId, printUserId } from '@deckframe/domain/accounts/access/user-id';
import { applyEntry, followLog } from '@deckframe/domain/tournaments/desk/replay';
import { type Command, type Entry, entryText } from '@deckframe/domain/tournaments/desk/command';
import {
  type Desk,
  emptyDesk,
  isComplete,
  touchedBy,
} from '@deckframe/domain/tournaments/desk/desk';
import { historyOf } from '@deckframe/domain/tournaments/desk/desk-history';
import { computeStandings } from '@deckframe/domain/tournaments/tie-breaks/compute-standings';
import { createHash, randomUUID } from 'node:crypto';
import { AppError } from '../../../lib/app-error.ts';
import type { DatabaseLimit } from '../../../lib/database-limit.ts';
import {
  type LogRow,
  type TournamentPlace,
  insertLog,
  listLog,
  lockTournament,
  findNow,
} from './queries.ts';
import { deleteRound, deleteStandings, saveMatches, saveStandings } from './projection-queries.ts';
import { toStandingsDocument } from './standings-document.ts';
import { type LiveBus, tournamentTopic } from '../../../lib/live-bus.ts';

export const UPLOADS_LIMIT: DatabaseLimit = { name: 'desk-uploads', max: 120, windowSeconds: 60 };
/** Uploads with an undo, which replays the log. */
export const UNDOS_LIMIT: DatabaseLimit = { name: 'desk-undos', max: 30, windowSeconds: 60 };
/** Further undos are answered as a gap, so the device sends them again. */
export const UNDOS_AN_UPLOAD = 1;
export const DEVICES_LIMIT: DatabaseLimit = { name: 'desk-devices', max: 20, windowSeconds: 600 };
export const REPORTS_LIMIT: DatabaseLimit = { name: 'match-reports', max: 20, windowSeconds: 60 };

export function toClock(desk: Desk, round: number): RoundAnswer['clock'] {
  const found = desk.rounds[round - 1];
  return {
    since: found?.clock.since ?? null,
    spent: found?.clock.spent ?? 0,
    minutes: desk.structure?.phases[found?.phase ?? 0]?.minutes ?? 0,
  };
}

/** A desk after the log entry with this number and hash. */
export type OpenDesk = { desk: Desk; seq: number; hash: string };

const CACHED_MAX = 20;
const cached = new Map<string, OpenDesk>();
const keyOf = ({ game, id }: TournamentPlace): string => `${game}/${id}`;

/**
 * Removes the desk from the cache. The caller has it exclusively and returns it after the commit.
 */
function takeCached(place: TournamentPlace): OpenDesk | undefined {
  const key = keyOf(place);
  const found = cached.get(key);
  cached.delete(key);
  return found;
}

export function keepDesk(place: TournamentPlace, open: OpenDesk): void {
  cached.set(keyOf(place), open);
  for (const key of cached.keys()) {
    if (cached.size <= CACHED_MAX) return;
    cached.delete(key);
  }
}

export const toEntry = (row: LogRow): Entry => ({
  id: row.entry_id,
  device: row.device,
  count: row.count,
  at: row.at.getTime(),
  by: row.by_user_id === null ? null : printUserId(row.by_user_id),
  command: { kind: row.kind, ...row.body } as Command,
});

function toLogRow(entry: Entry, by: UserId | null, seq: number, hash: string): LogRow {
  const { kind, ...body } = entry.command;
  return {
    seq,
    entry_id: entry.id,
    device: entry.device,
    count: entry.count,
    at: new Date(entry.at),
    by_user_id: by,
    kind,
    body,
    hash,
  };
}

/** Returns the current desk: the cached state plus new log entries. */
export async function openDesk(db: Database, place: TournamentPlace): Promise<OpenDesk> {
  const known = takeCached(place);
  const rows = await listLog(db, place, known?.seq ?? 1, null);
  const isSame = known !== undefined && rows[0]?.seq === known.seq && rows[0].hash === known.hash;
  if (known && known.seq > 0 && !isSame) return openDesk(db, place);
  const further = isSame ? rows.slice(1) : rows;
  const last = further.at(-1) ?? known;
  return {
    desk: followLog(known?.desk ?? emptyDesk(), further.map(toEntry)),
    seq: last?.seq ?? 0,
    hash: last?.hash ?? '',
  };
}

const SERVER = 'server';

/**
 * Creates the server's own next entries and applies them to the desk. Throws if the desk refuses
 * one.
 */
export async function makeServerEntries(
  db: Database,
  desk: Desk,
  commands: readonly Command[],
  by: UserId | null,
): Promise<Entry[]> {
  if (commands.length === 0) return [];
  const at = (await findNow(db))?.getTime() ?? 0;
  return commands.map((command) => makeServerEntry(desk, command, by, at));
}

export function makeServerEntry(
  desk: Desk,
  command: Command,
  by: UserId | null,
  at: number,
): Entry {
  const count = desk.next.get(SERVER) ?? 1;
  const author = by === null ? null : printUserId(by);
  const entry = { id: randomUUID(), device: SERVER, count, at, by: author, command };
  const why = applyEntry(desk, entry);
  if (why !== null) throw new AppError('DESK_REFUSED', {}, { extensions: { why } });
  return entry;
}

/** Updates match and standings rows after these entries. */
async function project(
  db: Database,
  place: TournamentPlace,
  desk: Desk,
  entries: readonly Entry[],
): Promise<void> {
  const tables = new Map<number, Set<number> | null>();
  for (const { command } of entries) {
    const touched = touchedBy(desk, command);
    if (!touched) continue;
    const known = tables.get(touched.round);
    if (touched.table === null || known === null) tables.set(touched.round, null);
    else tables.set(touched.round, (known ?? new Set()).add(touched.table));
  }
  for (const [number, chosen] of tables) {
    const round = desk.rounds[number - 1];
    if (chosen === null) await deleteRound(db, place, number);
    const matches = round?.matches.filter(({ table }) => chosen?.has(table) ?? true) ?? [];
    if (round) await saveMatches(db, place, { number, phase: round.phase }, matches);
  }
  if (tables.size > 0) await rank(db, place, desk, Math.min(...tables.keys()));
}

/** Stores standings after each complete Swiss round, starting with the first that changed. */
async function rank(db: Database, place: TournamentPlace, desk: Desk, from: number): Promise<void> {
  for (let number = from; number <= desk.rounds.length; number++) {
    const round = desk.rounds[number - 1];
    if (!round || !isComplete(round)) {
      await deleteStandings(db, place, number);
      return;
    }
    const history = historyOf(desk, number);
    const isSwiss = desk.structure?.phases[round.phase]?.kind === 'swiss';
    if (!history || !isSwiss) continue;
    await saveStandings(db, place, number, toStandingsDocument(computeStandings(history)));
  }
  await deleteStandings(db, place, desk.rounds.length + 1);
}

/** Stores accepted entries. Each hash includes the previous one. */
export async function storeEntries(
  db: Database,
  place: TournamentPlace,
  open: OpenDesk,
  entries: readonly Entry[],
  by: UserId | null | ReadonlyMap<Entry, UserId>,
): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map((entry) => {
    open.seq += 1;
    open.hash = createHash('sha256').update(open.hash).update(entryText(entry)).digest('hex');
    const author = by instanceof Map ? (by.get(entry) ?? null) : by;
    return toLogRow(entry, author, open.seq, open.hash);
  });
  await insertLog(db, place, rows);
  await project(db, place, open.desk, entries);
}

/** Unknown players are added from the registrations, so their entries need no command. */
const isKnown = (desk: Desk, command: Command): boolean =>
  command.kind === 'enter' || !('player' in command) || desk.players.has(command.player);

/**
 * Appends commands to the log in the caller's transaction. The caller checks permissions. Throws if
 * the desk refuses a command, so that the caller's write rolls back too.
 */
export async function appendByServer(
  write: { db: Database },
  place: TournamentPlace,
  commands: readonly Command[],
  by: UserId | null,
): Promise<OpenDesk> {
  return appendMade(
    write,
    place,
    (desk) => commands.filter((command) => isKnown(desk, command)),
    by,
  );
}

/** The same, for commands that depend on the state of the desk. */
export async function appendMade(
  { db }: { db: Database },
  place: TournamentPlace,
  make: (desk: Desk) => readonly Command[],
  by: UserId | null,
): Promise<OpenDesk> {
  await lockTournament(db, place.game, place.id);
  const open = await openDesk(db, place);
  const entries = await makeServerEntries(db, open.desk, make(open.desk), by);
  await storeEntries(db, place, open, entries, by);
  return open;
}

/** Writes of other modules after desk entries, in the same transaction. */
export type LogFollower = (
  db: Database,
  place: TournamentPlace,
  change: { desk: Desk; entries: readonly Entry[] },
) => Promise<void>;

/** Runs after the commit: caches the desk and publishes the new log number. */
export function publishDesk(live: LiveBus, place: TournamentPlace, open: OpenDesk | null): void {
  if (open === null) return;
  keepDesk(place, open);
  live.publishSeq(tournamentTopic(place.game, place.id), open.seq);
}

/** Registrations before the start are not in the log, so open desks reload their players. */
export function publishEntry(
  live: LiveBus,
  place: TournamentPlace,
  open: OpenDesk | null = null,
): void {
  if (open === null) live.publish('tournament', tournamentTopic(place.game, place.id));
  else publishDesk(live, place, open);
}

export { saveStandings } from './projection-queries.ts';
