import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { DataTable, type TableColumn } from '#ui/data-table.tsx';
import type { AuditEntry } from '../../../../features/staff/users-api.ts';
import { AuditChanges } from '../../../../features/staff/audit-changes.tsx';
import { useActionWords } from './use-action-words.ts';

export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const { i18n, t } = useLingui();
  const say = useActionWords();
  const sayTime = (at: string) =>
    i18n.date(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
  const columns: TableColumn<AuditEntry>[] = [
    { id: 'act', header: t`What`, small: 'main', cell: ({ action }) => say(action) },
    {
      id: 'subject',
      header: t({ message: 'To', context: 'subject' }),
      small: 'fold',
      cell: showSubject,
    },
    { id: 'changes', header: t`Before and after`, small: 'fold', cell: showChanges },
    { id: 'who', header: t`Who`, small: 'fold', cell: ({ actor }) => actor ?? t`Deleted user` },
    {
      id: 'when',
      header: t`When`,
      small: 'fold',
      cell: ({ at }) => showTime(sayTime(at)),
    },
  ];
  return (
    <DataTable
      caption={t`What was done`}
      columns={columns}
      rows={entries}
      rowKey={({ id }) => id}
    />
  );
}

function showTime(words: string): ReactNode {
  return <time className="audit__when">{words}</time>;
}

function showChanges({ changes }: AuditEntry): ReactNode {
  return <AuditChanges changes={changes} />;
}

function showSubject({ game, subject, subjectName }: AuditEntry): ReactNode {
  if (subjectName === null) return game === null ? subject : `${subject} (${game})`;
  const user = subject.slice('user:'.length);
  return (
    <Link to="/admin/users" search={{ user }} className="link">
      {subjectName}
    </Link>
  );
}
