import {
  cloneBody,
  eventBody,
  eventChange,
  eventParams,
  eventsAnswer,
  eventsQuery,
  eventSummary,
  mailAnswer,
  mailBody,
  reachAnswer,
  reachQuery,
  sentMailAnswer,
  sentMailParams,
  sentMailQuery,
} from '@deckframe/contract/rewards/events';
import { userIdParams } from '@deckframe/contract/accounts/account';
import { idempotencyHeaders } from '@deckframe/contract/params';
import { printUserId } from '@deckframe/domain/accounts/access/user-id';
import { z } from 'zod';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { MEMBERS_TOPIC, userTopic } from '../../../lib/live-bus.ts';
import type { OpenWrite } from '../../../lib/member-write.ts';
import {
  countReach,
  changeEvent,
  createEvent,
  getEvents,
  getSentMail,
  removeEvent,
  repeatEvent,
  sendMail,
  stopEvent,
  takeBackMail,
  type Act,
} from './manage-events.ts';

const tags = ['administration'];
const EVENTS = '/api/admin/events';
const MAIL = '/api/admin/mail';
const reading = { policy: 'mailbox.manage' } as const;
const writing = { policy: 'mailbox.manage', proof: 'session' } as const;

const toAct = ({ user, requestId }: OpenWrite): Act => ({ actorId: user.id, requestId });

export function mailboxAdminRoutes(app: App, services: AppServices): void {
  readRoutes(app, services);
  eventRoutes(app, services);
  changeRoutes(app, services);
  mailRoutes(app, services);
}

function readRoutes(app: App, { db }: AppServices): void {
  app.get(
    EVENTS,
    {
      config: reading,
      schema: {
        operationId: 'listEvents',
        summary: 'All events, or those of one list, the newest first',
        tags,
        querystring: eventsQuery,
        response: { 200: eventsAnswer },
      },
    },
    async (request) => getEvents(db, request.query),
  );

  app.get(
    `${EVENTS}/reach`,
    {
      config: reading,
      schema: {
        operationId: 'countReach',
        summary: 'How many members an audience has at the moment, about if they are many',
        tags,
        querystring: reachQuery,
        response: { 200: reachAnswer },
      },
    },
    async (request) => countReach(db, request.query.audience),
  );

  app.get(
    '/api/admin/users/:userId/mail',
    {
      config: reading,
      schema: {
        operationId: 'listSentMail',
        summary: 'Notices and gifts that were sent to one member, the newest first',
        tags,
        params: userIdParams,
        querystring: sentMailQuery,
        response: { 200: sentMailAnswer },
      },
    },
    async (request) => getSentMail(db, request.params.userId, request.query.after),
  );
}

function eventRoutes(app: App, { live, memberWrite }: AppServices): void {
  app.post(
    EVENTS,
    {
      config: writing,
      schema: {
        operationId: 'createEvent',
        summary: 'An event, notice or gift for everybody or a part of the members',
        tags,
        headers: idempotencyHeaders,
        body: eventBody,
        response: { 200: eventSummary },
      },
    },
    async (request) => {
      const made = await memberWrite(request, (write) =>
        createEvent(write.db, toAct(write), request.body),
      );
      live.publish('mail', MEMBERS_TOPIC);
      return made;
    },
  );

  app.post(
    `${EVENTS}/:eventId/clone`,
    {
      config: writing,
      schema: {
        operationId: 'cloneEvent',
        summary: 'The same event for another time',
        tags,
        params: eventParams,
        headers: idempotencyHeaders,
        body: cloneBody,
        response: { 200: eventSummary },
      },
    },
    async (request) => {
      const { eventId } = request.params;
      const made = await memberWrite(request, (write) =>
        repeatEvent(write.db, toAct(write), eventId, request.body),
      );
      live.publish('mail', MEMBERS_TOPIC);
      return made;
    },
  );

  app.post(
    `${EVENTS}/:eventId/end`,
    {
      config: writing,
      schema: {
        operationId: 'endEvent',
        summary: 'End an event now; what was claimed stays',
        tags,
        params: eventParams,
        headers: idempotencyHeaders,
        response: { 200: eventSummary },
      },
    },
    async (request) => {
      const { eventId } = request.params;
      const ended = await memberWrite(request, (write) =>
        stopEvent(write.db, toAct(write), eventId),
      );
      live.publish('mail', MEMBERS_TOPIC);
      return ended;
    },
  );
}

function changeRoutes(app: App, { live, memberWrite }: AppServices): void {
  app.patch(
    `${EVENTS}/:eventId`,
    {
      config: writing,
      schema: {
        operationId: 'changeEvent',
        summary: 'Change the words, the time or the limit of an event',
        tags,
        params: eventParams,
        headers: idempotencyHeaders,
        body: eventChange,
        response: { 200: eventSummary },
      },
    },
    async (request) => {
      const { eventId } = request.params;
      const changed = await memberWrite(request, (write) =>
        changeEvent(write.db, toAct(write), eventId, request.body),
      );
      live.publish('mail', MEMBERS_TOPIC);
      return changed;
    },
  );

  app.delete(
    `${EVENTS}/:eventId`,
    {
      config: writing,
      schema: {
        operationId: 'deleteEvent',
        summary: 'Remove an event that nobody has claimed or read',
        tags,
        params: eventParams,
        headers: idempotencyHeaders,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { eventId } = request.params;
      await memberWrite(request, (write) => removeEvent(write.db, toAct(write), eventId));
      live.publish('mail', MEMBERS_TOPIC);
      return reply.code(204).send(null);
    },
  );
}

function mailRoutes(app: App, { live, memberWrite }: AppServices): void {
  app.post(
    MAIL,
    {
      config: writing,
      schema: {
        operationId: 'sendMail',
        summary: 'A notice or gift to one or some members',
        tags,
        headers: idempotencyHeaders,
        body: mailBody,
        response: { 200: mailAnswer },
      },
    },
    async (request) => {
      const answer = await memberWrite(request, async (write) => {
        const rows = await sendMail(write.db, toAct(write), request.body);
        const sent = rows.map((row) => ({ receiver: printUserId(row.user_id), itemId: row.id }));
        return { sent };
      });
      live.publish('mail', ...request.body.receivers.map(userTopic));
      return answer;
    },
  );

  app.delete(
    `/api/admin/users/:userId/mail/:itemId`,
    {
      config: writing,
      schema: {
        operationId: 'takeBackMail',
        summary: 'Take a notice or gift back that was not claimed yet',
        tags,
        params: sentMailParams,
        headers: idempotencyHeaders,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { userId, itemId } = request.params;
      await memberWrite(request, (write) => takeBackMail(write.db, toAct(write), userId, itemId));
      live.publish('mail', userTopic(userId));
      return reply.code(204).send(null);
    },
  );
}
