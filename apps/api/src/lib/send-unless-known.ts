import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Answers 304 if unchanged, else streams JSON in pages. */
export function sendUnlessKnown(
  request: FastifyRequest,
  reply: FastifyReply,
  content: string,
  open: () => Readable,
): FastifyReply {
  const tag = `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  reply.header('etag', tag).header('cache-control', 'private, no-cache');
  if (request.headers['if-none-match']?.includes(tag) === true) return reply.code(304).send();
  reply.type('application/json; charset=utf-8');
  return reply.send(open());
}
