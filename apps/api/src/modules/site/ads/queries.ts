import type { AdBody } from '@deckframe/contract/site/ads';
import type { Database } from '@deckframe/database/db';
import type { AdKind } from '@deckframe/domain/site/ads/house-ad';
import { sql } from 'kysely';

export type AdRow = {
  id: string;
  gameid: string | null;
  kind: AdKind;
  language: 'en' | 'de' | null;
  title: string;
  body: string;
  action: string;
  link: string;
  picture: string | null;
  starts_at: Date;
  ends_at: Date | null;
  weight: number;
  version: number;
  state: 'scheduled' | 'running' | 'over';
};

export type CountRow = { ad_id: string; day: string; views: number; clicks: number };

const COLUMNS = sql.raw(`id::text as id, gameid, kind, language, title, body, action, link, picture,
  starts_at, ends_at, weight, version, case when ends_at <= app_now() then 'over'
    when starts_at > app_now() then 'scheduled' else 'running' end as state`);

export async function listRunningAds(
  db: Database,
  { game, language, limit }: { game: string; language: string; limit: number },
): Promise<AdRow[]> {
  const { rows } = await sql<AdRow>`
    select ${COLUMNS} from house_ads
    where starts_at <= app_now() and (ends_at is null or ends_at > app_now())
      and (gameid is null or gameid = ${game}) and (language is null or language = ${language})
    order by house_ads.id desc limit ${limit}`.execute(db);
  return rows;
}

export async function listAds(db: Database, limit: number): Promise<AdRow[]> {
  const { rows } = await sql<AdRow>`
    select ${COLUMNS} from house_ads order by house_ads.id desc limit ${limit}`.execute(db);
  return rows;
}

/** Locks an ad. */
export async function lockAd(db: Database, id: string): Promise<AdRow | undefined> {
  const { rows } = await sql<AdRow>`
    select ${COLUMNS} from house_ads where house_ads.id = ${id}::bigint for no key update`.execute(
    db,
  );
  return rows[0];
}

export async function insertAd(db: Database, ad: AdBody): Promise<string> {
  const { id } = await db
    .insertInto('house_ads')
    .values(toColumns(ad))
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}

export async function updateAd(db: Database, id: string, ad: AdBody): Promise<void> {
  await db
    .updateTable('house_ads')
    .set((eb) => ({ ...toColumns(ad), version: eb('version', '+', 1) }))
    .where('id', '=', Number(id))
    .execute();
}

export async function deleteAd(db: Database, id: string): Promise<void> {
  await db.deleteFrom('house_ads').where('id', '=', Number(id)).execute();
}

/** All days, oldest first. */
export async function listCounts(db: Database, ids: readonly string[]): Promise<CountRow[]> {
  const { rows } = await sql<CountRow>`
    select ad_id::text as ad_id, to_char(day, 'YYYY-MM-DD') as day, views::int as views,
      clicks::int as clicks
    from house_ad_counts where ad_id = any(${ids}::bigint[]) order by day`.execute(db);
  return rows;
}

export type CountSum = { id: string; views: number; clicks: number };

/** Counts of deleted ads are dropped. */
export async function addCounts(
  db: Database,
  day: string,
  sums: readonly CountSum[],
): Promise<void> {
  // Sorted to avoid deadlocks.
  const sorted = [...sums].sort((a, b) => Number(a.id) - Number(b.id));
  await sql`
    insert into house_ad_counts as counts (ad_id, day, views, clicks)
    select house_ads.id, ${day}::date, told.views, told.clicks
    from unnest(${sorted.map(({ id }) => id)}::bigint[], ${sorted.map(({ views }) => views)}::bigint[],
      ${sorted.map(({ clicks }) => clicks)}::bigint[]) as told (id, views, clicks)
    join house_ads on house_ads.id = told.id order by house_ads.id
    on conflict (ad_id, day) do update
      set views = counts.views + excluded.views, clicks = counts.clicks + excluded.clicks`.execute(
    db,
  );
}

function toColumns(ad: AdBody) {
  return {
    gameid: ad.game,
    kind: ad.kind,
    language: ad.language,
    title: ad.title,
    body: ad.text,
    action: ad.action,
    link: ad.link,
    picture: ad.picture,
    starts_at: ad.startsAt,
    ends_at: ad.endsAt,
    weight: ad.weight,
  };
}
