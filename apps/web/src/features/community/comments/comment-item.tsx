import { can } from '@deckframe/domain/accounts/access/can';
import { useLingui } from '@lingui/react/macro';
import { Ellipsis, Flag, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useAppServices, useUser } from '#lib/app-services.ts';
import { MemberTitle } from '#lib/member/member-title.tsx';
import { errorText } from '#lib/message-text.ts';
import { sayAge } from '#lib/say-age.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Markdown } from '#ui/markdown/markdown.tsx';
import { Menu, type MenuItem } from '#ui/menu.tsx';
import { ReportDialog } from '../actions/report-dialog.tsx';
import { MemberLink } from '../actions/member-link.tsx';
import { deleteComment, editComment, type CommentEntry } from './comment-api.ts';
import { CommentForm } from './comment-form.tsx';
import { HiddenComment } from './hidden-comment.tsx';

export interface CommentItemProps {
  readonly comment: CommentEntry;
  readonly onChange: () => void;
}

type Mode = 'read' | 'edit' | 'delete' | 'report';

export function CommentItem({ comment, onChange }: CommentItemProps) {
  const { t, i18n } = useLingui();
  const { api } = useAppServices();
  const user = useUser();
  const [mode, setMode] = useState<Mode>('read');
  const [now] = useState(() => new Date());
  const resource = { ownerId: comment.author?.id };
  const isOwn = can(user, 'comment.edit', resource);
  const edit = useWrite({
    send: (text: string, key) => editComment(api, comment.id, text, key),
    done: () => {
      setMode('read');
      onChange();
    },
    failure: () => null,
  });
  const remove = useWrite({
    send: (_: void, key) => deleteComment(api, comment.id, key),
    done: onChange,
    settled: () => setMode('read'),
  });
  const items: MenuItem[] = [];
  if (isOwn) {
    const icon = <Pencil size={15} />;
    items.push({ id: 'edit', label: t`Edit`, icon, onSelect: () => setMode('edit') });
  }
  if (comment.author && can(user, 'content.report', resource)) {
    const icon = <Flag size={15} />;
    items.push({ id: 'report', label: t`Report …`, icon, onSelect: () => setMode('report') });
  }
  if (can(user, 'comment.delete', resource) && (isOwn || comment.moderation === null)) {
    items.push({
      id: 'delete',
      label: isOwn ? t`Delete …` : t`Remove …`,
      icon: <Trash2 size={15} />,
      danger: true,
      onSelect: () => setMode('delete'),
    });
  }
  return (
    <article className="comment" id={`comment-${comment.id}`} tabIndex={-1}>
      <header className="comment__head">
        <MemberLink member={comment.author} />
        <MemberTitle title={comment.authorTitle} />
        <time className="comment__time" dateTime={comment.createdAt}>
          {sayAge(i18n.locale, comment.createdAt, now)}
          {comment.editedAt !== null && ` · ${t`edited`}`}
        </time>
        {items.length > 0 && (
          <Menu
            trigger={<IconButton label={t`More`} icon={<Ellipsis size={16} />} />}
            items={items}
          />
        )}
      </header>
      <HiddenComment comment={comment} onChange={onChange} />
      {mode === 'edit' ? (
        <CommentForm
          label={t`Your comment`}
          sendLabel={t`Save`}
          initial={comment.text}
          busy={edit.isPending}
          fault={edit.error && errorText(edit.error)}
          onSend={(text) => edit.mutate(text)}
          onCancel={() => setMode('read')}
        />
      ) : (
        <Markdown text={comment.text} level={4} />
      )}
      {mode === 'delete' && (
        <ConfirmDialog
          open
          onOpenChange={() => setMode('read')}
          title={isOwn ? t`Delete this comment?` : t`Remove this comment?`}
          objectName={comment.text.slice(0, 80)}
          description={
            isOwn ? t`This cannot be undone.` : t`Only its author will see it, and may appeal.`
          }
          confirmLabel={isOwn ? t`Delete` : t`Remove`}
          cancelLabel={t`Keep`}
          busy={remove.isPending}
          onConfirm={() => remove.mutate()}
        />
      )}
      {mode === 'report' && (
        <ReportDialog
          contentType="comment"
          contentId={comment.id}
          onClose={() => setMode('read')}
        />
      )}
    </article>
  );
}
