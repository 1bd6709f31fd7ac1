import { userIdParams } from '../accounts/account.ts';
import { endpoint } from '../endpoint.ts';
import {
  cloneBody,
  eventBody,
  eventChange,
  eventParams,
  eventSummary,
  eventsAnswer,
  eventsQuery,
  mailAnswer,
  mailBody,
  reachAnswer,
  reachQuery,
  sentMailAnswer,
  sentMailParams,
  sentMailQuery,
} from './events.ts';

export const listEvents = endpoint('GET /api/admin/events', {
  operationId: 'listEvents',
  summary: 'All events, or those of one list, the newest first',
  tags: ['administration'],
  policy: 'mailbox.manage',
  query: eventsQuery,
  result: eventsAnswer,
});

export const countReach = endpoint('GET /api/admin/events/reach', {
  operationId: 'countReach',
  summary: 'How many members an audience has at the moment, about if they are many',
  tags: ['administration'],
  policy: 'mailbox.manage',
  query: reachQuery,
  result: reachAnswer,
});

export const listSentMail = endpoint('GET /api/admin/users/:userId/mail', {
  operationId: 'listSentMail',
  summary: 'Notices and gifts that were sent to one member, the newest first',
  tags: ['administration'],
  policy: 'mailbox.manage',
  params: userIdParams,
  query: sentMailQuery,
  reads: 'mail',
  result: sentMailAnswer,
});

export const createEvent = endpoint('POST /api/admin/events', {
  operationId: 'createEvent',
  summary: 'An event, notice or gift for everybody or a part of the members',
  tags: ['administration'],
  policy: 'mailbox.manage',
  proof: 'session',
  body: eventBody,
  result: eventSummary,
  write: 'keyed',
});

export const cloneEvent = endpoint('POST /api/admin/events/:eventId/clone', {
  operationId: 'cloneEvent',
  summary: 'The same event for another time',
  tags: ['administration'],
  policy: 'mailbox.manage',
  proof: 'session',
  params: eventParams,
  body: cloneBody,
  result: eventSummary,
  write: 'keyed',
});

export const endEvent = endpoint('POST /api/admin/events/:eventId/end', {
  operationId: 'endEvent',
  summary: 'End an event now; what was claimed stays',
  tags: ['administration'],
  policy: 'mailbox.manage',
  proof: 'session',
  params: eventParams,
  result: eventSummary,
  write: 'keyed',
});

export const changeEvent = endpoint('PATCH /api/admin/events/:eventId', {
  operationId: 'changeEvent',
  summary: 'Change the words, the time or the limit of an event',
  tags: ['administration'],
  policy: 'mailbox.manage',
  proof: 'session',
  params: eventParams,
  body: eventChange,
  result: eventSummary,
  write: 'keyed',
});

export const deleteEvent = endpoint('DELETE /api/admin/events/:eventId', {
  operationId: 'deleteEvent',
  summary: 'Remove an event that nobody has claimed or read',
  tags: ['administration'],
  policy: 'mailbox.manage',
  proof: 'session',
  params: eventParams,
  write: 'keyed',
});

export const sendMail = endpoint('POST /api/admin/mail', {
  operationId: 'sendMail',
  summary: 'A notice or gift to one or some members',
  tags: ['administration'],
  policy: 'mailbox.manage',
  proof: 'fresh',
  body: mailBody,
  result: mailAnswer,
  write: 'keyed',
});

export const takeBackMail = endpoint('DELETE /api/admin/users/:userId/mail/:itemId', {
  operationId: 'takeBackMail',
  summary: 'Take a notice or gift back that was not claimed yet',
  tags: ['administration'],
  policy: 'mailbox.manage',
  proof: 'session',
  params: sentMailParams,
  write: 'keyed',
});
