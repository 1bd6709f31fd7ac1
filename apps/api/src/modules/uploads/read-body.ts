import type { IncomingMessage } from 'node:http';
import type { AppError } from '../../lib/app-error.ts';

/** The body as it came, at most `limit` bytes; more is refused as soon as it is known. */
export async function readBody(
  payload: IncomingMessage,
  tooLarge: AppError,
  limit: number,
): Promise<Buffer> {
  if (Number(payload.headers['content-length'] ?? 0) > limit) throw tooLarge;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of payload as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) throw tooLarge;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
