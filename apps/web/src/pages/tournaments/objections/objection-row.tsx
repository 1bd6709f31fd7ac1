import { useLingui } from '@lingui/react/macro';
import { Tag } from '#ui/tag.tsx';
import { AnswerForm } from './answer-form.tsx';
import type { Objection } from '../tournaments/objections/objections-api.ts';

type ObjectionRowProps = { eventId: string; objection: Objection; mayAnswer: boolean };

/** What was said, by whom for those who answer, and what came of it. */
export function ObjectionRow({ eventId, objection, mayAnswer }: ObjectionRowProps) {
  const { t } = useLingui();
  const { answer, by, id, isOwn, status, text } = objection;
  const words = { open: t`Open`, upheld: t`Corrected`, rejected: t`Rejected` };
  return (
    <div className="event-form">
      <p>
        <Tag tone={status === 'open' ? 'warn' : 'accent'}>{words[status]}</Tag>{' '}
        {by !== null && <b>{by}</b>}
      </p>
      {text !== null && <p>{text}</p>}
      {answer !== '' && <p className="event-note">{answer}</p>}
      {mayAnswer && status === 'open' && !isOwn && <AnswerForm eventId={eventId} id={id} />}
    </div>
  );
}
