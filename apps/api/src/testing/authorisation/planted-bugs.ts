import { randomBytes } from 'node:crypto';
import type { PolicyName } from '@deckframe/domain/accounts/access/policy';
import { z } from 'zod';
import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import { AppError } from '../../lib/app-error.ts';
import type { RouteSamples } from './route-sample.ts';

/** Routes with typical mistakes, which the authorisation tests must find. */
export function plantBugs(): { add(app: App, services: AppServices): void; hide(): void } {
  let isHidden = false;
  const add = (app: App, { db }: AppServices): void => {
    const schema = { hide: true };
    // Declares an open policy while it is registered, and a strict one afterwards.
    const config = {
      get policy(): PolicyName {
        return isHidden ? 'users.moderate' : 'cards.read';
      },
    };
    app.get('/api/planted/unenforced', { config, schema }, async () => 'open');

    app.get(
      '/api/planted/too-strict',
      { config: { policy: 'account.own' }, schema },
      async (request) => {
        const user = await request.findUser();
        if (user?.roles.includes('EX') === true) throw new AppError('FORBIDDEN');
        return 'open';
      },
    );

    app.delete(
      '/api/planted/sessions/:sessionId',
      { config: { policy: 'account.own', proof: 'session' }, schema },
      async (request, reply) => {
        const { sessionId } = request.params as { sessionId: string };
        await db.deleteFrom('auth_sessions').where('id', '=', Number(sessionId)).execute();
        return reply.code(204).send(null);
      },
    );

    app.get('/api/admin/planted', { config: { policy: 'cards.read' }, schema }, async () => 'open');
    app.get('/api/me/planted', { config: { policy: 'cards.read' }, schema }, async () => 'open');
    app.post(
      '/api/planted/unknown/:thing',
      { config: { policy: 'cards.read' }, schema: { hide: true, body: z.strictObject({}) } },
      async () => 'open',
    );

    app.get('/api/planted/crash', { config: { policy: 'cards.read' }, schema }, async (request) => {
      const user = await request.findUser();
      if (user?.roles.includes('Superadmin') === true) throw new Error('boom');
      return 'open';
    });
  };
  return { add, hide: () => void (isHidden = true) };
}

const ADMITTED = {
  otherMember: 404,
  ex: 404,
  contentCreator: 404,
  administrator: 404,
  superadmin: 404,
  administratorWithoutFactor: 404,
  superadminWithoutFactor: 404,
};

export const plantedSamples: RouteSamples = {
  'DELETE /api/planted/sessions/:sessionId': {
    arrange: async ({ db, owner }) => {
      const { id } = await db
        .insertInto('auth_sessions')
        .values({
          user_id: owner.id,
          token: randomBytes(24).toString('base64url'),
          expires_at: new Date(Date.now() + 3_600_000),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { params: { sessionId: String(id) } };
    },
    answers: ADMITTED,
  },
};
