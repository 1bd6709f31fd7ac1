import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** A text with its compressed forms. */
export type EncodedBody = { etag: string; plain: Buffer } & Record<Encoding, Buffer>;

const BROTLI_QUALITY = 9;

export function encodeBody(text: string): EncodedBody {
  const plain = Buffer.from(text);
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  return {
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
    br: brotliCompressSync(plain, { params }),
    gzip: gzipSync(plain),
  };
}

/** Answers 304 if unchanged, else the best encoding that the client accepts. */
export function sendEncoded(
  body: EncodedBody,
  request: FastifyRequest,
  reply: FastifyReply,
  vary = 'accept-encoding',
): FastifyReply {
  reply.header('etag', body.etag).header('vary', vary).serializer(asIs);
  if (request.headers['if-none-match']?.includes(body.etag) === true) {
    return reply.code(304).send();
  }
  const encoding = findEncoding(request.headers['accept-encoding']);
  // Pictures and fonts are not compressed.
  if (encoding === undefined || body[encoding] === body.plain) return reply.send(body.plain);
  return reply.header('content-encoding', encoding).send(body[encoding]);
}

export function findEncoding(accepted: string | undefined): Encoding | undefined {
  if (accepted === undefined) return undefined;
  const offers = accepted.split(',').map((offer) => offer.trim().split(';'));
  return ENCODINGS.find((encoding) =>
    offers.some(([name, quality]) => name === encoding && !/^\s*q=0(\.0*)?$/.test(quality ?? '')),
  );
}

const asIs = (payload: unknown): string => payload as string;
