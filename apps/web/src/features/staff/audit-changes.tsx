import { useLingui } from '@lingui/react/macro';
import type { AuditEntry } from './users-api.ts';

/** A timestamp in the server's format. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

type Change = AuditEntry['changes'][number];

/** The old value (struck through) and the new one, with text for screen readers. */
export function AuditChanges({ changes }: { changes: readonly Change[] }) {
  const { i18n, t } = useLingui();
  const say = (value: Change['after']): string => {
    if (value === null || value === '') return t`nothing`;
    if (typeof value === 'boolean') return value ? t`yes` : t`no`;
    const text = `${value}`;
    if (!MOMENT.test(text)) return text;
    return i18n.date(new Date(text), { dateStyle: 'medium', timeStyle: 'short' });
  };
  // Skips equal values.
  const told = changes.filter(({ before, after }) => say(before) !== say(after));
  if (told.length === 0) return null;
  return (
    <span className="changes">
      {told.map(({ field, before, after }) => (
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
