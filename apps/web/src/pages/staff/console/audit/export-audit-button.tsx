import { writeCsv } from '@deckframe/domain/collection/entries/read-csv';
import { useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { Answer, CallApi } from '#lib/api-client.ts';
import { useAppServices } from '#lib/app-services.ts';
import { errorText } from '#lib/message-text.ts';
import { saveFile } from '#lib/save-file.ts';
import { Button } from '#ui/button.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';
import { AUDIT, type AuditEntry, type AuditFilter } from '../../../../features/staff/users-api.ts';

/** Larger exports need a narrower filter. */
const MAX_ENTRIES = 10_000;
const HEADER = ['id', 'time', 'who', 'action', 'game', 'subject', 'field', 'before', 'after'];

/** Exports the filtered entries including older pages, one line per changed field. */
export function ExportAuditButton({ filter }: { filter: AuditFilter }) {
  const { t } = useLingui();
  const { api } = useAppServices();
  const [count, setCount] = useState<number | null>(null);
  const run = async () => {
    try {
      const rows = await readAll(api, filter, setCount);
      const csv = writeCsv([HEADER, ...rows.flatMap(toLines)]);
      saveFile('audit-log.csv', new Blob([csv], { type: 'text/csv' }));
    } catch (error) {
      toasts.show({ kind: 'error', title: errorText(error) });
    } finally {
      setCount(null);
    }
  };
  return (
    <Button
      icon={<Download size={16} aria-hidden="true" />}
      busy={count !== null}
      onClick={() => void run()}
    >
      {count === null ? t`Export` : t`${count} entries`}
    </Button>
  );
}

async function readAll(
  api: CallApi,
  filter: AuditFilter,
  tell: (count: number) => void,
): Promise<AuditEntry[]> {
  const entries: AuditEntry[] = [];
  let after: string | null = '';
  while (after !== null && entries.length < MAX_ENTRIES) {
    // Each page starts after the previous one.
    // oxlint-disable-next-line no-await-in-loop
    const page: Answer<typeof AUDIT> = await api(AUDIT, {
      query: { ...filter, ...(after !== '' && { after }) },
    });
    entries.push(...page.entries);
    tell(entries.length);
    after = page.next;
  }
  return entries;
}

function toLines(entry: AuditEntry): string[][] {
  const { id, at, actor, action, game, subject, changes } = entry;
  const start = [id, at, actor ?? '', action, game ?? '', subject];
  if (changes.length === 0) return [[...start, '', '', '']];
  return changes.map(({ field, before, after }) => [
    ...start,
    field,
    String(before ?? ''),
    String(after ?? ''),
  ]);
}
