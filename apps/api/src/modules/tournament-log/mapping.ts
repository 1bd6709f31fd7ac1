import type { Command, Entry } from '@deckframe/domain/tournaments/desk/command';
import { printUserId, type UserId } from '@deckframe/domain/accounts/access/user-id';
import type { LogRow } from './log-queries.ts';

export const toEntry = (row: LogRow): Entry => ({
  id: row.entry_id,
  device: row.device,
  count: row.count,
  at: row.at.getTime(),
  by: row.by_user_id === null ? null : printUserId(row.by_user_id),
  command: { kind: row.kind, ...row.body } as Command,
});

export function toLogRow(entry: Entry, by: UserId | null, seq: number, hash: string): LogRow {
  const { kind, ...body } = entry.command;
  return {
    seq,
    entry_id: entry.id,
    device: entry.device,
    count: entry.count,
    at: new Date(entry.at),
    by_user_id: by,
    kind,
    body,
    hash,
  };
}
