import type { TestDatabase } from '@deckframe/database/testing';
import { createCrashWatch } from '../../lib/worker-presence.ts';
import { startProductionWorker, waitFor } from '../programs/start-api.ts';
import type { RunningProcess } from '../programs/start-process.ts';
import {
  beginDay,
  countDigestJobs,
  createReaders,
  queueDigests,
  readLabels,
} from './digest-scene.ts';
import { judgeDigests, type DigestVerdict, type SentDigest } from './judge-digests.ts';
import { openMailSink, type MailSink } from './mail-sink.ts';

export type DigestOptions = {
  database: TestDatabase;
  /** Rounds with a killed worker. One day without faults follows. */
  rounds: number;
  members: number;
};

export type DigestReport = DigestVerdict & { kills: number; mails: number };

const ROUND_MS = 60_000;

/**
 * One day per round: every member has news, and a worker is killed while sending the digests,
 * alternately during a mail and between arrival and acknowledgement. Its jobs are freed as after a
 * crash, and another worker sends the rest.
 */
export async function runDigestRounds(options: DigestOptions): Promise<DigestReport> {
  const { database, rounds } = options;
  const sink = await openMailSink();
  const readers = await createReaders(database.db, options.members);
  const sent: SentDigest[] = [];
  let kills = 0;
  try {
    for (let round = 1; round <= rounds + 1; round += 1) {
      await beginDay(database, round);
      await queueDigests(database.db);
      if (round <= rounds) {
        await killAmongMails(database, sink, round);
        kills += 1;
      }
      const worker = startWorker(database, sink);
      await waitFor(
        () => countDigestJobs(database.db),
        (jobs) => jobs === 0,
        ROUND_MS,
      );
      await worker.stop();
      const mails = sink.mails.splice(0);
      sent.push(
        ...mails.map(({ to, text }) => ({ round, to, tells: readLabels(text, rounds + 1) })),
      );
    }
  } finally {
    await sink.close();
  }
  return { ...judgeDigests(readers, rounds + 1, sent), kills, mails: sent.length };
}

async function killAmongMails(
  database: TestDatabase,
  sink: MailSink,
  round: number,
): Promise<void> {
  const moment = round % 2 === 0 ? 'begun' : 'taken';
  let left = 3 + ((round * 7) % 20);
  const worker = startWorker(database, sink);
  sink.onMoment = (now) => {
    if (now !== moment) return;
    left -= 1;
    if (left === 0) process.kill(worker.pid, 'SIGKILL');
  };
  await worker.exited;
  sink.onMoment = () => undefined;
  if (left > 0) throw new Error(`the worker ended by itself: ${worker.lastLines().join('\n')}`);
  const look = createCrashWatch(database.db);
  await waitFor(look, (gone) => gone.length > 0, ROUND_MS);
}

const startWorker = (database: TestDatabase, { smtpUrl }: MailSink): RunningProcess =>
  startProductionWorker(database, { SMTP_URL: smtpUrl });
