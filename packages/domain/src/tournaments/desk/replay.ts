import type { Command, CommandKind, Entry } from './command.ts';
import {
  type Desk,
  type DeskMatch,
  baseOf,
  emptyDesk,
  findMatch,
  findMatchOf,
  winsNeeded,
} from './desk.ts';
import type { Refusal } from './refusal.ts';
import { decide, enterResult, report, settle } from './result-commands.ts';
import { cut, finish, pair, start, takeLease } from './round-commands.ts';
import { takeCall } from './take-call.ts';
import type { MatchResult } from '../match-result.ts';

const LOSES: readonly string[] = ['gameLoss', 'matchLoss', 'disqualification'];

/** Computes the state of a log. All entries were accepted before; undone ones are skipped. */
export const replay = (log: readonly Entry[]): Desk => replayChecked(log).desk;

/** Also returns whether all entries remain valid without the undone ones. */
export function replayChecked(log: readonly Entry[]): { desk: Desk; isWhole: boolean } {
  const desk = emptyDesk();
  for (const { command } of log) if (command.kind === 'undo') desk.undone.add(command.of);
  let isWhole = true;
  for (const entry of log) {
    if (desk.byId.has(entry.id)) continue;
    if (takeEntry(desk, entry) !== null) isWhole = false;
  }
  return { desk, isWhole };
}

/** Applies one entry of a log. */
export function takeEntry(desk: Desk, entry: Entry): Refusal | null {
  const { id, command } = entry;
  const isUndone = desk.undone.has(id);
  const refusal = isUndone || command.kind === 'undo' ? null : runCommand(desk, entry);
  if (isUndone) touch(desk, command, entry.device);
  if (command.kind === 'undo') touch(desk, desk.byId.get(command.of)?.command, entry.device);
  if (refusal === null) remember(desk, entry);
  return refusal;
}

function remember(desk: Desk, entry: Entry): void {
  desk.entries.push(entry);
  desk.byId.set(entry.id, entry);
  if (entry.count >= (desk.next.get(entry.device) ?? 1))
    desk.next.set(entry.device, entry.count + 1);
}

/** An ineffective entry still touches its match, so that seen counts stay valid. */
function touch(desk: Desk, command: Command | undefined, device: string): void {
  if (command?.kind === 'result' || command?.kind === 'settle') {
    const match = findMatch(desk, command.round, command.table);
    if (match) match.touches.push(device);
  } else if (command?.kind === 'penalty' && LOSES.includes(command.severity)) {
    const match = findMatchOf(desk, command.round, command.player);
    if (match && match.b !== null) match.touches.push(device);
  }
}

/** Applies a command or returns its refusal. A refusal changes nothing. */
function runCommand(desk: Desk, entry: Entry): Refusal | null {
  const { command, device, at } = entry;
  if (desk.finished && command.kind !== 'denied') return 'FINISHED';
  switch (command.kind) {
    case 'start':
      return start(desk, command);
    case 'enter':
      return enter(desk, command);
    case 'checkIn':
    case 'drop':
    case 'restore':
      return movePlayer(desk, command);
    case 'lease':
      return takeLease(desk, command, device);
    case 'pair':
      return pair(desk, command, device);
    case 'clock':
      return moveClock(desk, command, at);
    case 'extend':
      return extend(desk, command);
    case 'call':
      return call(desk, command, at);
    case 'take':
      return takeCall(desk, command, entry);
    case 'report':
      return report(desk, command, device);
    case 'result':
      return enterResult(desk, command, device);
    case 'settle':
      return settle(desk, command, device);
    case 'penalty':
      return penalise(desk, command, device);
    case 'cut':
      return cut(desk, command);
    case 'finish':
      return finish(desk);
    case 'undo':
    case 'denied':
      return null;
  }
}

type Of<K extends Command['kind']> = Extract<Command, { kind: K }>;

/** Late players lose the missed rounds. */
function enter(desk: Desk, { player, name }: Of<'enter'>): Refusal | null {
  if (desk.players.has(player)) return 'ENTERED_ALREADY';
  const joined = desk.rounds.length + 1;
  desk.players.set(player, { id: player, name, joined, state: 'registered', penalties: [] });
  return null;
}

function movePlayer(
  desk: Desk,
  { kind, player }: Of<'checkIn' | 'drop' | 'restore'>,
): Refusal | null {
  const found = desk.players.get(player);
  if (!found) return 'NO_SUCH_PLAYER';
  if (found.state === 'disqualified') return 'PLAYER_OUT';
  if (kind === 'checkIn' && found.state === 'dropped') return 'PLAYER_OUT';
  found.state = kind === 'drop' ? 'dropped' : 'in';
  return null;
}

type ClockOf<K extends Command['kind']> = Extract<Command, { kind: K }>;

function moveClock(desk: Desk, { round, act }: ClockOf<'clock'>, at: number): Refusal | null {
  const found = desk.rounds[round - 1];
  if (!found) return 'ROUND_OUT_OF_TURN';
  const { since, spent } = found.clock;
  if (act === 'start') found.clock = { since: since ?? at, spent };
  else found.clock = { since: null, spent: spent + (since === null ? 0 : Math.max(0, at - since)) };
  return null;
}

function extend(desk: Desk, { round, table, minutes }: ClockOf<'extend'>): Refusal | null {
  const match = findMatch(desk, round, table);
  if (!match) return 'NO_SUCH_MATCH';
  match.extra = Math.max(0, match.extra + minutes);
  return null;
}

