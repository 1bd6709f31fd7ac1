import type { StaffRole } from '../event.ts';
import type { Command, CommandKind } from './command.ts';
import { type Desk, type DeskMatch, findMatch, findMatchOf } from './desk.ts';
import type { Refusal } from './refusal.ts';

/** The actor's staff role and own registration. */
export type DeskActor = { readonly role: StaffRole | null; readonly player: string | null };

const HEADS: readonly StaffRole[] = ['organiser', 'headJudge'];
const DESKS: readonly StaffRole[] = [...HEADS, 'scorekeeper'];
const FLOOR: readonly StaffRole[] = [...DESKS, 'judge'];

const STAFF: Record<CommandKind, readonly StaffRole[]> = {
  start: HEADS,
  enter: DESKS,
  checkIn: DESKS,
  drop: DESKS,
  restore: DESKS,
  lease: DESKS,
  pair: DESKS,
  clock: DESKS,
  extend: FLOOR,
  call: FLOOR,
  take: FLOOR,
  report: [],
  result: FLOOR,
  settle: HEADS,
  penalty: [...HEADS, 'judge'],
  cut: DESKS,
  undo: FLOOR,
  finish: HEADS,
  denied: [],
};

/** Returns null if allowed. Staff decide nothing about their own match. */
export function findForbidden(desk: Desk, actor: DeskActor, command: Command): Refusal | null {
  if (command.kind === 'undo') {
    const undone = desk.byId.get(command.of)?.command;
    return undone && undone.kind !== 'undo' ? findForbidden(desk, actor, undone) : null;
  }
  const match = matchOf(desk, command);
  const isOwn = actor.player !== null && (match?.a === actor.player || match?.b === actor.player);
  if (isByPlayer(actor, command, match)) return null;
  if (!actor.role || !STAFF[command.kind].includes(actor.role)) return 'FORBIDDEN';
  if (isOwn && command.kind !== 'call') return 'OWN_MATCH';
  if (command.kind !== 'penalty') return null;
  if (command.player === actor.player) return 'OWN_MATCH';
  const isSmall = command.severity === 'caution' || command.severity === 'warning';
  return isSmall || HEADS.includes(actor.role) ? null : 'FORBIDDEN';
}

function isByPlayer(
  { player }: DeskActor,
  command: Command,
  match: DeskMatch | undefined,
): boolean {
  if (player === null) return false;
  if (command.kind === 'report') return match?.[command.side] === player;
  if (command.kind === 'call') return match?.a === player || match?.b === player;
  return (command.kind === 'checkIn' || command.kind === 'drop') && command.player === player;
}

function matchOf(desk: Desk, command: Command): DeskMatch | undefined {
  if ('table' in command) return findMatch(desk, command.round, command.table);
  return command.kind === 'penalty' ? findMatchOf(desk, command.round, command.player) : undefined;
}
