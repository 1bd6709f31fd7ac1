import type { FastifyReply, FastifyRequest } from 'fastify';

const PUBLIC_READ = 'public, max-age=0, s-maxage=15';
/** Kept, but asked about each time (with an ETag). */
export const REVALIDATE = 'no-cache';
/** The address changes with the content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Pictures are named by their card: a new drawing is seen within a day, and asked for by its ETag. */
export const PICTURE = 'public, max-age=86400, stale-while-revalidate=604800';
/** Everything that says nothing else. */
export const NEVER = 'no-store';

/** Public reads: shared caches may answer for a few seconds, browsers ask each time. */
export function allowSharedCache(request: FastifyRequest, reply: FastifyReply): void {
  if (!request.seesLockedGame) reply.header('cache-control', PUBLIC_READ);
}
