import { idempotencyHeaders } from '@deckframe/contract/params';
import {
  deskParams,
  deskView,
  deviceBody,
  deviceParams,
  logAnswer,
  logQuery,
  uploadAnswer,
  uploadBody,
} from '@deckframe/contract/tournament-log';
import { z } from 'zod';
import type { AppServices } from '../../app-services.ts';
import type { App } from '../../app-types.ts';
import { tournamentTopic } from '../../lib/live-bus.ts';
import { requireUser } from '../../lib/require-user.ts';
import { dismissDevice, joinDevice } from './devices.ts';
import { keepDesk } from './cached-desks.ts';
import { DEVICES_LIMIT, UPLOADS_LIMIT } from './limits.ts';
import type { LogFollower } from './log-follower.ts';
import { toPlace } from './place.ts';
import { readDeskView, readLog, requireStaff } from './read-desk-view.ts';
import { upload, type Uploaded } from './upload.ts';

const tags = ['tournaments'];
const PATH = '/api/games/:game/tournaments/:tournamentId';
const config = { policy: 'tournaments.take-part' } as const;
/** A pairing of thousands is one entry. */
const UPLOAD_BYTES = 1024 * 1024;

export function tournamentDeskRoutes(
  app: App,
  services: AppServices,
  followers: readonly LogFollower[],
): void {
  readRoutes(app, services);
  deviceRoutes(app, services);
  const { live, memberWrite } = services;
  app.post(
    `${PATH}/log`,
    {
      config,
      bodyLimit: UPLOAD_BYTES,
      schema: {
        operationId: 'uploadDeskEntries',
        summary: 'Entries of a desk: each is answered by its id, and may be sent again',
        tags,
        params: deskParams,
        headers: idempotencyHeaders,
        body: uploadBody,
        response: { 200: uploadAnswer },
      },
    },
    async (request) => {
      const place = toPlace(request.params);
      let made: Uploaded | undefined;
      const answer = await memberWrite(
        request,
        async (write) => {
          made = await upload(write, place, request.body, followers);
          return made.answer;
        },
        { limits: [UPLOADS_LIMIT] },
      );
      if (made) keepDesk(place, made.open);
      live.publishSeq(tournamentTopic(place.game, place.id), answer.seq);
      return answer;
    },
  );
}

function readRoutes(app: App, { db }: AppServices): void {
  app.get(
    `${PATH}/desk`,
    {
      config,
      schema: {
        operationId: 'getDesk',
        summary: 'What a desk needs beside the log: one’s role, names and the structure',
        tags,
        params: deskParams,
        response: { 200: deskView },
      },
    },
    async (request) => readDeskView(db, toPlace(request.params), await requireUser(request)),
  );

  app.get(
    `${PATH}/log`,
    {
      config,
      schema: {
        operationId: 'readDeskLog',
        summary: 'The log of a tournament, for its staff',
        tags,
        params: deskParams,
        querystring: logQuery,
        response: { 200: logAnswer },
      },
    },
    async (request) => {
      const place = toPlace(request.params);
      await requireStaff(db, place, await requireUser(request));
      return readLog(db, place, request.query.after);
    },
  );
}

function deviceRoutes(app: App, { memberWrite }: AppServices): void {
  app.post(
    `${PATH}/devices`,
    {
      config,
      schema: {
        operationId: 'joinDeskDevice',
        summary: 'A device of one’s own joins the desk by its public key',
        tags,
        params: deskParams,
        headers: idempotencyHeaders,
        body: deviceBody,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const place = toPlace(request.params);
      await memberWrite(request, (write) => joinDevice(write, place, request.body), {
        limits: [DEVICES_LIMIT],
      });
      return reply.status(204).send(null);
    },
  );

  app.delete(
    `${PATH}/devices/:deviceId`,
    {
      config,
      schema: {
        operationId: 'dismissDeskDevice',
        summary: 'A device may send nothing more',
        tags,
        params: deviceParams,
        headers: idempotencyHeaders,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { deviceId } = request.params;
      const place = toPlace(request.params);
      await memberWrite(request, (write) => dismissDevice(write, place, deviceId), {
        limits: [DEVICES_LIMIT],
      });
      return reply.status(204).send(null);
    },
  );
}
