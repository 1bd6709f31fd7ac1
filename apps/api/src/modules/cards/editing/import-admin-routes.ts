import {
  importBegun,
  importBody,
  importRun,
  importRunParams,
  importRuns,
  importUndone,
  importWriteBody,
} from '@deckframe/contract/cards/card-imports';
import { gameParams, idempotencyHeaders } from '@deckframe/contract/params';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { dropRun, getRun, getRuns, sendSource, undoRun, writeRun } from './import-service.ts';

const tags = ['administration'];
const RUNS = '/api/admin/games/:game/imports';
const reading = { policy: 'catalogue.manage' } as const;
const writing = { policy: 'catalogue.manage', proof: 'session' } as const;
/** A catalogue of 50,000 cards, as JSON within JSON. */
const SOURCE_BYTES = 64 * 1024 * 1024;

export function cardImportAdminRoutes(app: App, services: AppServices): void {
  readRoutes(app, services);
  sendRoutes(app, services);
  endRoutes(app, services);
}

function readRoutes(app: App, { db, games }: AppServices): void {
  app.get(
    RUNS,
    {
      config: reading,
      schema: {
        operationId: 'listImports',
        summary: 'Files of cards and prices that staff have sent, the newest first',
        tags,
        params: gameParams,
        response: { 200: importRuns },
      },
    },
    async (request) => getRuns(db, games.get(request.params.game).gameid),
  );

  app.get(
    `${RUNS}/:id`,
    {
      config: reading,
      schema: {
        operationId: 'getImport',
        summary: 'What a file would change, or has changed',
        tags,
        params: importRunParams,
        response: { 200: importRun },
      },
    },
    async (request) => getRun(db, games.get(request.params.game).gameid, Number(request.params.id)),
  );
}

function sendRoutes(app: App, { games, memberWrite }: AppServices): void {
  app.post(
    RUNS,
    {
      config: writing,
      bodyLimit: SOURCE_BYTES,
      schema: {
        operationId: 'sendImport',
        summary: 'Send a file to be compared with the cards; nothing is changed',
        tags,
        params: gameParams,
        headers: idempotencyHeaders,
        body: importBody,
        response: { 201: importBegun },
      },
    },
    async (request, reply) => {
      const { gameid } = games.get(request.params.game);
      reply.code(201);
      return memberWrite(request, (write) => sendSource(write, gameid, request.body));
    },
  );
}

function endRoutes(app: App, { memberWrite }: AppServices): void {
  app.post(
    `${RUNS}/:id/write`,
    {
      config: writing,
      schema: {
        operationId: 'writeImport',
        summary: 'Write what a file was shown to change',
        tags,
        params: importRunParams,
        headers: idempotencyHeaders,
        body: importWriteBody,
        response: { 200: importBegun },
      },
    },
    async (request) => {
      const { game, id } = request.params;
      const { skipFaulty } = request.body;
      return memberWrite(request, (write) => writeRun(write, game, Number(id), skipFaulty));
    },
  );

  app.post(
    `${RUNS}/:id/undo`,
    {
      config: writing,
      schema: {
        operationId: 'undoImport',
        summary: 'Take back all that a file has written; what was changed since stays',
        tags,
        params: importRunParams,
        headers: idempotencyHeaders,
        response: { 200: importUndone },
      },
    },
    async (request) => {
      const { game, id } = request.params;
      return memberWrite(request, (write) => undoRun(write, game, Number(id)));
    },
  );

  app.post(
    `${RUNS}/:id/discard`,
    {
      config: writing,
      schema: {
        operationId: 'discardImport',
        summary: 'Drop a file without writing it',
        tags,
        params: importRunParams,
        headers: idempotencyHeaders,
        response: { 200: importBegun },
      },
    },
    async (request) => {
      const { game, id } = request.params;
      return memberWrite(request, (write) => dropRun(write, game, Number(id)));
    },
  );
}
