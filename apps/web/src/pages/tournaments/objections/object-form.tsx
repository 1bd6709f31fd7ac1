import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { TextAreaField } from '#ui/field.tsx';
import { useEventWrite } from '../tournaments/use-event-write.ts';

/** What is wrong with the result, in the player's words. */
export function ObjectForm({ eventId }: { eventId: string }) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const send = useEventWrite(
    eventId,
    (writes, said: string, key) => writes.object(said, key),
    () => setText(''),
  );
  return (
    <form
      className="event-form"
      onSubmit={(event) => {
        event.preventDefault();
        send.mutate(text);
      }}
    >
      <TextAreaField
        label={t`What is wrong?`}
        required
        maxLength={1000}
        rows={3}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div>
        <Button type="submit" busy={send.isPending}>
          {t`Object`}
        </Button>
      </div>
    </form>
  );
}
