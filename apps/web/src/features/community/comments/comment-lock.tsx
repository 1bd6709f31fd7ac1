import { can } from '@deckframe/domain/accounts/access/can';
import { useLingui } from '@lingui/react/macro';
import { Lock, LockOpen } from 'lucide-react';
import { useUser } from '#lib/app-services.ts';
import { useApiWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { toasts } from '#ui/toast/toast-queue.ts';
import type { CommentTarget } from './comment-api.ts';

const LOCK = 'PUT /api/admin/games/:game/comments/:contentType/:contentId/lock';

export interface CommentLockProps {
  readonly target: CommentTarget;
  readonly isLocked: boolean;
  readonly onChange: () => void;
}

/** Lets moderators close or reopen the comments. */
export function CommentLock({ target, isLocked, onChange }: CommentLockProps) {
  const { t } = useLingui();
  const user = useUser();
  const { mutate, isPending } = useApiWrite(LOCK, {
    done: (_, { body: { locked } }) => {
      onChange();
      toasts.show({
        kind: 'success',
        title: locked ? t`Comments are closed here.` : t`Comments are open again.`,
      });
    },
  });
  if (!can(user, 'comment.write-always', {})) return null;
  const Icon = isLocked ? LockOpen : Lock;
  return (
    <Button
      size="sm"
      variant="ghost"
      busy={isPending}
      icon={<Icon size={15} />}
      onClick={() => mutate({ params: target, body: { locked: !isLocked } })}
    >
      {isLocked ? t`Open comments` : t`Close comments`}
    </Button>
  );
}
