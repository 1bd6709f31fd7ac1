import { can } from '@deckframe/domain/accounts/access/can';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useAppServices, useUser } from '#lib/app-services.ts';
import { useLive } from '#lib/live/use-live.ts';
import { errorText } from '#lib/message-text.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { addComment, commentsQuery, refreshComments, type CommentTarget } from './comment-api.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentItem } from './comment-item.tsx';
import { CommentLock } from './comment-lock.tsx';
import { useCommentMark } from './use-comment-mark.ts';
import './comments.css';

/** What members say about a card, deck or fan-made series. */
export function Comments({ target }: { target: CommentTarget }) {
  const { t } = useLingui();
  const { api } = useAppServices();
  const client = useQueryClient();
  const query = useInfiniteQuery(commentsQuery(api, target));
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
      {query.isPending && <Skeleton height={84} width="100%" />}
      {query.isError && (
        <ErrorState
          title={t`The comments did not load`}
          message={errorText(query.error)}
          retryLabel={t`Try again`}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data && comments.length === 0 && (
        <EmptyState title={t`No comments yet`}>
          <Trans>How do you play it? Tell the others.</Trans>
        </EmptyState>
      )}
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

/** A deck's hints come with its like button; a card has nothing else that listens. */
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
  const { api } = useAppServices();
  const user = useUser();
  const add = useWrite({
    send: (text: string, key) => addComment(api, target, text, key),
    done: onAdded,
    failure: () => null,
  });
  if (!user) {
    return (
      <p className="comments__sign-in">
        <Trans>
          <Link to="/login">Log in</Link> to join in.
        </Trans>
      </p>
    );
  }
  if (isLocked && !can(user, 'comment.write-always', {})) {
    return <Notice tone="info">{t`Comments are closed here.`}</Notice>;
  }
  return (
    <CommentForm
      label={t`Your comment`}
      sendLabel={t`Comment`}
      busy={add.isPending}
      fault={add.error && errorText(add.error)}
      onSend={(text, done) => add.mutate(text, { onSuccess: done })}
    />
  );
}
