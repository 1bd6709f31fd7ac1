import type { APIRequestContext, APIResponse } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { expect } from './test.ts';

type Write = {
  method?: 'DELETE' | 'POST' | 'PUT';
  data?: object;
  headers?: Record<string, string>;
};

/**
 * Sends a write as pages do. After `UNKNOWN_OUTCOME`, where the server cannot know whether the
 * change was saved, it retries with the same key.
 */
export async function sendWrite(
  request: APIRequestContext,
  url: string,
  { method = 'POST', data, headers = {} }: Write,
): Promise<APIResponse> {
  const own = { ...headers, 'idempotency-key': randomUUID() };
  const known: APIResponse[] = [];
  await expect(async () => {
    const answer = await request.fetch(url, { method, data, headers: own });
    if (answer.status() === 503) expect(await answer.text()).not.toContain('UNKNOWN_OUTCOME');
    known.push(answer);
  }).toPass();
  return known[0] as APIResponse;
}

/** Sends a write that must succeed, and returns its answer. */
export async function writeByApi<T = { id: string }>(
  request: APIRequestContext,
  url: string,
  write: Write,
): Promise<T> {
  const answer = await sendWrite(request, url, write);
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as T;
}
