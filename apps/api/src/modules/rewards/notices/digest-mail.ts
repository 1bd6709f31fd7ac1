import type { UserId } from '@deckframe/domain/accounts/access/user-id';
import { countOthers, type DigestLanguage } from '@deckframe/domain/rewards/mailbox/notice-kinds';
import { fillPath, gameBasePath, getPage } from '@deckframe/domain/site/pages/page-path';
import { placePath } from '@deckframe/domain/community/writing/place-path';
import type { Mail } from '../../../lib/mailer.ts';
import { layOutMail } from '../../site/mail/service.ts';
import type { DigestLine, DigestRow } from './digest-queries.ts';
import { stateOf, toPlace } from './service.ts';
import { signUnsubscribe } from './unsubscribe-token.ts';

type Said = { who: string; many: boolean; what: string };
type Words = {
  subject: (count: string) => string;
  lead: (name: string) => string;
  rest: string;
  open: string;
  reason: Readonly<Record<'daily' | 'weekly', string>>;
  unsubscribe: string;
  someone: string;
  others: (name: string, others: number, isFull: boolean) => string;
  comment: (text: string) => string;
  /** Line by kind, or by kind and detail. */
  lines: Readonly<Partial<Record<string, (said: Said) => string>>>;
};

const REASON = 'You asked for this e-mail in your preferences.';

const EN: Words = {
  subject: (count) =>
    count === '1' ? 'One thing is new on Deckframe' : `${count} things are new on Deckframe`,
  lead: (name) => `Hello ${name}, this happened since the last e-mail:`,
  rest: 'There is more in your mailbox.',
  open: 'Open Deckframe',
  reason: {
    daily: `${REASON} It comes at most once a day.`,
    weekly: `${REASON} It comes at most once a week.`,
  },
  unsubscribe: 'Stop these e-mails',
  someone: 'Someone',
  others: (name, others, isFull) =>
    isFull
      ? `${name} and many others`
      : others === 1
        ? `${name} and one other`
        : `${name} and ${others} others`,
  comment: (text) => `your comment “${text}”`,
  lines: {
    like: ({ who, what }) => `${who} liked ${what}.`,
    comment: ({ who, what }) => `${who} commented on ${what}.`,
    reply: ({ who, what }) => `${who} commented after you on ${what}.`,
    follow: ({ who, many }) => `${who} ${many ? 'follow' : 'follows'} you now.`,
    trade: ({ who }) => `There is news about your trade with ${who}.`,
    'trade.offer': ({ who }) => `${who} proposed a trade.`,
    'trade.counter': ({ who }) => `${who} made a counter-offer.`,
    'trade.done': ({ who }) => `Your trade with ${who} is done.`,
    tournament: ({ what }) => `You have a place in ${what}.`,
    'tournament.cancelled': ({ what }) => `${what} is cancelled.`,
    'tournament.objection': ({ what }) => `Somebody objects to a result of ${what}.`,
    'tournament.answered': ({ what }) => `Your objection to ${what} is answered.`,
    'tournament.accepted': ({ what }) => `Your rule for ${what} was accepted.`,
    'tournament.declined': ({ what }) => `Your rule for ${what} was declined.`,
    'invitation.tournament': ({ who, what }) => `${who} invited you to the staff of ${what}.`,
    'invitation.custom-series': ({ who, what }) => `${who} invited you to work on ${what}.`,
    report: ({ what }) => `Your report about ${what} was decided.`,
    'report.answered': ({ what }) => `Your report about ${what} was answered.`,
    'moderation.hidden': ({ what }) => `A moderator has hidden ${what}.`,
    'moderation.upheld': ({ what }) => `Your appeal about ${what} was declined.`,
    moderation: ({ what }) => `Everyone can see ${what} again.`,
  },
};

const GRUND = 'Du hast diese E-Mail in deinen Einstellungen bestellt.';

