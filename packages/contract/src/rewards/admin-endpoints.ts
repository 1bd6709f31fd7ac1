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
  summary: 'List campaigns, all or of one list, newest first',
  tags: ['administration'],
  policy: 'mailbox.manage',
  query: eventsQuery,
  result: eventsAnswer,
});

export const countReach = endpoint('GET /api/admin/events/reach', {
  operationId: 'countReach',
  summary: 'Estimate the current number of members in an audience',
  tags: ['administration'],
  policy: 'mailbox.manage',
  query: reachQuery,
  result: reachAnswer,
});

export const listSentMail = endpoint('GET /api/admin/users/:userId/mail', {
  operationId: 'listSentMail',
  summary: 'List messages and gifts sent to a member, newest first',
  tags: ['administration'],
  policy: 'mailbox.manage',
  params: userIdParams,
  query: sentMailQuery,
  reads: 'mail',
  result: sentMailAnswer,
});

export const createEvent = endpoint('POST /api/admin/events', {
  operationId: 'createEvent',
  summary: 'Create a campaign, message or gift for all or some members',
  tags: ['administration'],
  policy: 'mailbox.manage',
  proof: 'session',
  body: eventBody,
  result: eventSummary,
  write: 'keyed',
});

export const cloneEvent = endpoint('POST /api/admin/events/:eventId/clone', {
  operationId: 'cloneEvent',
  summary: 'Duplicate a campaign for another period',
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
  summary: 'End a campaign now; claimed rewards stay',
  tags: ['administration'],
  policy: 'mailbox.manage',
  proof: 'session',
  params: eventParams,
  result: eventSummary,
  write: 'keyed',
});

export const changeEvent = endpoint('PATCH /api/admin/events/:eventId', {
  operationId: 'changeEvent',
  summary: 'Change the texts, the period or the limit of a campaign',
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
  summary: 'Delete a campaign that no member has claimed or read',
  tags: ['administration'],
  policy: 'mailbox.manage',
  proof: 'session',
  params: eventParams,
  write: 'keyed',
});

export const sendMail = endpoint('POST /api/admin/mail', {
  operationId: 'sendMail',
  summary: 'Send a message or gift to one or several members',
  tags: ['administration'],
  policy: 'mailbox.manage',
  proof: 'fresh',
  body: mailBody,
  result: mailAnswer,
  write: 'keyed',
});

export const takeBackMail = endpoint('DELETE /api/admin/users/:userId/mail/:itemId', {
  operationId: 'takeBackMail',
  summary: 'Withdraw a message or an unclaimed gift',
  tags: ['administration'],
  policy: 'mailbox.manage',
  proof: 'session',
  params: sentMailParams,
  write: 'keyed',
});
