import { WRITING_LIMITS } from '@deckframe/domain/community/writing/writing-rules';
import { useLingui } from '@lingui/react/macro';
import { TextAreaField } from '#ui/field.tsx';
import { findBadEntry, toEntries, type RulesDraft } from './rules-draft.ts';

type ListFieldsProps = { draft: RulesDraft; set: (part: Partial<RulesDraft>) => void };

const ROWS = 8;

/** The two lists, one entry a line, so that they are typed and pasted like text. */
export function ListFields({ draft, set }: ListFieldsProps) {
  const { t } = useLingui();
  const frame = (list: 'words' | 'hosts') => {
    const bad = findBadEntry(list, draft[list]);
    const count = toEntries(draft[list]).length;
    return {
      value: draft[list],
      rows: ROWS,
      spellCheck: false,
      autoComplete: 'off',
      aside: `${count} / ${WRITING_LIMITS.entries}`,
      error: bad === null ? null : t`Nothing can be found by this line: ${bad}`,
    };
  };
  return (
    <div className="writing-rules__pair">
      <TextAreaField
        label={t`Words`}
        hint={t`One a line. Found where they stand alone; a star opens an end (scam*). The author is told which one it was.`}
        {...frame('words')}
        onChange={({ target }) => set({ words: target.value })}
      />
      <TextAreaField
        label={t`Sites`}
        hint={t`One a line, such as example.com. All that is under it counts too, with or without https.`}
        {...frame('hosts')}
        onChange={({ target }) => set({ hosts: target.value })}
      />
    </div>
  );
}
