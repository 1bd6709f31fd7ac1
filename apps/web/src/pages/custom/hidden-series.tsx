import { can } from '@deckframe/domain/access/can';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { AppealState } from '#features/community/lazy-community.tsx';
import { createCustomWrites, customKey, type CustomSeries } from '#features/custom-cards/api.ts';
import { useAppServices, useUser } from '#lib/app-services.ts';
import { useWrite } from '#lib/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

/** Why nobody else sees the series; its owner may appeal, moderators can restore it. */
export function HiddenSeries({ series }: { series: CustomSeries }) {
  const { t } = useLingui();
  const { api, config } = useAppServices();
  const user = useUser();
  const client = useQueryClient();
  const { moderated_at: removedAt, owner_id: ownerId } = series;
  const restore = useWrite({
    send: (_input: void, key) => createCustomWrites(api, config.gameid).restore(series.id, key),
    done: () => client.invalidateQueries({ queryKey: customKey(config.gameid) }),
  });
  return (
    <Notice
      tone="danger"
      title={t`A moderator has hidden this series.`}
      action={
        <>
          {can(user, 'content.moderate', {}) && (
            <Button busy={restore.isPending} onClick={() => restore.mutate()}>
              {t`Restore series`}
            </Button>
          )}
          {removedAt !== null && can(user, 'content.appeal', { ownerId }) && (
            <Suspense>
              <AppealState
                contentType="custom-series"
                contentId={series.id}
                game={config.gameid}
                removedAt={removedAt}
              />
            </Suspense>
          )}
        </>
      }
    >
      {series.moderation_reason}
    </Notice>
  );
}
