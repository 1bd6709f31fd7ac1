import type { DeskState } from './desk-store.ts';

/** Names by registration. A guest added at this desk may not be on the server yet. */
export function nameOf({ desk, view }: Pick<DeskState, 'desk' | 'view'>, player: string): string {
  const known = view.players.find(({ id }) => id === player);
  return known?.name ?? desk.players.get(player)?.name ?? '?';
}
