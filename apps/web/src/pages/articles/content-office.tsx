import { can } from '@deckframe/domain/accounts/access/can';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { AppealState, ReasonDialog } from '#features/community/lazy-community.tsx';
import { contentsKey, type Content } from '#features/creators/contents/shown/api.ts';
import { hideContent, restoreContent } from '#features/creators/contents/shown/office-api.ts';
import { useAppServices, useUser } from '#lib/app-services.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useFocusAfter } from '#ui/use-focus-after.ts';

/** A moderator hides a content or shows it again; its author may appeal. */
export function ContentOffice({ content }: { content: Content }) {
  const { t } = useLingui();
  const { api } = useAppServices();
  const user = useUser();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const restoring = useRef<HTMLButtonElement>(null);
  const hiding = useRef<HTMLButtonElement>(null);
  const goToRestoring = useFocusAfter(isAsking, restoring);
  const { id, game, moderation, userId } = content;
  const reread = () => client.invalidateQueries({ queryKey: contentsKey(game) });
  const restore = useWrite({
    send: (_input: void, key) => restoreContent(api, { game, contentId: id }, key),
    done: () => {
      goToHiding();
      return reread();
    },
  });
  const goToHiding = useFocusAfter(restore.isPending, hiding);
  const isModerator = can(user, 'content.moderate', {});
  return (
    <>
      {moderation === null && isModerator && (
        <p>
          <Button ref={hiding} variant="danger" onClick={() => setAsking(true)}>
            {t`Hide content`}
          </Button>
        </p>
      )}
      {moderation && (
        <Notice
          tone="warn"
          title={t`Hidden by a moderator`}
          action={
            <>
              {isModerator && (
                <Button ref={restoring} busy={restore.isPending} onClick={() => restore.mutate()}>
                  {t`Restore content`}
                </Button>
              )}
              {can(user, 'content.appeal', { ownerId: userId }) && (
                <Suspense>
                  <AppealState
                    contentType="content"
                    contentId={id}
                    game={game}
                    removedAt={moderation.at}
                  />
                </Suspense>
              )}
            </>
          }
        >
          {moderation.reason}
        </Notice>
      )}
      {isAsking && (
        <Suspense>
          <ReasonDialog
            title={t`Hide content`}
            label={t`Reason`}
            hint={t`Its author can read this.`}
            action={t`Hide content`}
            variant="danger"
            send={(reason, key) => hideContent(api, { game, contentId: id }, reason, key)}
            done={() => {
              goToRestoring();
              return reread();
            }}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