const DE: Words = {
  subject: (count) =>
    count === '1' ? 'Eine Neuigkeit auf Deckframe' : `${count} Neuigkeiten auf Deckframe`,
  lead: (name) => `Hallo ${name}, das ist seit der letzten E-Mail passiert:`,
  rest: 'In deinem Postfach ist noch mehr.',
  open: 'Deckframe öffnen',
  reason: {
    daily: `${GRUND} Sie kommt höchstens einmal am Tag.`,
    weekly: `${GRUND} Sie kommt höchstens einmal in der Woche.`,
  },
  unsubscribe: 'Diese E-Mails abbestellen',
  someone: 'Jemand',
  others: (name, others, isFull) =>
    isFull
      ? `${name} und viele andere`
      : others === 1
        ? `${name} und eine weitere Person`
        : `${name} und ${others} weitere`,
  comment: (text) => `deinen Kommentar „${text}“`,
  lines: {
    like: ({ who, many, what }) => `${who} ${many ? 'mögen' : 'mag'} ${what}.`,
    comment: ({ who, many, what }) => `${who} ${many ? 'haben' : 'hat'} ${what} kommentiert.`,
    reply: ({ who, many, what }) =>
      `${who} ${many ? 'haben' : 'hat'} nach dir ${what} kommentiert.`,
    follow: ({ who, many }) => `${who} ${many ? 'folgen' : 'folgt'} dir jetzt.`,
    trade: ({ who }) => `Es gibt Neues zu deinem Tausch mit ${who}.`,
    'trade.offer': ({ who }) => `${who} hat einen Tausch vorgeschlagen.`,
    'trade.counter': ({ who }) => `${who} hat ein Gegenangebot gemacht.`,
    'trade.done': ({ who }) => `Dein Tausch mit ${who} ist abgeschlossen.`,
    tournament: ({ what }) => `Du hast einen Platz bei ${what}.`,
    'tournament.cancelled': ({ what }) => `${what} ist abgesagt.`,
    'tournament.objection': ({ what }) => `Jemand erhebt Einspruch gegen ein Ergebnis von ${what}.`,
    'tournament.answered': ({ what }) => `Dein Einspruch zu ${what} ist beantwortet.`,
    'tournament.accepted': ({ what }) => `Deine Regel für ${what} wurde angenommen.`,
    'tournament.declined': ({ what }) => `Deine Regel für ${what} wurde abgelehnt.`,
    'invitation.tournament': ({ who, many, what }) =>
      `${who} ${many ? 'haben' : 'hat'} dich ins Team von ${what} eingeladen.`,
    'invitation.custom-series': ({ who, many, what }) =>
      `${who} ${many ? 'haben' : 'hat'} dich eingeladen, an ${what} mitzuarbeiten.`,
    report: ({ what }) => `Über deine Meldung zu ${what} wurde entschieden.`,
    'report.answered': ({ what }) => `Deine Meldung zu ${what} wurde beantwortet.`,
    'moderation.hidden': ({ what }) => `Ein Moderator hat ${what} verborgen.`,
    'moderation.upheld': ({ what }) => `Dein Einspruch wurde abgelehnt: ${what}.`,
    moderation: ({ what }) => `Wieder für alle sichtbar: ${what}.`,
  },
};

const DIGEST_WORDS: Readonly<Record<DigestLanguage, Words>> = { en: EN, de: DE };

/** Prints a digest line. Example: `Halcyon and 12 others liked “Azure Rush”.` */
export function sayLine(language: DigestLanguage, line: DigestLine): string {
  const words = DIGEST_WORDS[language];
  const { others, isFull } = countOthers(1, line.actor_count);
  const name = line.actor ?? words.someone;
  const who = others === 0 ? name : words.others(name, others, isFull);
  const quoted = language === 'de' ? `„${line.label}“` : `“${line.label}”`;
  const isOwnComment = line.place_type === 'comment' && line.kind === 'moderation';
  const what = isOwnComment ? words.comment(line.label) : quoted;
  const say = words.lines[`${line.kind}.${stateOf(line) ?? ''}`] ?? words.lines[line.kind];
  return say?.({ who, many: others > 0, what }) ?? quoted;
}

/** Lines in a mail; the mailbox has the rest. */
export const DIGEST_LINES = 20;

export type DigestSite = {
  publicUrl: string;
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
      const url = place === null ? null : `${publicUrl}${base}${placePath(place)}`;
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
