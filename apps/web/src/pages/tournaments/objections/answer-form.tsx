import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { TextAreaField } from '#ui/field.tsx';
import { useEventWrite } from '../tournaments/use-event-write.ts';

/** Uphold or reject, with words that everybody reads if it is upheld. */
export function AnswerForm({ eventId, id }: { eventId: string; id: string }) {
  const { t } = useLingui();
  const [answer, setAnswer] = useState('');
  const send = useEventWrite(eventId, (writes, isUpheld: boolean, key) =>
    writes.answerObjection(id, { isUpheld, answer }, key),
  );
  const isBlank = answer.trim() === '';
  return (
    <div className="event-form">
      <TextAreaField
        label={t`Answer`}
        hint={t`Everyone reads it if you uphold the objection.`}
        maxLength={1000}
        rows={3}
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
      />
      <div className="tournaments__acts">
        <Button disabled={isBlank} busy={send.isPending} onClick={() => send.mutate(true)}>
          {t`Uphold`}
        </Button>
        <Button variant="ghost" disabled={isBlank} onClick={() => send.mutate(false)}>
          {t`Reject`}
        </Button>
      </div>
    </div>
  );
}
