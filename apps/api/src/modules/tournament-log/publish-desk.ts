import { tournamentTopic, type LiveBus } from '../../lib/live-bus.ts';
import type { TournamentPlace } from '../tournament-reading/service.ts';
import { keepDesk, type OpenDesk } from './cached-desks.ts';

/** After the commit: this process keeps the desk, and everybody hears how far its log has come. */
export function publishDesk(live: LiveBus, place: TournamentPlace, open: OpenDesk | null): void {
  if (open === null) return;
  keepDesk(place, open);
  live.publishSeq(tournamentTopic(place.game, place.id), open.seq);
}
