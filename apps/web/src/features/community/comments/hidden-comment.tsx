import { can } from '@deckframe/domain/accounts/access/can';
import { Trans, useLingui } from '@lingui/react/macro';
import { useGameConfig, useUser } from '#lib/app-services.ts';
import { useApiWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { AppealState } from '../actions/appeal-state.tsx';
import type { CommentEntry } from './comment-api.ts';

export type HiddenCommentProps = {
  comment: CommentEntry;
  onChange: () => void;
};

/** Shows the reason of a removal with appeal or restore. */
export function HiddenComment({ comment, onChange }: HiddenCommentProps) {
  const { t } = useLingui();
  const user = useUser();
  const { gameid: game } = useGameConfig();
  const { mutate, isPending } = useApiWrite('DELETE /api/admin/comments/:commentId/removal', {
    done: onChange,
  });
  if (comment.moderation === null) return null;
  const { at, reason } = comment.moderation;
  return (
    <Notice
      tone="warn"
      title={t`A moderator has hidden this comment.`}
      action={
        <>
          {can(user, 'content.moderate', {}) && (
            <Button busy={isPending} onClick={() => mutate({ params: { commentId: comment.id } })}>
              <Trans>Restore comment</Trans>
            </Button>
          )}
          {can(user, 'content.appeal', { ownerId: comment.author?.id }) && (
            <AppealState contentType="comment" contentId={comment.id} game={game} removedAt={at} />
          )}
        </>
      }
    >
      {reason !== null && t`Reason: ${reason}`}
    </Notice>
  );
}
