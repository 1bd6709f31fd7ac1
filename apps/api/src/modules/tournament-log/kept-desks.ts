import type { Desk } from '@deckframe/domain/tournament/desk/desk';
import type { TournamentPlace } from '../tournament-reading/service.ts';

/** A desk as the log left it after the entry with this number and hash. */
export type OpenDesk = { desk: Desk; seq: number; hash: string };

const KEPT_MAX = 20;
const kept = new Map<string, OpenDesk>();
const keyOf = ({ game, id }: TournamentPlace): string => `${game}/${id}`;

/** Taken out: whoever has it alone may change it, and gives it back once that is committed. */
export function takeKept(place: TournamentPlace): OpenDesk | undefined {
  const key = keyOf(place);
  const found = kept.get(key);
  kept.delete(key);
  return found;
}

export function keepDesk(place: TournamentPlace, open: OpenDesk): void {
  kept.set(keyOf(place), open);
  for (const key of kept.keys()) {
    if (kept.size <= KEPT_MAX) return;
    kept.delete(key);
  }
}
