import type { ReportResolution } from '@deckframe/contract/cards/card-reports';
import type { Database } from '@deckframe/database/db';
import { AppError } from '../../lib/app-error.ts';
import { writeAdminAct } from '../../lib/audit-log.ts';
import { isTaken } from '../../lib/database-faults.ts';
import { readPage, rowsToRead, toPage } from '../../lib/keyset-page.ts';
import type { OpenWrite } from '../../lib/member-write.ts';
import { toReport } from './mapping.ts';
import { listReports, markTreated, markUntreated } from '../cards/reports/queries.ts';
import { tellChat, type OperatorsEnv } from '../cards/reports/tell-operators.ts';
import { takeBackAnswer, tellReporters, type Chosen } from './tell-reporters.ts';

const PAGE = 25;

type Act = Pick<OpenWrite, 'db' | 'requestId' | 'tell' | 'user'>;

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

/** Answers everybody who reported it, in one transaction. */
export async function resolveReport(
  act: Act,
  env: OperatorsEnv,
  chosen: Chosen,
  resolution: ReportResolution,
): Promise<void> {
  const { db, user, requestId } = act;
  const { game, reportId } = chosen;
  const { message, banner } = resolution;
  const report = await markTreated(db, chosen, { userId: user.id, message, banner });
  if (report === undefined) throw new AppError('REPORT_NOT_FOUND');
  const told = await tellReporters(act, chosen, report, resolution);
  const { cardId, category } = report;
  await tellChat(db, env, 'report.resolved', { reportId, game, cardId, category });
  await writeAdminAct(db, {
    actorId: user.id,
    action: 'card-report.resolve',
    game,
    subject: `card-report/${reportId}`,
    before: { treated: false },
    after: { treated: true, message, banner, told },
    requestId,
  });
}

/** Undoes an answer, and takes back what came with it, unless somebody has claimed it. */
export async function reopenReport(act: Act, chosen: Chosen): Promise<void> {
  const { db, user, requestId } = act;
  const reopened = await open(db, chosen);
  if (reopened === undefined) throw new AppError('REPORT_NOT_FOUND');
  const takenBack = await takeBackAnswer(act, chosen);
  await writeAdminAct(db, {
    actorId: user.id,
    action: 'card-report.reopen',
    game: chosen.game,
    subject: `card-report/${chosen.reportId}`,
    before: { treated: true },
    after: { treated: false, takenBack },
    requestId,
  });
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
