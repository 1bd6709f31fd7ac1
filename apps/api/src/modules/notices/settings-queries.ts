import type { NoticeSettings } from '@deckframe/contract/notices';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { DigestLanguage, DigestRhythm } from '@deckframe/domain/rewards/mailbox/notice-kinds';
import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';

export type SettingsRow = {
  ways: Record<string, unknown>;
  rhythm: DigestRhythm;
  language: DigestLanguage;
};

export async function findSettings(db: Database, userId: UserId): Promise<SettingsRow | undefined> {
  const { rows } = await sql<SettingsRow>`select ways, rhythm, language from notice_settings
    where user_id = ${userId}`.execute(db);
  return rows[0];
}

/** Whoever asks for mails anew gets the first with the next period, about what comes from now on. */
export async function upsertSettings(
  db: Database,
  userId: UserId,
  { ways, rhythm, language }: NoticeSettings,
): Promise<void> {
  await sql`insert into notice_settings as stored (user_id, ways, rhythm, language)
    values (${userId}, ${JSON.stringify(ways)}::jsonb, ${rhythm}, ${language})
    on conflict (user_id) do update set ways = excluded.ways, rhythm = excluded.rhythm,
      language = excluded.language,
      digest_period = case when stored.mails then stored.digest_period
        else (app_now() at time zone 'utc')::date end,
      digested_at = case when stored.mails then stored.digested_at else app_now() end`.execute(db);
}

export async function findMailKey(db: Database, userId: UserId): Promise<string | undefined> {
  const { rows } = await sql<{ mail_key: string }>`select mail_key from notice_settings
    where user_id = ${userId}`.execute(db);
  return rows[0]?.mail_key;
}

/** What came by mail shows on the site alone. */
export async function endMails(db: Database, userId: UserId): Promise<void> {
  await sql`update notice_settings set ways = (
      select coalesce(jsonb_object_agg(key, case value when '"mail"' then '"site"' else value end),
        '{}') from jsonb_each(ways))
    where user_id = ${userId} and mails`.execute(db);
}
