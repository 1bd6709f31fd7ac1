import type { FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import type { SessionUser } from './session-user.ts';

/** The signed-in user of a route whose policy admits members only. */
export async function requireUser(request: FastifyRequest): Promise<SessionUser> {
  const user = await request.findUser();
  if (user === null) throw new AppError('UNAUTHENTICATED');
  return user;
}
