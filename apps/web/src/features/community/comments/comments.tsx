import { can } from '@deckframe/domain/accounts/access/can';
import { Trans, useLingui } from '@lingui/react/macro';
import { Ellipsis, Flag, Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useMoment } from '#lib/server-rendered.ts';
import { useUser } from '#lib/app-services.ts';
import { useLive } from '#lib/live/use-live.ts';
import { MemberTitle } from '#lib/member/member-title.tsx';
import { errorText } from '#lib/message-text.ts';
import { sayAge } from '#lib/say-age.ts';
import { useSignInFirst } from '#lib/use-sign-in-first.ts';
import { useApiWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Markdown } from '#ui/markdown/markdown.tsx';
import { Menu, type MenuItem } from '#ui/menu.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { QueryPanel } from '#ui/query-panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { MemberLink } from '../actions/member-link.tsx';
import { ReportDialog } from '../actions/report-dialog.tsx';
import {
  commentsQuery,
  refreshComments,
  type CommentTarget,
  type CommentEntry,
} from './comment-api.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentLock } from './comment-lock.tsx';
import { HiddenComment } from './hidden-comment.tsx';
import './comments.css';

interface CommentItemProps {
  readonly comment: CommentEntry;
  readonly onChange: () => void;
}

type Mode = 'read' | 'edit' | 'delete' | 'report';

function CommentItem({ comment, onChange }: CommentItemProps) {
  const { t, i18n } = useLingui();
  const user = useUser();
  const [mode, setMode] = useState<Mode>('read');
  const now = useMoment();
  const resource = { ownerId: comment.author?.id };
  const isOwn = can(user, 'comment.edit', resource);
  const params = { commentId: comment.id };
  const edit = useApiWrite('PUT /api/comments/:commentId', {
    done: () => {
      setMode('read');
      onChange();
    },
    failure: () => null,
  });
  const remove = useApiWrite('DELETE /api/comments/:commentId', {
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
          onSend={(text) => edit.mutate({ params, body: { text } })}
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
          onConfirm={() => remove.mutate({ params })}
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

/** Scrolls to a linked comment. */
function useCommentMark(comments: readonly CommentEntry[]): void {
  const { hash, state } = useLocation();
  const followed = useRef<string>(undefined);
  useEffect(() => {
    // Once per followed link.
    const link = `${state.key ?? ''}#${hash}`;
    if (followed.current === link || !hash.startsWith('comment-')) return;
    const comment = document.querySelector<HTMLElement>(`#${CSS.escape(hash)}`);
    if (comment === null) return;
    followed.current = link;
    comment.scrollIntoView({ block: 'center' });
    comment.focus({ preventScroll: true });
  }, [comments, hash, state]);
}

export function Comments({ target }: { target: CommentTarget }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const query = useInfiniteQuery(commentsQuery(target, useUser()?.id));
  const comments = query.data?.pages.flatMap((page) => page.comments) ?? [];
  const isLocked = query.data?.pages[0]?.locked ?? false;
  useCommentMark(comments);
  const refresh = () => refreshComments(client, target);
  return (
    <Panel
      heading={t`Comments`}
      className="comments"
      aside={<CommentLock target={target} isLocked={isLocked} onChange={refresh} />}
    >
      {target.contentType === 'card' && <CardHints target={target} onHint={refresh} />}
      <NewComment target={target} isLocked={isLocked} onAdded={refresh} />
      <QueryPanel
        query={query}
        title={t`The comments did not load`}
        pending={<Skeleton height={84} width="100%" />}
        empty={
          comments.length === 0 && (
            <EmptyState title={t`No comments yet`}>
              <Trans>How do you play it? Tell the others.</Trans>
            </EmptyState>
          )
        }
      />
      {comments.map((comment) => (
        <CommentItem key={comment.id} comment={comment} onChange={refresh} />
      ))}
      {query.hasNextPage && (
        <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          <Trans>Older comments</Trans>
        </Button>
      )}
    </Panel>
  );
}

/** Subscribes to live hints about a card. On a deck page, the like button subscribes instead. */
function CardHints({ target, onHint }: { target: CommentTarget; onHint: () => void }) {
  useLive({ game: target.game, card: target.contentId }, (hint) => {
    if (hint === null || hint.type === 'comment') onHint();
  });
  return null;
}

interface NewCommentProps {
  readonly target: CommentTarget;
  readonly isLocked: boolean;
  readonly onAdded: () => void;
}

function NewComment({ target, isLocked, onAdded }: NewCommentProps) {
  const { t } = useLingui();
  const user = useUser();
  const signInFirst = useSignInFirst();
  const add = useApiWrite('POST /api/games/:game/comments/:contentType/:contentId', {
    done: onAdded,
    failure: () => null,
  });
  if (isLocked && !(user && can(user, 'comment.write-always', {}))) {
    return <Notice tone="info">{t`Comments are closed here.`}</Notice>;
  }
  return (
    <CommentForm
      label={t`Your comment`}
      sendLabel={t({ message: 'Comment', context: 'verb' })}
      busy={add.isPending}
      fault={add.error && errorText(add.error)}
      onSend={(text, done) => {
        if (user) add.mutate({ params: target, body: { text } }, { onSuccess: done });
        else {
          signInFirst({
            promise: t`Log in or sign up, and your comment is published. Your text is stored on this device.`,
            route: 'POST /api/games/:game/comments/:contentType/:contentId',
            ask: { params: { ...target }, body: { text } },
            done: t`Your comment was published.`,
            sent: done,
          });
        }
      }}
    />
  );
}
