import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useApiWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextAreaField, TextField } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { REPLIES, repliesQuery } from './replies-query.ts';

const TITLE_MAX = 60;
const TEXT_MAX = 500;
const EMPTY = { title: '', text: '' };

/** Reusable replies, shared by all staff. */
export function StoredReplies() {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Trans>Stored replies</Trans>
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        keepOnOutsidePress
        title={t`Stored replies`}
        description={t`For all of staff. They are inserted into a reply and can be changed there.`}
        closeLabel={t`Close`}
      >
        <Replies />
      </Dialog>
    </>
  );
}

function Replies() {
  const { t } = useLingui();
  const { data: replies = [] } = useQuery(repliesQuery());
  const [draft, setDraft] = useState(EMPTY);
  const store = useApiWrite('POST /api/admin/canned-answers', {
    invalidates: [REPLIES],
    done: () => setDraft(EMPTY),
  });
  const remove = useApiWrite('DELETE /api/admin/canned-answers/:answerId', {
    invalidates: [REPLIES],
  });
  return (
    <div className="replies">
      {replies.length === 0 && (
        <p className="report__by">
          <Trans>None is stored so far.</Trans>
        </p>
      )}
      <ul className="replies__list">
        {replies.map(({ id, title, text }) => (
          <li key={id} className="replies__one">
            <div>
              <strong>{title}</strong>
              <p>{text}</p>
            </div>
            <IconButton
              label={t`Delete ${title}`}
              icon={<Trash2 size={16} aria-hidden="true" />}
              disabled={remove.isPending}
              onClick={() => remove.mutate({ params: { answerId: id } })}
            />
          </li>
        ))}
      </ul>
      <form
        className="report__answer"
        onSubmit={(event) => {
          event.preventDefault();
          store.mutate({ body: { title: draft.title.trim(), text: draft.text.trim() } });
        }}
      >
        <TextField
          label={t`Title`}
          hint={t`The same title replaces the old words.`}
          maxLength={TITLE_MAX}
          value={draft.title}
          onChange={(event) => setDraft({ ...draft, title: event.target.value })}
        />
        <TextAreaField
          label={t({ message: 'Words', context: 'reply' })}
          maxLength={TEXT_MAX}
          value={draft.text}
          onChange={(event) => setDraft({ ...draft, text: event.target.value })}
        />
        <div>
          <Button
            type="submit"
            variant="primary"
            busy={store.isPending}
            disabled={draft.title.trim() === '' || draft.text.trim() === ''}
          >
            <Trans>Store</Trans>
          </Button>
        </div>
      </form>
    </div>
  );
}
