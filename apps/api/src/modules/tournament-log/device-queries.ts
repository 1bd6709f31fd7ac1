import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { sql } from 'kysely';
import type { TournamentPlace } from '../tournaments/desk/reading-service.ts';

export type DeviceRow = { user_id: UserId | null; public_key: string; revoked_at: Date | null };

export async function findDevice(
  db: Database,
  { game, id }: TournamentPlace,
  device: string,
): Promise<DeviceRow | undefined> {
  const { rows } = await sql<DeviceRow>`select user_id, public_key, revoked_at
    from tournament_devices where gameid = ${game} and tournament_id = ${id}::uuid
      and id = ${device}::uuid`.execute(db);
  return rows[0];
}

export async function insertDevice(
  db: Database,
  { game, id }: TournamentPlace,
  device: { id: string; userId: UserId; publicKey: string },
): Promise<void> {
  await sql`insert into tournament_devices (gameid, tournament_id, id, user_id, public_key)
    values (${game}, ${id}::uuid, ${device.id}::uuid, ${device.userId}, ${device.publicKey})
    on conflict do nothing`.execute(db);
}

export async function revokeDevice(
  db: Database,
  { game, id }: TournamentPlace,
  device: string,
): Promise<void> {
  await sql`update tournament_devices set revoked_at = coalesce(revoked_at, app_now())
    where gameid = ${game} and tournament_id = ${id}::uuid and id = ${device}::uuid`.execute(db);
}
