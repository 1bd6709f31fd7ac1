import type { UserId } from '@deckframe/domain/access/user-id';
import type { ReportResolution } from '@deckframe/contract/card-reports';
import type { Database } from '@deckframe/database/db';
import { AppError } from '../../lib/app-error.ts';
import { writeAdminAct } from '../../lib/audit-log.ts';
import { isTaken } from '../../lib/database-faults.ts';
import { readPage, rowsToRead, toPage } from '../../lib/keyset-page.ts';
import type { OpenWrite } from '../../lib/member-write.ts';
import { placeMail, takeBackUnclaimed } from '../mailbox/service.ts';
import { toReport } from './mapping.ts';
import {
  listMembers,
  listReports,
  markTreated,
  markUntreated,
  noteItems,
  type TellRow,
} from './queue-queries.ts';
import { tellChat, type OperatorsEnv } from './tell-operators.ts';

const PAGE = 25;
/** Of an entry in a mailbox. */
const LABEL_MAX = 80;

type Chosen = { game: string; reportId: string };
type Act = Pick<OpenWrite, 'db' | 'requestId' | 'user'>;

export async function getCardReports(
  db: Database,
  game: string,
  { treated, after }: { treated: boolean; after?: string | undefined },
) {
  const page = readPage({ after }, PAGE, String);
  const found = await listReports(db, game, { treated, after, limit: rowsToRead(page) });
  const { rows, older } = toPage(page, found, (row) => row.id);
  return { reports: rows.map(toReport), next: older };
}

/** Answers everybody who reported it, in one transaction; gives who was told. */
export async function resolveReport(
  { db, user, requestId }: Act,
  env: OperatorsEnv,
  chosen: Chosen,
  { message, banner, notify }: ReportResolution,
): Promise<UserId[]> {
  const { game, reportId } = chosen;
  const report = await markTreated(db, chosen, { userId: user.id, message, banner });
  if (report === undefined) throw new AppError('REPORT_NOT_FOUND');
  const { cardId, category, name } = report;
  const members = (await listMembers(db, chosen)).map((row) => row.user_id);
  const isTold = members.length > 0 && (notify || banner !== null);
  const sent = isTold
    ? await placeMail(db, {
        type: banner === null ? 'notification' : 'receivedItem',
        label: `Your report: ${name ?? cardId}`.slice(0, LABEL_MAX),
        description: message,
        reward: { banner, role: null, gifts: [] },
        receivers: members,
      })
    : [];
  await noteItems(db, chosen, sent);
  await tellChat(db, env, 'report.resolved', { reportId, game, cardId, category });
  await writeAdminAct(db, {
    actorId: user.id,
    action: 'card-report.resolve',
    game,
    subject: `card-report/${reportId}`,
    before: { treated: false },
    after: { treated: true, message, banner, told: sent.length },
    requestId,
  });
  return sent.map((row) => row.user_id);
}

/** Undoes an answer, and takes back what came with it, unless somebody has claimed it. */
export async function reopenReport(
  { db, user, requestId }: Act,
  chosen: Chosen,
): Promise<UserId[]> {
  const reopened = await open(db, chosen);
  if (reopened === undefined) throw new AppError('REPORT_NOT_FOUND');
  const sent = (await listMembers(db, chosen)).flatMap(toItem);
  if (!(await takeBackUnclaimed(db, sent))) throw new AppError('REPORT_REWARD_CLAIMED');
  await noteItems(db, chosen, []);
  await writeAdminAct(db, {
    actorId: user.id,
    action: 'card-report.reopen',
    game: chosen.game,
    subject: `card-report/${chosen.reportId}`,
    before: { treated: true },
    after: { treated: false, takenBack: sent.length },
    requestId,
  });
  return sent.map(({ userId }) => userId);
}

async function open(db: Database, chosen: Chosen) {
  try {
    return await markUntreated(db, chosen);
  } catch (error) {
    // One open report for each card and kind of error: a newer one stands in its place.
    if (isTaken(error)) throw new AppError('REPORT_OPEN_AGAIN');
    throw error;
  }
}

function toItem({ user_id: userId, item_id: itemId }: TellRow) {
  return itemId === null ? [] : [{ userId, itemId }];
}
