import type { OpenWrite } from '../../lib/member-write.ts';
import { writeAdminAct, type AuditFacts } from '../../lib/audit-log.ts';
import type { TournamentPlace, TournamentRow } from './desk/reading-service.ts';

type Office = { action: string; row: TournamentRow; after?: AuditFacts };

/** What an Administrator does to an event of somebody else stands in the record of the site. */
export async function noteOffice(
  { db, user, requestId }: Pick<OpenWrite, 'db' | 'requestId' | 'user'>,
  { game, id }: TournamentPlace,
  { action, row, after = {} }: Office,
): Promise<void> {
  if (row.organizer_id === user.id) return;
  await writeAdminAct(db, {
    actorId: user.id,
    action,
    game,
    subject: `tournament/${id}`,
    before: { status: row.status, version: row.version },
    after,
    requestId,
  });
}
