import type { FastifyRequest } from 'fastify';
import type { AppDeps } from '../app-deps.ts';
import type { App } from '../app-types.ts';
import { findUserByCookie } from '../modules/accounts/session/service.ts';
import type { LiveSessions } from '../lib/live-sessions.ts';
import { findSessionToken } from '../lib/session-cookie.ts';
import type { SessionUser } from '../lib/session-user.ts';

export function registerSession(app: App, { env, db }: AppDeps, live: LiveSessions): void {
  const found = new WeakMap<FastifyRequest, Promise<SessionUser | null>>();
  app.decorateRequest('sights', undefined);
  app.decorateRequest('findUser', function findUser(this: FastifyRequest) {
    let user = found.get(this);
    if (user === undefined) {
      const { cookie } = this.headers;
      user = findUserByCookie(db, cookie, env).then((known) => {
        const token = known === null ? undefined : findSessionToken(cookie, env);
        this.sights = known?.sights;
        if (known !== null && token !== undefined) live.note(token, known.id);
        return known;
      });
      found.set(this, user);
    }
    return user;
  });
}
