import type { Database } from '@deckframe/database/db';
import { CARD_REPORT_CATEGORIES } from '@deckframe/domain/community/writing/card-report';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { addJob } from '../../../lib/add-job.ts';
import type { Clock } from '../../../lib/clock.ts';
import { guardedPost, RefusedAddressError } from '../../../lib/guarded-post.ts';
import { signDelivery } from '../../../lib/sign-delivery.ts';

/** A chat message with ids and a link, without member texts. */
const chatNewsSchema = z.strictObject({
  event: z.enum(['report.created', 'report.resolved']),
  reportId: z.string(),
  game: z.string(),
  cardId: z.string(),
  category: z.enum(CARD_REPORT_CATEGORIES),
  url: z.url(),
});

type ChatNews = z.infer<typeof chatNewsSchema>;

/** The id is created with the job, so retries share it. */
const chatJobSchema = chatNewsSchema.extend({ deliveryId: z.uuid() });

export type ChatWebhook = { url: string; secret: string; allowLoopback: boolean };

const WORDS = {
  'report.created': 'New card report',
  'report.resolved': 'Card report resolved',
} as const;

/** Throwing keeps the job for a retry. */
export async function postToChatJob(
  webhook: ChatWebhook | null,
  clock: Clock,
  payload: unknown,
): Promise<void> {
  if (webhook === null) return;
  const { deliveryId, event, url, ...report } = chatJobSchema.parse(payload);
  const body = JSON.stringify({
    event,
    report,
    url,
    content: `${WORDS[event]}: ${report.game} ${report.cardId}, ${report.category}. ${url}`,
    // Card names cannot mention chat users.
    allowed_mentions: { parse: [] },
  });
  const signed = signDelivery(webhook.secret, { id: deliveryId, body }, clock.now());
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Deckframe',
    ...signed,
  };
  const status = await send(webhook, headers, body);
  if (status < 200 || status > 299) throw new Error(`the chat did not take it: ${status}`);
}

async function send(
  { url, allowLoopback }: ChatWebhook,
  headers: Record<string, string>,
  body: string,
): Promise<number> {
  try {
    return await guardedPost({ url, headers, body }, { allowLoopback });
  } catch (error) {
    // Network errors contain the secret address, so they are not logged.
    const { code, name } = error as { code?: string; name?: string };
    const reason =
      error instanceof RefusedAddressError ? error.message : (code ?? name ?? 'unknown');
    throw new Error(`the chat was not reached: ${reason}`, { cause: error });
  }
}

const POST_TO_CHAT = 'post-to-chat';

/**
 * Queues a chat message in the transaction of the write. Without an address the worker drops it.
 */
export async function enqueueChatNews(db: Database, news: ChatNews): Promise<void> {
  await addJob(db, POST_TO_CHAT, { ...chatNewsSchema.parse(news), deliveryId: randomUUID() });
}
