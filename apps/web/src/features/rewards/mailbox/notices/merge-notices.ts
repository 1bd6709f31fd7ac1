import type { MailboxEntry } from '../stored-mailbox.ts';
import type { Notice } from './use-notices.ts';

/** Merges notices and messages by time; messages wait until older notices are loaded. */
export function mergeNotices(
  letters: readonly MailboxEntry[],
  notices: readonly Notice[],
  isMore: boolean,
): (MailboxEntry | Notice)[] {
  const last = notices.at(-1)?.changedAt ?? '';
  const ready = letters.filter(({ createdAt }) => !isMore || createdAt >= last);
  const at = (one: MailboxEntry | Notice) => ('kind' in one ? one.changedAt : one.createdAt);
  return [...ready, ...notices].sort((one, other) => at(other).localeCompare(at(one)));
}