/** The first of several calls stays, because judges serve the oldest. */
function call(desk: Desk, { round, table, open }: ClockOf<'call'>, at: number): Refusal | null {
  const match = findMatch(desk, round, table);
  if (!match) return 'NO_SUCH_MATCH';
  match.calledAt = open ? (match.calledAt ?? at) : null;
  if (!open) match.taken = null;
  return null;
}

/** Lost games count when they decide the match; a lost match is a result at once. */
function penalise(
  desk: Desk,
  { player, round, code, severity, note }: Extract<Command, { kind: 'penalty' }>,
  device: string,
): Refusal | null {
  const found = desk.players.get(player);
  if (!found) return 'NO_SUCH_PLAYER';
  found.penalties.push({ round, code, severity, note });
  if (severity === 'disqualification') found.state = 'disqualified';
  const match = findMatchOf(desk, round, player);
  if (!match || match.b === null || severity === 'caution' || severity === 'warning') return null;
  const side = match.a === player ? 'a' : 'b';
  const needed = winsNeeded(desk, desk.rounds[round - 1]?.phase ?? 0);
  if (severity === 'gameLoss') match.lost[side]++;
  else match.lost[side] = needed;
  match.touches.push(device);
  const isOver = severity === 'disqualification' && match.result !== null;
  if (match.lost[side] >= needed && !isOver) decide(match, lostBy(match, side, needed));
  return null;
}

function lostBy(match: DeskMatch, side: 'a' | 'b', needed: number): MatchResult {
  const other = Math.min(match.lost[side === 'a' ? 'b' : 'a'], needed - 1);
  return {
    outcome: side === 'a' ? 'b' : 'a',
    games: side === 'a' ? [other, needed, 0] : [needed, other, 0],
    end: 'penalty',
  };
}

/** Renews a refused command against the current state. */
export function renewCommand(desk: Desk, device: string, command: Command): Command[] {
  if (command.kind === 'lease') return [{ ...command, from: desk.lease }];
  if (command.kind === 'pair' && desk.lease !== device)
    return [{ kind: 'lease', from: desk.lease }, command];
  if (command.kind !== 'result') return [command];
  const { round, table, result } = command;
  const match = findMatch(desk, round, table);
  if (!match) return [command];
  return match.disputed.length > 0
    ? [{ kind: 'settle', round, table, result }]
    : [{ ...command, base: baseOf(match, device) }];
}

/** Null: applied, now or before. GAP: an earlier entry is missing. */
export type Verdict = Refusal | 'GAP' | null;

/** A log of this size accepts only the end and corrections. */
export const LOG_MAX = 100_000;
/** A log of this size accepts only the end, so that corrections cannot grow it forever. */
export const LOG_END = LOG_MAX + 20_000;

const AT_MAX: readonly CommandKind[] = ['report', 'result', 'settle', 'penalty', 'undo', 'finish'];
const NOT_UNDOABLE: readonly CommandKind[] = ['start', 'enter', 'report', 'undo', 'denied'];

/** Adds an entry in place. Repeating it is safe. */
export function applyEntry(desk: Desk, entry: Entry): Verdict {
  const known = desk.byId.get(entry.id);
  if (known) return known.command.kind === 'denied' ? known.command.why : null;
  if (entry.count > (desk.next.get(entry.device) ?? 1)) return 'GAP';
  if (isFullFor(desk, entry.command.kind)) return 'LOG_FULL';
  return entry.command.kind === 'undo'
    ? undo(desk, entry, entry.command.of)
    : takeEntry(desk, entry);
}

function isFullFor({ entries: { length } }: Desk, kind: CommandKind): boolean {
  if (length >= LOG_END) return kind !== 'finish';
  return length >= LOG_MAX && !AT_MAX.includes(kind);
}

/** An entry can be undone only if no later one depends on it. */
function undo(desk: Desk, entry: Entry, of: string): Refusal | null {
  const undone = desk.byId.get(of);
  if (!undone) return 'NO_SUCH_ENTRY';
  if (NOT_UNDOABLE.includes(undone.command.kind) || desk.undone.has(of)) return 'NOT_UNDOABLE';
  if (desk.finished && undone.command.kind !== 'finish') return 'FINISHED';
  const { desk: without, isWhole } = replayChecked([...desk.entries, entry]);
  if (!isWhole) return 'UNDO_TOO_LATE';
  Object.assign(desk, without);
  return null;
}

type Rebased = {
  readonly desk: Desk;
  /** Unanswered entries of this device. */
  readonly pending: readonly Entry[];
  /** Unanswered entries that can no longer be applied. */
  readonly refused: ReadonlyMap<string, Refusal>;
};

/** Returns a device's view: the known log, then its own unsent entries. */
export function rebase(log: readonly Entry[], own: readonly Entry[]): Rebased {
  const desk = replay(log);
  const pending = own.filter(({ id }) => !desk.byId.has(id));
  const refused = new Map<string, Refusal>();
  for (const entry of pending) {
    const verdict = applyEntry(desk, entry);
    if (verdict === null) continue;
    if (verdict !== 'GAP') refused.set(entry.id, verdict);
    desk.next.set(entry.device, entry.count + 1);
  }
  return { desk, pending, refused };
}

/** Applies more entries in place. */
export function followLog(desk: Desk, further: readonly Entry[]): Desk {
  const fresh = further.filter(({ id }) => !desk.byId.has(id));
  if (fresh.some(({ command }) => command.kind === 'undo'))
    return replay([...desk.entries, ...fresh]);
  for (const entry of fresh) takeEntry(desk, entry);
  return desk;
}
