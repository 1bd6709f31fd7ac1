import type { Entry, Command } from './command.ts';
import {
  emptyDesk,
  type Desk,
  type DeskMatch,
  findMatch,
  findMatchOf,
  winsNeeded,
} from './desk.ts';
import type { Refusal } from './refusal.ts';
import { enterResult, report, settle, decide } from './result-commands.ts';
import { cut, finish, pair, start, takeLease } from './round-commands.ts';
import { takeCall } from './take-call.ts';
import type { MatchResult } from '../match-result.ts';
import { baseOf } from './touched-matches.ts';

const LOSES: readonly string[] = ['gameLoss', 'matchLoss', 'disqualification'];

/** The state that a log tells. What it holds was accepted when it came; undone entries are skipped. */
export const replay = (log: readonly Entry[]): Desk => replayChecked(log).desk;

/** Tells also whether every entry still stands once the undone ones are left out. */
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

/** One entry of a log, in its turn. */
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

/** An entry that does not count still is a touch of its match, so what was seen of it stays a count. */
function touch(desk: Desk, command: Command | undefined, device: string): void {
  if (command?.kind === 'result' || command?.kind === 'settle') {
    const match = findMatch(desk, command.round, command.table);
    if (match) match.touches.push(device);
  } else if (command?.kind === 'penalty' && LOSES.includes(command.severity)) {
    const match = findMatchOf(desk, command.round, command.player);
    if (match && match.b !== null) match.touches.push(device);
  }
}

/** Does what an entry says, or tells why it cannot; a refused one has changed nothing. */
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

/** Whoever comes late has lost the rounds that were played without them. */
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

/** Where several call, the first stays: judges go to the oldest. */
function call(desk: Desk, { round, table, open }: ClockOf<'call'>, at: number): Refusal | null {
  const match = findMatch(desk, round, table);
  if (!match) return 'NO_SUCH_MATCH';
  match.calledAt = open ? (match.calledAt ?? at) : null;
  if (!open) match.taken = null;
  return null;
}

/** A lost game counts once enough are lost; a lost match is a result at once. */
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

/** What was refused, said anew by somebody who has seen why. */
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
