import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import { text } from '@deckframe/contract/text';
import { z } from 'zod';
import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import { AppError } from '../../lib/app-error.ts';
import { IMMUTABLE, PICTURE } from '../../lib/cache-control.ts';
import { openFileStore } from '../../lib/file-store.ts';
import { readFace } from '../card-pictures/service.ts';

const ENDING = '.webp';

const faceParams = z.strictObject({
  game: text(32),
  width: z.string().regex(/^\d{2,4}$/),
  file: text(120).regex(/^[\w★+-][\w★+.-]*\.webp$/u, 'must be the name of a WebP picture'),
});

/**
 * Pictures of cards, drawn or uploaded. One that does not exist yet is 404: the web app then draws a
 * plain frame from the card's data.
 */
export async function mediaRoutes(app: App, { env, games }: AppServices): Promise<void> {
  const root = env.MEDIA_DIR === undefined ? undefined : resolve(env.MEDIA_DIR);
  const store = env.UPLOADS_URL && (await openFileStore(env.UPLOADS_URL));
  await app.register(fastifyStatic, {
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
      const isOffered = config.cardFront_widths.includes(Number(width));
      if (!isOffered) throw new AppError('NOT_FOUND');
      const place = { game, width: Number(width), image: file.slice(0, -ENDING.length) };
      const uploaded = await readFace(store || undefined, place);
      if (uploaded !== undefined) {
        reply.header('cache-control', IMMUTABLE).type('image/webp');
        return reply.send(Buffer.from(uploaded));
      }
      if (root === undefined) throw new AppError('NOT_FOUND');
      reply.header('cache-control', PICTURE);
      return reply.sendFile(`${game}/${width}/${file}`, root);
    },
  );
}
