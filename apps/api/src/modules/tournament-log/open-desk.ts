import type { Database } from '@deckframe/database/db';
import { emptyDesk } from '@deckframe/domain/tournaments/desk/desk';
import { followLog } from '@deckframe/domain/tournament/desk/follow-log';
import type { TournamentPlace } from '../tournaments/desk/reading-service.ts';
import { takeCached, type OpenDesk } from './cached-desks.ts';
import { listLog } from './log-queries.ts';
import { toEntry } from './mapping.ts';

/** The desk as the log tells it now: what this process knows of it, and what came since. */
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
