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

/** Minimum members of a counted event; smaller ones are easily faked. */
const MEMBERS_LEAST = 8;
/** Earlier events after which an organizer is trusted. */
const EARLIER_LEAST = 2;
/** Limit of unverified events per organizer and window. */
const UNVERIFIED_MOST = 20;

type Facts = { organizer_id: UserId | null; trust: string };

/**
 * True if an event counts without verification: its organizer is trusted and below the limit.
 * Counted events stay counted.
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

/** Labels an ended event's lists; returns the number of changes. */
async function labelEvent(db: Database, place: TournamentPlace): Promise<number> {
  const { version, rules } = await getRules(db, place.game);
  if (version === 0) return 0;
  const rows = await listOfEvent(db, place);
  const labels = await labelLists(db, place.game, rules, rows);
  await saveLabels(db, place, version, labels);
  return rows.filter(({ id, now }) => (labels.get(id) ?? null) !== now).length;
}

/**
 * Recounts an event: subtracts its previous contribution and adds the new one. Returns the number
 * of relabeled lists.
 */
export async function countEvent(
  db: Database,
  config: GameConfig,
  place: TournamentPlace,
  isFinished: boolean,
): Promise<number> {
  // Serializes counting per game.
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

/** Made-up events have separate windows. */
const toWindow = (window: MetaWindow, isDemo: boolean): MetaWindow =>
  isDemo ? { ...window, id: `demo.${window.id}` } : window;

/** Counts an event when its desk ends it and after corrections. */
export const followMeta =
  (games: Games): LogFollower =>
  (db, place, change) =>
    followMetaOf(games.get(place.game))(db, place, change);

/** Like `followMeta`, with the given config. */
export const followMetaOf =
  (config: GameConfig): LogFollower =>
  async (db, place, { desk, entries }) => {
    const mayMatter = desk.finished || entries.some(({ command }) => command.kind === 'undo');
    if (mayMatter) await countEvent(db, config, place, desk.finished);
  };
