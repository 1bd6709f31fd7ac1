import { idempotencyHeaders } from '@deckframe/contract/params';
import { auditAnswer, auditQuery } from '@deckframe/contract/staff/audit';
import {
  cannedAnswerBody,
  cannedAnswerMade,
  cannedAnswerParams,
  cannedAnswersAnswer,
  claimsAnswer,
  queueItemParams,
} from '@deckframe/contract/staff/report-queue';
import { z } from 'zod';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { requireUser } from '../../../lib/require-user.ts';
import { listAnswers } from './queries.ts';
import {
  getEntries,
  addAnswer,
  claimItem,
  getClaims,
  releaseItem,
  removeAnswer,
} from './service.ts';

export function auditAdminRoutes(app: App, { db }: AppServices): void {
  app.get(
    '/api/admin/audit',
    {
      config: { policy: 'audit.read' },
      schema: {
        operationId: 'listAudit',
        summary: 'What was done, by whom, and what it was before; the newest first',
        tags: ['administration'],
        querystring: auditQuery,
        response: { 200: auditAnswer },
      },
    },
    async (request) => getEntries(db, request.query),
  );
}

const tags = ['administration'];
const reading = { policy: 'community.moderate' } as const;
const writing = { policy: 'community.moderate', proof: 'session' } as const;
const CLAIM = '/api/admin/queue/:item/claim';
const ANSWERS = '/api/admin/canned-answers';

export function reportQueueAdminRoutes(app: App, services: AppServices): void {
  claimRoutes(app, services);
  answerRoutes(app, services);
}

function claimRoutes(app: App, { db, memberWrite }: AppServices): void {
  app.get(
    '/api/admin/queue/claims',
    {
      config: reading,
      schema: {
        operationId: 'listReportClaims',
        summary: 'Who is on which report, appeal or error of a card',
        tags,
        response: { 200: claimsAnswer },
      },
    },
    async (request) => getClaims(db, (await requireUser(request)).id),
  );

  app.put(
    CLAIM,
    {
      config: writing,
      schema: {
        operationId: 'claimQueueItem',
        summary: 'Say that you are on it; it lapses by itself',
        tags,
        params: queueItemParams,
        headers: idempotencyHeaders,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { item } = request.params;
      await memberWrite(request, (write) => claimItem(write, item));
      return reply.code(204).send(null);
    },
  );

  app.delete(
    CLAIM,
    {
      config: writing,
      schema: {
        operationId: 'releaseQueueItem',
        summary: 'Leave it to others',
        tags,
        params: queueItemParams,
        headers: idempotencyHeaders,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { item } = request.params;
      await memberWrite(request, (write) => releaseItem(write, item));
      return reply.code(204).send(null);
    },
  );
}

function answerRoutes(app: App, { db, memberWrite }: AppServices): void {
  app.get(
    ANSWERS,
    {
      config: reading,
      schema: {
        operationId: 'listCannedAnswers',
        summary: 'Answers that staff give again and again, by title',
        tags,
        response: { 200: cannedAnswersAnswer },
      },
    },
    async () => ({ answers: await listAnswers(db) }),
  );

  app.post(
    ANSWERS,
    {
      config: writing,
      schema: {
        operationId: 'storeCannedAnswer',
        summary: 'Store an answer; the same title is written anew',
        tags,
        headers: idempotencyHeaders,
        body: cannedAnswerBody,
        response: { 200: cannedAnswerMade },
      },
    },
    async (request) => memberWrite(request, (write) => addAnswer(write, request.body)),
  );

  app.delete(
    `${ANSWERS}/:answerId`,
    {
      config: writing,
      schema: {
        operationId: 'deleteCannedAnswer',
        summary: 'Remove a stored answer',
        tags,
        params: cannedAnswerParams,
        headers: idempotencyHeaders,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await memberWrite(request, (write) => removeAnswer(write, request.params.answerId));
      return reply.code(204).send(null);
    },
  );
}
