import { can } from '@deckframe/domain/accounts/access/can';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Answer } from '#lib/api-client.ts';
import { apiPages } from '#lib/api-query.ts';
import { useUser } from '#lib/app-services.ts';
import { useApiWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { TextAreaField } from '#ui/field.tsx';
import type { UserSheetData } from '../../../../features/staff/users-api.ts';
import { SheetList } from '../../../../features/staff/sheet-list.tsx';
import { userWrite } from './user-write.ts';

const NOTES = 'GET /api/admin/users/:userId/notes';
const NOTE_MAX = 1000;

/** Staff notes about a member. */
export function NotesTab({ sheet }: { sheet: UserSheetData }) {
  const { t } = useLingui();
  const user = useUser();
  const { id } = sheet.user.member;
  const params = { userId: id };
  const [text, setText] = useState('');
  const query = useInfiniteQuery(
    apiPages(NOTES, { params }, { cursor: 'after', next: (page) => page.next }),
  );
  const notes = query.data?.pages.flatMap((page) => page.notes) ?? [];
  const mayWrite = can(user, 'member.look-after', { ownerId: id, roles: sheet.user.roles });
  const { mutate, isPending } = useApiWrite(
    'POST /api/admin/users/:userId/notes',
    userWrite(() => t`Note added.`),
  );
  return (
    <div className="sheet-tab">
      {mayWrite && (
        <form
          className="note-form"
          onSubmit={(event) => {
            event.preventDefault();
            mutate({ params, body: { text: text.trim() } }, { onSuccess: () => setText('') });
          }}
        >
          <TextAreaField
            label={t`New note`}
            hint={t`For staff alone. Write it so that they could read it: by law they can ask you for it.`}
            value={text}
            maxLength={NOTE_MAX}
            rows={3}
            onChange={(event) => setText(event.target.value)}
          />
          <div>
            <Button type="submit" variant="primary" busy={isPending} disabled={text.trim() === ''}>
              <Trans>Add note</Trans>
            </Button>
          </div>
        </form>
      )}
      <SheetList query={query} empty={notes.length === 0 ? t`No notes so far.` : null}>
        <ol className="sheet-rows">
          {notes.map((note) => (
            <li key={note.id} className="sheet-rows__row">
              <NoteLine userId={id} note={note} mayWrite={mayWrite} />
            </li>
          ))}
        </ol>
      </SheetList>
    </div>
  );
}

function NoteLine(props: {
  userId: string;
  note: Answer<typeof NOTES>['notes'][number];
  mayWrite: boolean;
}) {
  const { i18n, t } = useLingui();
  const { userId, note, mayWrite } = props;
  const { mutate, isPending } = useApiWrite(
    'DELETE /api/admin/users/:userId/notes/:noteId',
    userWrite(() => t`Note withdrawn.`),
  );
  return (
    <>
      <span className="sheet-rows__main">
        <span className="sheet-rows__text">{note.text}</span>
        <span className="sheet-rows__by">
          {note.author ?? t`Deleted user`} ·{' '}
          {i18n.date(new Date(note.at), { dateStyle: 'medium', timeStyle: 'short' })}
        </span>
      </span>
      {note.isOwn && mayWrite && (
        <Button
          size="sm"
          busy={isPending}
          onClick={() => mutate({ params: { userId, noteId: note.id } })}
        >
          <Trans>Withdraw</Trans>
        </Button>
      )}
    </>
  );
}
