import { tournamentTopic, type LiveBus } from '../../../lib/live-bus.ts';
import type { TournamentPlace } from './reading-service.ts';
import { keepDesk, type OpenDesk } from './desk-store.ts';

/** After the commit: this process keeps the desk, and everybody hears how far its log has come. */
export function publishDesk(live: LiveBus, place: TournamentPlace, open: OpenDesk | null): void {
  if (open === null) return;
  keepDesk(place, open);
  live.publishSeq(tournamentTopic(place.game, place.id), open.seq);
}

/** Who comes and goes before the start is in no log; desks that are open read their players anew. */
export function publishEntry(
  live: LiveBus,
  place: TournamentPlace,
  open: OpenDesk | null = null,
): void {
  if (open === null) live.publish('tournament', tournamentTopic(place.game, place.id));
  else publishDesk(live, place, open);
}
