import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import { text } from '@deckframe/contract/text';
import { z } from 'zod';
import type { AppServices } from '../../app.ts';
import type { App } from '../../app-types.ts';
import { AppError } from '../../lib/app-error.ts';
import { IMMUTABLE } from '../../lib/cache-control.ts';

const faceParams = z.strictObject({
  game: text(32),
  width: z.string().regex(/^\d{2,4}$/),
  file: text(120).regex(/^[\w★+-][\w★+.-]*\.webp$/u, 'must be the name of a WebP picture'),
});

/** Pictures of cards. A changed picture gets a new name, so browsers keep each one for good. */
export async function mediaRoutes(app: App, { env, games }: AppServices): Promise<void> {
  const root = resolve(env.MEDIA_DIR ?? env.GAMES_DIR);
  await app.register(fastifyStatic, {
    root,
    serve: false,
    cacheControl: false,
    dotfiles: 'deny',
  });
  app.get(
    '/media/:game/cards/:width/:file',
    { config: { policy: 'cards.read' }, schema: { hide: true, params: faceParams } },
    async (request, reply) => {
      const { game, width, file } = request.params;
      const config = games.get(game);
      if (!config.cardFront_widths.includes(Number(width))) throw new AppError('NOT_FOUND');
      reply.header('cache-control', IMMUTABLE);
      return reply.sendFile(join(game, 'demo', 'faces', width, file), root);
    },
  );
}
