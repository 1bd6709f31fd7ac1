import { printUserId, type UserId } from '@deckframe/domain/accounts/access/user-id';
import type { Database } from '@deckframe/database/db';
import { fillPath, gameBasePath, getPage } from '@deckframe/domain/site/pages/page-path';
import type { Env } from '../../../env.ts';
import { enqueueChatNews } from '../../site/mail/chat-service.ts';
import { enqueueMail, layOutMail } from '../../site/mail/service.ts';
import type { NewCardReport } from './queries.ts';

export type OperatorsEnv = Pick<Env, 'PUBLIC_URL' | 'REPORT_MAIL_TO'>;

type About = Pick<NewCardReport, 'cardId' | 'category' | 'game'> & { reportId: string };

const linkTo = ({ PUBLIC_URL }: OperatorsEnv, game: string, cardId: string): string =>
  `${PUBLIC_URL}${gameBasePath(game)}${fillPath(getPage('card').path, { cardno: cardId })}`;

/** REPT-04: queues a chat message for each new report and each resolution. */
export async function tellChat(
  db: Database,
  env: OperatorsEnv,
  event: 'report.created' | 'report.resolved',
  { reportId, game, cardId, category }: About,
): Promise<void> {
  const url = linkTo(env, game, cardId);
  await enqueueChatNews(db, { event, reportId, game, cardId, category, url });
}

/** REPT-05: the reporter comes from the session. */
export async function sendReportEmail(
  db: Database,
  env: OperatorsEnv,
  report: Pick<NewCardReport, 'cardId' | 'category' | 'game' | 'message' | 'source'> & {
    userId: UserId;
    username: string;
  },
): Promise<void> {
  if (env.REPORT_MAIL_TO === undefined) return;
  const { game, cardId, category, message, source } = report;
  const facts = { username: report.username, userId: printUserId(report.userId), message };
  const lines = Object.entries({ ...facts, gameid: game, cardId, category, source });
  const mail = layOutMail(env.REPORT_MAIL_TO, {
    subject: `Card report: ${game} ${cardId}`,
    paragraphs: [
      'A member has reported an error of a card.',
      ...lines.filter(([, value]) => value !== '').map(([name, value]) => `${name}: ${value}`),
    ],
    button: { label: 'Open the card', url: linkTo(env, game, cardId) },
    reason: 'You get this mail because card reports of this site are sent to this address.',
  });
  await enqueueMail(db, mail);
}
