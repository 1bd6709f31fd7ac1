import { userIdParams } from '@deckframe/contract/accounts/account';
import { idempotencyHeaders } from '@deckframe/contract/params';
import {
  noteBody,
  noteParams,
  notesAnswer,
  notesQuery,
} from '@deckframe/contract/staff/user-admin';
import { z } from 'zod';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { requireUser } from '../../../lib/require-user.ts';
import { addNote, getNotes, withdrawNote } from './note-service.ts';

const tags = ['administration'];
const NOTES = '/api/admin/users/:userId/notes';
const writing = { policy: 'users.moderate', proof: 'session' } as const;

export function staffNoteAdminRoutes(app: App, { db, memberWrite }: AppServices): void {
  app.get(
    NOTES,
    {
      config: { policy: 'users.moderate' },
      schema: {
        operationId: 'listStaffNotes',
        summary: 'What staff noted about a user, the newest first; the user never sees it',
        tags,
        params: userIdParams,
        querystring: notesQuery,
        response: { 200: notesAnswer },
      },
    },
    async (request) => {
      const { id: readerId } = await requireUser(request);
      const { userId } = request.params;
      return getNotes(db, { userId, readerId, after: request.query.after });
    },
  );

  app.post(
    NOTES,
    {
      config: writing,
      schema: {
        operationId: 'addStaffNote',
        summary: 'Note something about a user, for staff alone',
        tags,
        params: userIdParams,
        headers: idempotencyHeaders,
        body: noteBody,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { userId } = request.params;
      await memberWrite(request, ({ db: trx, user: actor, requestId }) =>
        addNote(trx, { actor, userId, requestId }, request.body.text),
      );
      return reply.code(204).send(null);
    },
  );

  app.delete(
    `${NOTES}/:noteId`,
    {
      config: writing,
      schema: {
        operationId: 'withdrawStaffNote',
        summary: 'Withdraw a note of your own',
        tags,
        params: noteParams,
        headers: idempotencyHeaders,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { userId, noteId } = request.params;
      await memberWrite(request, ({ db: trx, user: actor, requestId }) =>
        withdrawNote(trx, { actor, userId, requestId }, noteId),
      );
      return reply.code(204).send(null);
    },
  );
}
