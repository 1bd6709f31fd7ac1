import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { noticePath } from '@deckframe/domain/mailbox/notice-path';
import { fillPath, gameBasePath, getPage } from '@deckframe/domain/site/pages/page-path';
import type { Mail } from '../../lib/mailer.ts';
import { layOutMail } from '../site/mail/service.ts';
import type { DigestLine, DigestRow } from '../rewards/notices/digest-queries.ts';
import { sayLine } from './digest-texts.ts';
import { DIGEST_WORDS } from '../rewards/notices/digest-mail.ts';
import { toPlace } from './mapping.ts';
import { signUnsubscribe } from '../rewards/notices/unsubscribe-token.ts';

/** As many as a mail lists; the mailbox has the others. */
export const DIGEST_LINES = 20;

export type DigestSite = {
  publicUrl: string;
  /** The game whose pages links lead to where a notice belongs to none. */
  game: string;
};

export function composeDigest(
  { publicUrl, game }: DigestSite,
  member: Omit<DigestRow, 'since' | 'until' | 'ways'> & { userId: UserId },
  found: readonly DigestLine[],
): Mail {
  const { address, language, username, rhythm } = member;
  const words = DIGEST_WORDS[language];
  const token = signUnsubscribe(member.userId, member.mail_key);
  const home = `${publicUrl}${gameBasePath(game)}`;
  const isMore = found.length > DIGEST_LINES;
  const mail = layOutMail(address, {
    subject: words.subject(isMore ? `${DIGEST_LINES}+` : String(found.length)),
    paragraphs: isMore ? [words.lead(username), words.rest] : [words.lead(username)],
    lines: found.slice(0, DIGEST_LINES).map((line) => {
      const place = toPlace(line);
      const base = gameBasePath(place?.game ?? game);
      const url = place === null ? null : `${publicUrl}${base}${noticePath(place)}`;
      return { text: sayLine(language, line), url };
    }),
    button: { label: words.open, url: home },
    reason: words.reason[rhythm],
    ending: {
      label: words.unsubscribe,
      url: `${home}${fillPath(getPage('unsubscribe').path)}#token=${token}`,
    },
    language,
  });
  return { ...mail, unsubscribeUrl: `${publicUrl}/api/unsubscribe?token=${token}` };
}
