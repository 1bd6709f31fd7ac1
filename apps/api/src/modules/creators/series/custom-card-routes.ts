import * as endpoints from '@deckframe/contract/creators/endpoints';
import { can } from '@deckframe/domain/accounts/access/can';
import { toMega } from '@deckframe/domain/community/profile/avatar-limits';
import type { FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { AppError } from '../../../lib/app-error.ts';
import { spendDatabaseLimit, type DatabaseLimit } from '../../../lib/database-limit.ts';
import { openFileStore } from '../../../lib/file-store.ts';
import { handle } from '../../../lib/handle.ts';
import { requireUser } from '../../../lib/require-user.ts';
import {
  createImageQueue,
  CUSTOM_CARDS,
  FORM_BYTES,
  IMAGE_LIMITS,
  processImage,
  readBody,
  readForm,
  removeFiles,
  storeInWrite,
} from '../../site/uploads/service.ts';
import {
  BATCH_LIMIT,
  writeBatch,
  addCard,
  CARD_WRITES_LIMIT,
  changeCard,
  removeCard,
  usePicture,
} from './custom-card-service.ts';
import { toCustomCard } from './custom-card.ts';
import {
  asResource,
  getEditableSeries,
  getReadableSeries,
  readInvitations,
  toSeries,
} from './service.ts';
import { listCards } from './queries.ts';

/** Registers batch imports of cards. */
function customBatchRoutes(app: App, { games, memberWrite }: AppServices): void {
  handle(app, endpoints.writeCustomCards, async (request) => {
    const { game, seriesId } = request.params;
    const config = games.get(game);
    return memberWrite(
      request,
      (write) => writeBatch(write, config, seriesId, request.body.cards),
      { limits: [BATCH_LIMIT] },
    );
  });
}

const PICTURE_LIMIT: DatabaseLimit = { name: 'custom-picture', max: 600, windowSeconds: 3600 };
/** Separate from avatars, so that series uploads block nobody. */
const QUEUE = { atOnce: 1, waiting: 4 };

/** CUST-07: the documented form with `action=upload`, `json` and `file`; sets `customPNG`. */
async function customPictureRoutes(app: App, services: AppServices): Promise<void> {
  const { db, env, memberWrite } = services;
  const store = env.UPLOADS_URL && (await openFileStore(env.UPLOADS_URL));
  const queue = createImageQueue(QUEUE);
  await app.register(async (scope: App) => {
    const tooLarge = () =>
      new AppError('IMAGE_TOO_LARGE', { megabytes: toMega(IMAGE_LIMITS.bytes) });
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request: FastifyRequest, payload: IncomingMessage) =>
      readBody(payload, tooLarge(), FORM_BYTES),
    );
    handle(
      scope,
      endpoints.uploadCustomPicture,
      async (request) => {
        if (!store) throw new AppError('UPLOADS_OFF');
        const user = await requireUser(request);
        await getEditableSeries(db, request.params, user);
        await spendDatabaseLimit(db, PICTURE_LIMIT, user.id);
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const type = request.headers['content-type'] ?? '';
        const { file, crop } = await readForm(body, type, CUSTOM_CARDS.name);
        const [full, sd] = await queue.run(() =>
          processImage(file, [CUSTOM_CARDS.full, CUSTOM_CARDS.sd], IMAGE_LIMITS, crop),
        );
        if (!full || !sd) throw new AppError('IMAGE_UNREADABLE');
        let removed: string[] = [];
        const sent = createHash('sha256').update(file).digest('base64url');
        const place = { db, store, folder: CUSTOM_CARDS, userId: user.id };
        const answer = await storeInWrite({ ...place, pictures: [full, sd] }, (keep) =>
          memberWrite(
            request,
            async (write) => {
              const used = await usePicture(write, request.params, keep);
              removed = used.removed;
              return toCustomCard(used.card);
            },
            { input: { ...request.params, sent, crop } },
          ),
        );
        await removeFiles(store, CUSTOM_CARDS, user.id, removed);
        return answer;
      },
      { bodyLimit: FORM_BYTES * 2 },
    );
  });
}

const limits = [CARD_WRITES_LIMIT];

export async function customCardRoutes(app: App, services: AppServices): Promise<void> {
  readRoute(app, services);
  writeRoutes(app, services);
  customBatchRoutes(app, services);
  await customPictureRoutes(app, services);
}

function readRoute(app: App, { db }: AppServices): void {
  handle(app, endpoints.listCustomCards, async (request) => {
    const user = await request.findUser();
    const row = await getReadableSeries(db, request.params, user);
    const cards = await listCards(db, row.gameid, row.id);
    const isInside = can(user, 'custom-series.see-hidden', asResource(row));
    const invitations = await readInvitations(db, row, user);
    return { series: toSeries(row, isInside, invitations), cards: cards.map(toCustomCard) };
  });
}

function writeRoutes(app: App, { games, memberWrite }: AppServices): void {
  handle(app, endpoints.createCustomCard, async (request) => {
    const { game, seriesId } = request.params;
    const config = games.get(game);
    return memberWrite(
      request,
      async (write) => toCustomCard(await addCard(write, config, seriesId, request.body.fields)),
      { limits },
    );
  });

  handle(app, endpoints.changeCustomCard, async (request) => {
    const config = games.get(request.params.game);
    return memberWrite(
      request,
      async (write) =>
        toCustomCard(await changeCard(write, config, request.params, request.body.cells)),
      { limits },
    );
  });

  handle(app, endpoints.deleteCustomCard, async (request) => {
    await memberWrite(request, (write) => removeCard(write, request.params), { limits });
  });
}
