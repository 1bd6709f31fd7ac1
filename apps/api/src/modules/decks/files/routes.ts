import * as endpoints from '@deckframe/contract/decks/endpoints';
import { Readable } from 'node:stream';
import { text } from '@deckframe/contract/text';
import { z } from 'zod';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { AppError } from '../../../lib/app-error.ts';
import { IMMUTABLE } from '../../../lib/cache-control.ts';
import { type DatabaseLimit, spendDatabaseLimit } from '../../../lib/database-limit.ts';
import { handle } from '../../../lib/handle.ts';
import { requireUser } from '../../../lib/require-user.ts';
import { getReadableDeck } from '../decks/reading-service.ts';
import { listArchiveEntries, writeZip } from './deck-archive.ts';
import { createDeckPictures } from './picture/deck-pictures.ts';

const pictureParams = z.strictObject({
  game: text(32),
  deckId: text(64),
  file: z.string().regex(/^[0-9a-f]{20}\.webp$/, 'must be the name of a deck picture'),
});

const ARCHIVE_LIMIT: DatabaseLimit = { name: 'decks-zip', max: 10, windowSeconds: 3600 };

export function deckFileRoutes(app: App, services: AppServices): void {
  const { games, db } = services;
  const pictures = createDeckPictures(services);

  handle(app, endpoints.exportMyDecks, async (request, reply) => {
    const { id } = await requireUser(request);
    await spendDatabaseLimit(db, ARCHIVE_LIMIT, id);
    reply.type('application/zip');
    reply.header('content-disposition', 'attachment; filename="decks.zip"');
    return reply.send(Readable.from(writeZip(listArchiveEntries(db, id))));
  });

  app.get(
    '/media/:game/decks/:deckId/:file',
    { config: { policy: 'decks.read' }, schema: { hide: true, params: pictureParams } },
    async (request, reply) => {
      const { game, deckId, file } = request.params;
      const config = games.get(game);
      // Link previews have no session, so private decks have no picture.
      const deck = await getReadableDeck(db, game, deckId, () => Promise.resolve(null));
      if (file !== `${deck.picture_hash}.webp`) throw new AppError('NOT_FOUND');
      const picture = await pictures.get(config, deck);
      reply.header('cache-control', IMMUTABLE).type('image/webp');
      return reply.send(picture);
    },
  );
}
