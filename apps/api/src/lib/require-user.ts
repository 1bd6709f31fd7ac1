import type { FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import type { SessionUser } from './session-user.ts';

/** Returns the user of a route that admits members only. */
export async function requireUser(request: FastifyRequest): Promise<SessionUser> {
  const user = await request.findUser();
  if (user === null) throw new AppError('UNAUTHENTICATED');
  return user;
}
