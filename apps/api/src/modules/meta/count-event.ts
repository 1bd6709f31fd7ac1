import type { Database } from '@deckframe/database/db';
import type { GameConfig } from '@deckframe/domain/game-config';
import { type MetaWindow, windowOf } from '@deckframe/domain/meta/meta-window';
import { sizeClassOf } from '@deckframe/domain/meta/size-classes';
import { type MetaTally, tallyEvent } from '@deckframe/domain/meta/tally-event';
import { lockNames } from '../../lib/lock-names.ts';
import { dayOfEvent } from '../tournament-entries/service.ts';
import { findTournament, type TournamentPlace } from '../tournaments/desk/reading-service.ts';
import { addTally, saveEvent, takeEvent } from './count-queries.ts';
import { isTrusted, MEMBERS_LEAST } from './is-trusted.ts';
import { labelEvent } from './label-event.ts';
import { readEntries, readMatches } from './event-queries.ts';

/**
 * Adds what an event says, or takes back what it said before; the same again changes nothing. Tells how
 * many of its lists the rules of archetypes call otherwise than before.
 */
export async function countEvent(
  db: Database,
  config: GameConfig,
  place: TournamentPlace,
  isFinished: boolean,
): Promise<number> {
  // One event at a time: sums of one window are of many events, in no order that all would share.
  await lockNames(db, [`meta:${place.game}`]);
  const before = await takeEvent(db, place);
  if (before) await addTally(db, place.game, before, -1);
  const row = await findTournament(db, place.game, place.id);
  const relabelled = row && isFinished ? await labelEvent(db, place) : 0;
  const isPublic = row?.moderated_at === null && row.trust !== 'unlisted';
  if (!row || !isPublic || !isFinished || row.source === 'imported') return relabelled;
  const entries = await readEntries(db, place);
  const isDemo = row.source === 'demo';
  const members = entries.filter(({ isMember }) => isMember).length;
  if (!isDemo && members < MEMBERS_LEAST) return relabelled;
  const window = { ...toWindow(windowOf(config, dayOfEvent(row)), isDemo), isDemo };
  const known = { windowId: window.id, hadCounted: before !== undefined };
  if (!isDemo && !(await isTrusted(db, place, row, known))) return relabelled;
  const tally: MetaTally = tallyEvent(await readMatches(db, place, row.structure), entries);
  const counted = { window, sizeClass: sizeClassOf(entries.length), tally };
  await saveEvent(db, place, counted);
  await addTally(db, place.game, { ...counted, windowId: window.id }, 1);
  return relabelled;
}

/** Made-up events have windows of their own, so that nothing of them is in any other sum. */
const toWindow = (window: MetaWindow, isDemo: boolean): MetaWindow =>
  isDemo ? { ...window, id: `demo.${window.id}` } : window;
