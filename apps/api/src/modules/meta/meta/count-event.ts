import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { GameConfig } from '@deckframe/domain/game-config';
import { sizeClassOf } from '@deckframe/domain/meta/add-sizes';
import { windowOf, type MetaWindow } from '@deckframe/domain/meta/meta-window';
import { tallyEvent, type MetaTally } from '@deckframe/domain/meta/tally-event';
import type { Games } from '../../../lib/games.ts';
import { lockNames } from '../../../lib/lock-names.ts';
import {
  type TournamentPlace,
  findTournament,
  dayOfEvent,
} from '../../tournaments/desk/reading-service.ts';
import type { LogFollower } from '../../tournaments/desk/service.ts';
import { saveLabels } from '../../tournaments/entries/service.ts';
import { getRules, labelLists, listOfEvent } from '../archetype-rules/service.ts';
import {
  countEarlier,
  countUnverified,
  addTally,
  saveEvent,
  takeEvent,
  readEntries,
  readMatches,
} from './count-queries.ts';

/** Fewer members than this prove nothing, and are easily made up. */
const MEMBERS_LEAST = 8;
/** Events that an organiser has held before one counts by itself. */
const EARLIER_LEAST = 2;
/** Nobody is a window of their own: about one event a week for as long as a set is the newest. */
const UNVERIFIED_MOST = 20;

type Facts = { organizer_id: UserId | null; trust: string };

/**
 * Whether an event counts without being looked at: staff have verified it, or whoever held it has
 * held others, and not more than their share. What had counted does not go with its organiser.
 */
async function isTrusted(
  db: Database,
  place: TournamentPlace,
  { organizer_id: organiser, trust }: Facts,
  { windowId, hadCounted }: { windowId: string; hadCounted: boolean },
): Promise<boolean> {
  if (trust === 'verified') return true;
  if (organiser === null) return hadCounted;
  if ((await countEarlier(db, place, organiser, MEMBERS_LEAST)) < EARLIER_LEAST) return false;
  return (await countUnverified(db, place.game, windowId, organiser)) < UNVERIFIED_MOST;
}

/** Calls the lists of an ended event by the rules in force; tells how many are called otherwise now. */
async function labelEvent(db: Database, place: TournamentPlace): Promise<number> {
  const { version, rules } = await getRules(db, place.game);
  if (version === 0) return 0;
  const rows = await listOfEvent(db, place);
  const labels = await labelLists(db, place.game, rules, rows);
  await saveLabels(db, place, version, labels);
  return rows.filter(({ id, now }) => (labels.get(id) ?? null) !== now).length;
}

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

/** Counts an event when its desk ends it, and again after whatever is put right later. */
export const followMeta =
  (games: Games): LogFollower =>
  (db, place, change) =>
    followMetaOf(games.get(place.game))(db, place, change);

/** The same for whoever has the config of the game at hand. */
export const followMetaOf =
  (config: GameConfig): LogFollower =>
  async (db, place, { desk, entries }) => {
    const mayMatter = desk.finished || entries.some(({ command }) => command.kind === 'undo');
    if (mayMatter) await countEvent(db, config, place, desk.finished);
  };
