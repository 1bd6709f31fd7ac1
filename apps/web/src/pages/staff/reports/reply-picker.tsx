import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { SelectField } from '#ui/field.tsx';
import { repliesQuery } from './replies-query.ts';

export type ReplyPickerProps = {
  /** The text so far; the reply is appended. */
  text: string;
  max: number;
  onInsert: (text: string) => void;
};

/** Inserts a stored reply. Nothing if there are none. */
export function ReplyPicker({ text, max, onInsert }: ReplyPickerProps) {
  const { t } = useLingui();
  const { data: replies = [] } = useQuery(repliesQuery());
  if (replies.length === 0) return null;
  const insert = (id: string) => {
    const reply = replies.find((one) => one.id === id);
    if (reply) onInsert([text.trim(), reply.text].filter(Boolean).join(' ').slice(0, max));
  };
  return (
    <SelectField
      label={t`Stored reply`}
      value=""
      onChange={(event) => insert(event.target.value)}
      options={[
        { value: '', label: t`Insert…` },
        ...replies.map(({ id, title }) => ({ value: id, label: title })),
      ]}
    />
  );
}
