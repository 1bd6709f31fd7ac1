import type { Database } from '@deckframe/database/db';
import type { Desk } from '@deckframe/domain/tournaments/desk/desk';
import type { Structure } from '@deckframe/domain/tournaments/structure';
import {
  type LogFollower,
  storeEntries,
} from '../../apps/api/src/modules/tournaments/desk/service.ts';
import type { SeasonDeck } from './season-decks.ts';
import type { SeasonEvent } from './season-events.ts';
import type { Seat } from './season-players.ts';
import { idOf } from './stable-id.ts';

export type PlayedEvent = {
  readonly event: SeasonEvent;
  readonly structure: Structure;
  readonly seats: ReadonlyMap<string, Seat>;
  readonly desk: Desk;
};

/** Stores an event and its registrations, then its log through the services that a desk calls. */
export async function storeEvent(
  db: Database,
  game: string,
  { event, structure, seats, desk }: PlayedEvent,
  decks: readonly (readonly SeasonDeck[])[],
  followers: readonly LogFollower[],
): Promise<void> {
  const startsAt = new Date(event.startsAt);
  const finished_at = desk.finished ? startsAt : null;
  const start = { start_date: startsAt, registration_deadline: startsAt, finished_at };
  const where = { mode: event.mode, location: event.area, area: event.area };
  await db
    .insertInto('tournaments')
    .values({
      gameid: game,
      id: event.id,
      name: `${event.name} ${event.number}`,
      source: 'demo',
      ...start,
      ...where,
      time_zone: 'Europe/Oslo',
      format: 'Standard',
      status: 'running',
      description: desk.finished
        ? 'Made up, so that a new site has something to show. Nobody played in it.'
        : 'Made up, so that a new site has something to show: its rounds go on while npm run dev runs.',
      max_players: event.most,
      structure: JSON.stringify(structure),
      list_policy: 'afterTheEnd',
    })
    .execute();
  const at = { gameid: game, tournament_id: event.id, created_at: startsAt };
  const rows = Array.from(seats, ([id, seat]) => ({ id, ...seat, list_id: idOf(`${id} list`) }));
  await db
    .insertInto('tournament_lists')
    .values(
      rows.flatMap(({ list_id: id, deck, variant, name }) => {
        const list = decks[deck]?.[variant];
        if (!list) return [];
        const { archetype, hash, ruleSet: ruleset } = list;
        const judged = { is_legal: true, legality: '[]', deck_name: archetype ?? name };
        return {
          ...at,
          ...judged,
          id,
          archetype,
          hash,
          ruleset,
          zones: JSON.stringify(list.zones),
        };
      }),
    )
    .execute();
  const entry = { ...at, status: 'registered' };
  await db
    .insertInto('tournament_registrations')
    .values(
      rows.map(({ id, list_id, userId: user_id, name: shown_name }) => ({
        ...entry,
        id,
        list_id,
        user_id,
        shown_name,
      })),
    )
    .execute();
  const place = { game, id: event.id };
  await storeEntries(db, place, { desk, seq: 0, hash: '' }, desk.entries, null);
  for (const follow of followers) await follow(db, place, { desk, entries: desk.entries });
}
