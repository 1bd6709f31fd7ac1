import type { NoticeSettings } from '@deckframe/contract/notices';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { readWays } from '@deckframe/domain/rewards/mailbox/notice-kinds';
import type { Database } from '@deckframe/database/db';
import { findSettings, upsertSettings } from './settings-queries.ts';

export async function getSettings(db: Database, userId: UserId): Promise<NoticeSettings> {
  const row = await findSettings(db, userId);
  const { rhythm = 'daily', language = 'en' } = row ?? {};
  return { ways: readWays(row?.ways ?? {}), rhythm, language };
}

export async function saveSettings(
  db: Database,
  userId: UserId,
  settings: NoticeSettings,
): Promise<NoticeSettings> {
  await upsertSettings(db, userId, settings);
  return getSettings(db, userId);
}
