import * as endpoints from '@deckframe/contract/rewards/admin-endpoints';
import { printUserId } from '@deckframe/domain/accounts/access/user-id';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { handle } from '../../../lib/handle.ts';
import { MEMBERS_TOPIC, userTopic } from '../../../lib/live-bus.ts';
import type { OpenWrite } from '../../../lib/member-write.ts';
import {
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
import { countReach } from './event-queries.ts';

const toAct = ({ user, requestId }: OpenWrite): Act => ({ actorId: user.id, requestId });

export function mailboxAdminRoutes(app: App, services: AppServices): void {
  readRoutes(app, services);
  eventRoutes(app, services);
  changeRoutes(app, services);
  mailRoutes(app, services);
}

function readRoutes(app: App, { db }: AppServices): void {
  handle(app, endpoints.listEvents, async (request) => getEvents(db, request.query));

  handle(app, endpoints.countReach, async (request) => countReach(db, request.query.audience));

  handle(app, endpoints.listSentMail, async (request) =>
    getSentMail(db, request.params.userId, request.query.after),
  );
}

function eventRoutes(app: App, { live, memberWrite }: AppServices): void {
  handle(app, endpoints.createEvent, async (request) => {
    const made = await memberWrite(request, (write) =>
      createEvent(write.db, toAct(write), request.body),
    );
    live.publish('mail', MEMBERS_TOPIC);
    return made;
  });

  handle(app, endpoints.cloneEvent, async (request) => {
    const { eventId } = request.params;
    const made = await memberWrite(request, (write) =>
      repeatEvent(write.db, toAct(write), eventId, request.body),
    );
    live.publish('mail', MEMBERS_TOPIC);
    return made;
  });

  handle(app, endpoints.endEvent, async (request) => {
    const { eventId } = request.params;
    const ended = await memberWrite(request, (write) => stopEvent(write.db, toAct(write), eventId));
    live.publish('mail', MEMBERS_TOPIC);
    return ended;
  });
}

function changeRoutes(app: App, { live, memberWrite }: AppServices): void {
  handle(app, endpoints.changeEvent, async (request) => {
    const { eventId } = request.params;
    const changed = await memberWrite(request, (write) =>
      changeEvent(write.db, toAct(write), eventId, request.body),
    );
    live.publish('mail', MEMBERS_TOPIC);
    return changed;
  });

  handle(app, endpoints.deleteEvent, async (request) => {
    const { eventId } = request.params;
    await memberWrite(request, (write) => removeEvent(write.db, toAct(write), eventId));
    live.publish('mail', MEMBERS_TOPIC);
  });
}

function mailRoutes(app: App, { live, memberWrite }: AppServices): void {
  handle(app, endpoints.sendMail, async (request) => {
    const answer = await memberWrite(request, async (write) => {
      const rows = await sendMail(write.db, toAct(write), request.body);
      const sent = rows.map((row) => ({ receiver: printUserId(row.user_id), itemId: row.id }));
      return { sent };
    });
    live.publish('mail', ...request.body.receivers.map(userTopic));
    return answer;
  });

  handle(app, endpoints.takeBackMail, async (request) => {
    const { userId, itemId } = request.params;
    await memberWrite(request, (write) => takeBackMail(write.db, toAct(write), userId, itemId));
    live.publish('mail', userTopic(userId));
  });
}
