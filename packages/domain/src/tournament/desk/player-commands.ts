import type { Command } from '../../tournaments/desk/command.ts';
import type { Desk } from '../../tournaments/desk/desk.ts';
import type { Refusal } from '../../tournaments/desk/refusal.ts';

type Of<K extends Command['kind']> = Extract<Command, { kind: K }>;

/** Whoever comes late has lost the rounds that were played without them. */
export function enter(desk: Desk, { player, name }: Of<'enter'>): Refusal | null {
  if (desk.players.has(player)) return 'ENTERED_ALREADY';
  const joined = desk.rounds.length + 1;
  desk.players.set(player, { id: player, name, joined, state: 'registered', penalties: [] });
  return null;
}

export function movePlayer(
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
