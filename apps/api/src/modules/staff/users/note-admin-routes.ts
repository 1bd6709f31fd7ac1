import * as endpoints from '@deckframe/contract/staff/admin-endpoints';
import type { AppServices } from '../../../app-services.ts';
import type { App } from '../../../app-types.ts';
import { handle } from '../../../lib/handle.ts';
import { requireUser } from '../../../lib/require-user.ts';
import { addNote, getNotes, withdrawNote } from './note-service.ts';

export function staffNoteAdminRoutes(app: App, { db, memberWrite }: AppServices): void {
  handle(app, endpoints.listStaffNotes, async (request) => {
    const { id: readerId } = await requireUser(request);
    const { userId } = request.params;
    return getNotes(db, { userId, readerId, after: request.query.after });
  });

  handle(app, endpoints.addStaffNote, async (request) => {
    const { userId } = request.params;
    await memberWrite(request, ({ db: trx, user: actor, requestId }) =>
      addNote(trx, { actor, userId, requestId }, request.body.text),
    );
  });

  handle(app, endpoints.withdrawStaffNote, async (request) => {
    const { userId, noteId } = request.params;
    await memberWrite(request, ({ db: trx, user: actor, requestId }) =>
      withdrawNote(trx, { actor, userId, requestId }, noteId),
    );
  });
}
