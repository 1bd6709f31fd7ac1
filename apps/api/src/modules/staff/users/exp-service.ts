import { LEDGER_PAGE } from '@deckframe/contract/staff/user-admin';
import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { levelOfExp } from '@deckframe/domain/rewards/exp/levels';
import { AppError } from '../../../lib/app-error.ts';
import {
  cursorOf,
  isMoment,
  isText,
  readPage,
  rowsToRead,
  toPage,
} from '../../../lib/keyset-page.ts';
import { correctExp, listLedger } from '../../rewards/exp/service.ts';
import { audit, lockForCare, type Change } from './service.ts';

const LEDGER = cursorOf({ moment: isMoment, kind: isText, subject: isText }, 'ledger');

export async function getLedger(db: Database, userId: UserId, after: string | undefined) {
  const page = readPage({ after }, LEDGER_PAGE, LEDGER.parse);
  const found = await listLedger(db, userId, page.from, rowsToRead(page));
  const { rows, older } = toPage(page, found, LEDGER.print);
  const entries = rows.map(({ kind, subject, amount, reason, created_at: at }) => {
    return { kind, subject, amount, reason, at: at.toISOString() };
  });
  return { entries, next: older };
}

/** Adds a correction entry. */
export async function correct(
  db: Database,
  change: Change,
  { amount, reason }: { amount: number; reason: string },
) {
  await lockForCare(db, change);
  const entry = change.requestId;
  const done = await correctExp(db, change.userId, { amount, reason: reason.trim(), entry });
  if (done === undefined) {
    const errors = [{ path: '/body/amount', message: 'would leave less than 0 EXP, or too much' }];
    throw new AppError('INVALID_REQUEST', {}, { errors });
  }
  const { exp_before: had, exp_after: exp } = done;
  await audit(db, change, {
    action: 'user.correct-exp',
    before: { exp: had },
    after: { exp, reason: reason.trim() },
  });
  return { exp, level: levelOfExp(exp) };
}
