import type { FastifyRequest } from 'fastify';
import type { AppDeps } from '../app-deps.ts';
import type { App } from '../app-types.ts';
import { findUserByCookie } from '../modules/session/service.ts';
import type { SessionUser } from '../lib/session-user.ts';

export function registerSession(app: App, { env, db }: AppDeps): void {
  const found = new WeakMap<FastifyRequest, Promise<SessionUser | null>>();
  app.decorateRequest('findUser', function findUser(this: FastifyRequest) {
    let user = found.get(this);
    if (user === undefined) {
      user = findUserByCookie(db, this.headers.cookie, env);
      found.set(this, user);
    }
    return user;
  });
}
