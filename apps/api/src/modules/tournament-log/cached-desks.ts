import type { Desk } from '@deckframe/domain/tournaments/desk/desk';
import type { TournamentPlace } from '../tournaments/desk/reading-service.ts';

/** A desk as the log left it after the entry with this number and hash. */
export type OpenDesk = { desk: Desk; seq: number; hash: string };

const CACHED_MAX = 20;
const cached = new Map<string, OpenDesk>();
const keyOf = ({ game, id }: TournamentPlace): string => `${game}/${id}`;

/** Taken out: whoever has it alone may change it, and gives it back once that is committed. */
export function takeCached(place: TournamentPlace): OpenDesk | undefined {
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
