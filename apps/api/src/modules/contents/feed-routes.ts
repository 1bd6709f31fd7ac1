import { userIdField } from '@deckframe/contract/account-fields';
import { text } from '@deckframe/contract/text';
import { printUserId } from '@deckframe/domain/accounts/access/user-id';
import { z } from 'zod';
import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import { AppError } from '../../lib/app-error.ts';
import { findUsername } from '../profile/service.ts';
import { printFeed } from './print-feed.ts';
import { listContents } from '../creators/contents/queries.ts';

const FEED = '/api/games/:game/users/:userId/feed.atom';
const ENTRIES = 30;
/** Readers ask every hour or so; a quarter of one is soon enough. */
const CACHED = 'public, max-age=900';

const feedParams = z.strictObject({ game: text(32), userId: userIdField });

/** The public contents of an author for readers of feeds. */
export function contentFeedRoutes(app: App, { db, env, games }: AppServices): void {
  app.get(
    FEED,
    {
      config: { policy: 'contents.read' },
      schema: {
        summary: 'The public contents of an author as an Atom feed',
        tags: ['contents'],
        params: feedParams,
      },
    },
    async (request, reply) => {
      const { game, userId } = request.params;
      const username = await findUsername(db, userId);
      if (username === undefined) throw new AppError('USER_NOT_FOUND');
      const rows = await listContents(db, { game, author: userId }, undefined, ENTRIES);
      if (!request.seesLockedGame) reply.header('cache-control', CACHED);
      const feed = { game, gameName: games.get(game).gamename, username, rows };
      reply.type('application/atom+xml; charset=utf-8');
      return reply.send(printFeed({ publicUrl: env.PUBLIC_URL, userId, ...feed }));
    },
  );

  // The address beside the profile; it leads to the one that knows of maintenance.
  app.get(
    '/v3/:game/profile/:userId/feed.atom',
    { config: { policy: 'pages.read' }, schema: { hide: true, params: feedParams } },
    async (request, reply) => {
      const { game, userId } = request.params;
      return reply.redirect(
        `/api/games/${encodeURIComponent(game)}/users/${printUserId(userId)}/feed.atom`,
        308,
      );
    },
  );
}
