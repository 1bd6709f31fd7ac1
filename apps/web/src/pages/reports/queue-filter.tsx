import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '#ui/checkbox.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { QUEUE_KINDS, type QueueItem, type QueueKind } from '../staff/reports/queue-items.ts';
import { StoredReplies } from '../staff/reports/stored-replies.tsx';

type Asked = { kind: QueueKind; mine: boolean };
export type QueueFilterProps = {
  queue: readonly QueueItem[];
  asked: Asked;
  onChange: (asked: Asked) => void;
};

export function QueueFilter({ queue, asked, onChange }: QueueFilterProps) {
  const { t } = useLingui();
  const words: Record<QueueKind, string> = {
    all: t`Everything`,
    content: t`Content`,
    card: t`Card errors`,
    appeal: t`Appeals`,
  };
  const count = (kind: QueueKind) =>
    kind === 'all' ? queue.length : queue.filter((one) => one.kind === kind).length;
  return (
    <div className="reports__filter">
      <Segmented
        label={t`Kind`}
        value={asked.kind}
        onChange={(kind) => onChange({ ...asked, kind })}
        options={QUEUE_KINDS.map((kind) => ({
          value: kind,
          label: `${words[kind]} ${count(kind)}`,
        }))}
      />
      <Checkbox
        label={t`Only mine`}
        checked={asked.mine}
        onChange={(event) => onChange({ ...asked, mine: event.target.checked })}
      />
      <StoredReplies />
    </div>
  );
}
