import type {
  CosmeticKey,
  CosmeticKind,
  Rarity,
} from '@deckframe/domain/community/profile/cosmetics';
import type { SocialSite } from '@deckframe/domain/community/profile/social-links';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';

export type CosmeticRow = {
  kind: CosmeticKind;
  cosmetic_id: string;
  name: string;
  rarity: Rarity;
  source: string;
  needed: number | null;
  site: SocialSite | null;
};

export async function listCosmeticRows(db: Database): Promise<CosmeticRow[]> {
  const { rows } =
    await sql<CosmeticRow>`select kind, cosmetic_id, name, rarity, source, needed, site
    from cosmetics order by kind, place`.execute(db);
  return rows;
}

export type RewardRow = {
  id: string;
  level: number;
  banner: string | null;
  role: string | null;
  gifts: string[];
};

/** The rewards of the levels that are given now, along the road. */
export async function listRewardRows(db: Database): Promise<RewardRow[]> {
  const { rows } = await sql<RewardRow>`
    select id::text as id, reward_level as level, banner, role, gifts from ex_events
    where reward_level is not null and "startDate" <= app_now() and "endDate" > app_now()
    order by reward_level, ex_events.id`.execute(db);
  return rows;
}

export type OwnedRow = { kind: CosmeticKind; cosmetic_id: string };

/** What the documents have no column for. */
export async function listOwnedRows(
  db: Database,
  userId: UserId,
  kinds: readonly CosmeticKind[],
): Promise<OwnedRow[]> {
  const { rows } = await sql<OwnedRow>`select kind, cosmetic_id from users_cosmetics
    where user_id = ${userId}::bigint and kind = any (${[...kinds]}::text[]) and taken_at is null
    order by granted_at, cosmetic_id`.execute(db);
  return rows;
}

/** Ids of the level rewards that the member has claimed. */
export async function listClaimedRewards(db: Database, userId: UserId): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select rewards.id::text as id
    from ex_events as rewards
    join users_boxitems as entries
      on entries.user_id = ${userId}::bigint and entries."eventId" = rewards.id and entries.claimed
    where rewards.reward_level is not null order by rewards.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** By staff. False where there is no such thing. */
export async function giveCosmetic(
  db: Database,
  userId: UserId,
  { kind, key }: CosmeticKey,
): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`
    select give_cosmetic(${userId}, ${kind}, ${key}) as done`.execute(db);
  return rows[0]?.done ?? false;
}

/** By staff. False where it was not given: what everybody has cannot be taken. */
export async function takeCosmetic(
  db: Database,
  userId: UserId,
  { kind, key }: CosmeticKey,
): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`
    select take_cosmetic(${userId}, ${kind}, ${key}) as done`.execute(db);
  return rows[0]?.done ?? false;
}
