import { countOthers, type DigestLanguage } from '@deckframe/domain/rewards/mailbox/notice-kinds';
import type { DigestLine } from '../rewards/notices/digest-queries.ts';
import { DIGEST_WORDS } from '../rewards/notices/digest-mail.ts';
import { stateOf } from './mapping.ts';

/** One line of a digest. Example: `Halcyon and 12 others liked “Azure Rush”.` */
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
