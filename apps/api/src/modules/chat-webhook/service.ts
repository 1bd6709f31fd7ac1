import type { Database } from '@deckframe/database/db';
import { sql } from 'kysely';
import { chatNewsSchema, type ChatNews } from './chat-job.ts';

const POST_TO_CHAT = 'post-to-chat';

/**
 * Puts news for the operators' chat into the queue, in the transaction of the write they tell about.
 * Only the worker knows the address; where it has none, the job ends without a word.
 */
export async function enqueueChatNews(db: Database, news: ChatNews): Promise<void> {
  const payload = JSON.stringify(chatNewsSchema.parse(news));
  await sql`select add_job(${POST_TO_CHAT},
    (${payload}::jsonb || jsonb_build_object('deliveryId', gen_random_uuid()))::json)`.execute(db);
}
