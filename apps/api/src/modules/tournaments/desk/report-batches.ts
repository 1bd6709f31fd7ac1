import type { MyMatchAnswer } from '@deckframe/contract/tournaments/tournament-rounds';
import type { Database } from '@deckframe/database/db';
import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import type { Entry } from '@deckframe/domain/tournaments/desk/command';
import type { MatchResult } from '@deckframe/domain/tournaments/match-result';
import { AppError } from '../../../lib/app-error.ts';
import { answerKeys, takeKeys, type KeyedWrite } from '../../../lib/idempotent-batch.ts';
import type { LiveBus } from '../../../lib/live-bus.ts';
import type { OpenCall } from '../../../lib/member-write.ts';
import { inTransaction, repeatWhereBusy } from '../../../lib/transaction.ts';
import { makeServerEntry, openDesk, publishDesk, storeEntries, type OpenDesk } from './service.ts';
import { toCommand, toMyMatch, type Seat } from './player-acts.ts';
import {
  findNow,
  listRegistrationsOf,
  listShownNames,
  lockTournament,
  type TournamentPlace,
} from './queries.ts';
import { assertSeen, loadTournamentFacts } from './reading-service.ts';

export type Report = OpenCall & { seat: Seat; result: MatchResult };

type Waiting = Report & {
  resolve: (answer: MyMatchAnswer) => void;
  reject: (error: unknown) => void;
};

const BATCH_MAX = 200;

/**
 * Batches concurrent reports of an event into one transaction, because the event's lock lasts as
 * long as a commit.
 */
export function createReportBatches({
  db,
  live,
}: {
  db: Database;
  live: LiveBus;
}): (place: TournamentPlace, report: Report) => Promise<MyMatchAnswer> {
  const queues = new Map<string, Waiting[]>();

  const write = async (place: TournamentPlace, batch: readonly Waiting[]): Promise<void> => {
    try {
      const { answers, open } = await repeatWhereBusy(() =>
        inTransaction(db, (trx) => writeReports(trx, place, batch)),
      );
      publishDesk(live, place, open);
      for (const waiting of batch) {
        const answer = answers.get(waiting);
        if (answer instanceof AppError || answer === undefined) waiting.reject(answer);
        else waiting.resolve(answer);
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  };

  const work = async (name: string, place: TournamentPlace, queue: Waiting[]): Promise<void> => {
    while (queue.length > 0) await write(place, queue.splice(0, BATCH_MAX));
    queues.delete(name);
  };

  return (place, report) => {
    const { promise, resolve, reject } = Promise.withResolvers<MyMatchAnswer>();
    const waiting = { ...report, resolve, reject };
    const name = `${place.game}/${place.id}`;
    const queue = queues.get(name);
    if (queue !== undefined) queue.push(waiting);
    else {
      const begun = [waiting];
      queues.set(name, begun);
      void work(name, place, begun);
    }
    return promise;
  };
}

type Written<Item> = { answers: Map<Item, MyMatchAnswer | AppError>; open: OpenDesk | null };

/** Judges each report separately; refused ones free their key. */
async function writeReports<Item extends Report>(
  db: Database,
  place: TournamentPlace,
  reports: readonly Item[],
): Promise<Written<Item>> {
  const writes = reports.map((report) => ({ ...report.key, userId: report.user.id, report }));
  const { taken, known } = await takeKeys<MyMatchAnswer, KeyedWrite & { report: Item }>(db, writes);
  const answers = new Map<Item, MyMatchAnswer | AppError>();
  for (const [write, answer] of known) answers.set(write.report, answer);
  if (taken.length === 0) return { answers, open: null };

  await lockTournament(db, place.game, place.id);
  const judged = await judgeReports(
    db,
    place,
    taken.map(({ report }) => report),
  );
  const stored = taken.map((write) => {
    const answer = judged.answers.get(write.report);
    return { ...write, answer: answer instanceof AppError ? undefined : answer };
  });
  await answerKeys(db, stored);
  for (const [report, answer] of judged.answers) answers.set(report, answer);
  // A duplicate report gets the same answer.
  const byKey = new Map(taken.map((write) => [keyOf(write), judged.answers.get(write.report)]));
  for (const write of writes) {
    const answer = byKey.get(keyOf(write));
    if (!answers.has(write.report) && answer !== undefined) answers.set(write.report, answer);
  }
  return { answers, open: judged.open };
}

const keyOf = ({ userId, key }: KeyedWrite): string => `${userId} ${key}`;

async function judgeReports<Item extends Report>(
  db: Database,
  place: TournamentPlace,
  reports: readonly Item[],
): Promise<Written<Item> & { open: OpenDesk }> {
  const seen = await loadTournamentFacts(db, place);
  const players = await listRegistrationsOf(
    db,
    place,
    reports.map(({ user }) => user.id),
  );
  const at = (await findNow(db))?.getTime() ?? 0;
  const open = await openDesk(db, place);
  const answers = new Map<Item, MyMatchAnswer | AppError>();
  const authors = new Map<Entry, UserId>();
  for (const report of reports) {
    const { user, seat, result } = report;
    try {
      assertSeen(seen, user);
      if (seen.row.status !== 'running') throw new AppError('TOURNAMENT_STATE');
      const player = players.get(user.id) ?? null;
      const command = toCommand(open.desk, player, seat, { kind: 'report', result });
      authors.set(makeServerEntry(open.desk, command, user.id, at), user.id);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      answers.set(report, error);
    }
  }
  await storeEntries(db, place, open, [...authors.keys()], authors);
  const accepted = reports.filter((report) => !answers.has(report));
  const matches = accepted.map(({ user }) => toMyMatch(open.desk, players.get(user.id) ?? null));
  const names = await listShownNames(
    db,
    place,
    matches.flatMap(({ opponent }) => opponent ?? []),
  );
  for (const [index, { opponent, ...match }] of matches.entries()) {
    const named = opponent === null ? null : { id: opponent, name: names.get(opponent) ?? '' };
    answers.set(accepted[index] as Item, { ...match, opponent: named });
  }
  return { answers, open };
}
