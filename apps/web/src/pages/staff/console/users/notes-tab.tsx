import { can } from '@deckframe/domain/accounts/access/can';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAppServices, useUser } from '#lib/app-services.ts';
import { Button } from '#ui/button.tsx';
import { TextAreaField } from '#ui/field.tsx';
import type { UserSheetData } from '../../../../features/staff/users-api.ts';
import { addNote, notesQuery, withdrawNote, type StaffNote } from './sheet-api.ts';
import { SheetList } from '../../../../features/staff/sheet-list.tsx';
import { useUserAct } from './use-user-act.ts';

const NOTE_MAX = 1000;

/** What staff tell each other about a member. */
export function NotesTab({ sheet }: { sheet: UserSheetData }) {
  const { t } = useLingui();
  const { api } = useAppServices();
  const user = useUser();
  const { id } = sheet.user.member;
  const [text, setText] = useState('');
  const query = useInfiniteQuery(notesQuery(api, id));
  const notes = query.data?.pages.flatMap((page) => page.notes) ?? [];
  const mayWrite = can(user, 'member.look-after', { ownerId: id, roles: sheet.user.roles });
  const { mutate, isPending } = useUserAct<string>(
    id,
    (note, key) => addNote(api, id, note, key),
    () => t`Note added.`,
  );
  return (
    <div className="sheet-tab">
      {mayWrite && (
        <form
          className="note-form"
          onSubmit={(event) => {
            event.preventDefault();
            mutate(text.trim(), { onSuccess: () => setText('') });
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

function NoteLine(props: { userId: string; note: StaffNote; mayWrite: boolean }) {
  const { i18n, t } = useLingui();
  const { api } = useAppServices();
  const { userId, note, mayWrite } = props;
  const { mutate, isPending } = useUserAct<void>(
    userId,
    (_, key) => withdrawNote(api, userId, note.id, key),
    () => t`Note withdrawn.`,
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
        <Button size="sm" busy={isPending} onClick={() => mutate()}>
          <Trans>Withdraw</Trans>
        </Button>
      )}
    </>
  );
}
