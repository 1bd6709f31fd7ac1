import type { FastifyReply, FastifyRequest } from 'fastify';

const PUBLIC_READ = 'public, max-age=0, s-maxage=15';
/** Cached, but revalidated by ETag each time. */
export const REVALIDATE = 'no-cache';
/** For addresses that contain a content hash. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Card pictures are named by card, so they are revalidated by ETag after a day. */
export const PICTURE = 'public, max-age=86400, stale-while-revalidate=604800';
export const NEVER = 'no-store';

/** Allows shared caches to store public reads for a few seconds; browsers revalidate. */
export function allowSharedCache(request: FastifyRequest, reply: FastifyReply): void {
  if (!request.seesLockedGame) reply.header('cache-control', PUBLIC_READ);
}
