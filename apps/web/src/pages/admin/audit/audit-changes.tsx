import { useLingui } from '@lingui/react/macro';
import type { AuditEntry } from '../api.ts';

type Change = AuditEntry['changes'][number];

/** What it was, struck out, and what it is; the words say it to who does not see the line. */
export function AuditChanges({ changes }: { changes: readonly Change[] }) {
  const { t } = useLingui();
  const say = (value: Change['after']): string => {
    if (value === null || value === '') return t`nothing`;
    return typeof value === 'boolean' ? (value ? t`yes` : t`no`) : `${value}`;
  };
  return (
    <span className="changes">
      {changes.map(({ field, before, after }) => (
        <span key={field} className="changes__one">
          <span className="changes__field">{field}</span>
          <del>{say(before)}</del>
          <span aria-hidden="true">→</span>
          <ins>{say(after)}</ins>
        </span>
      ))}
    </span>
  );
}
