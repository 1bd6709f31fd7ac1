import type { ReportResolution } from '@deckframe/contract/cards/card-reports';
import { AppError } from '../../lib/app-error.ts';
import type { OpenWrite } from '../../lib/member-write.ts';
import { placeMail, takeBackUnclaimed } from '../mailbox/service.ts';
import { notify, takeBack } from '../notices/service.ts';
import { listMembers, noteItems, type TellRow, type TreatedRow } from '../cards/reports/queries.ts';

export type Chosen = { game: string; reportId: string };
type Teller = Pick<OpenWrite, 'db' | 'tell' | 'user'>;

/** Of an entry in a mailbox. */
const LABEL_MAX = 80;

/**
 * The answer is a notice, as the settings of each reporter have it; the banner is a gift and waits in
 * the mailbox whatever they chose. Gives how many got one or both.
 */
export async function tellReporters(
  { db, tell, user }: Teller,
  chosen: Chosen,
  { cardId, name, printing }: TreatedRow,
  { message, banner, notify: isTold }: ReportResolution,
): Promise<number> {
  const reporters = (await listMembers(db, chosen)).map((row) => row.user_id);
  const label = name ?? cardId;
  // Whoever answers a report of their own knows.
  const others = isTold ? reporters.filter((reporter) => reporter !== user.id) : [];
  const act = { ...noticeOf(chosen), label, detail: printing, message };
  const noticed = await notify({ db, tell }, others, act);
  if (banner === null || reporters.length === 0) return noticed.length;
  const gifts = await placeMail(db, {
    type: 'receivedItem',
    label: label.slice(0, LABEL_MAX),
    description: message,
    reward: { banner, role: null, gifts: [] },
    receivers: reporters,
    thanksFor: 'card-report',
  });
  await noteItems(db, chosen, gifts);
  const gifted = gifts.map((row) => row.user_id);
  tell(...gifted);
  return new Set([...noticed, ...gifted]).size;
}

/** With all that came with it, unless somebody has claimed a gift; gives how many had one. */
export async function takeBackAnswer({ db, tell }: Teller, chosen: Chosen): Promise<number> {
  const reporters = await listMembers(db, chosen);
  const gifts = reporters.flatMap(toGift);
  if (!(await takeBackUnclaimed(db, gifts))) throw new AppError('REPORT_REWARD_CLAIMED');
  await noteItems(db, chosen, []);
  tell(...gifts.map(({ userId }) => userId));
  const members = reporters.map((row) => row.user_id);
  await takeBack({ db, tell }, members, noticeOf(chosen));
  return gifts.length;
}

/** One for each report: two answers about one card are two notices. */
function noticeOf({ game, reportId: id }: Chosen) {
  return { kind: 'report', place: { type: 'card-report', game, id } } as const;
}

function toGift({ user_id: userId, item_id: itemId }: TellRow) {
  return itemId === null ? [] : [{ userId, itemId }];
}
