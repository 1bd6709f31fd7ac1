import { can } from '@deckframe/domain/accounts/access/can';
import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { AppealState } from '#features/community/lazy-community.tsx';
import type { CustomSeries } from '#features/creators/custom-cards/api.ts';
import { useGameConfig, useUser } from '#lib/app-services.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { SeriesOffice } from './use-series-office.ts';

type HiddenSeriesProps = { series: CustomSeries; office: SeriesOffice };

/** Why the series is hidden. Its owner may appeal, moderators can restore it. */
export function HiddenSeries({ series, office }: HiddenSeriesProps) {
  const { t } = useLingui();
  const { gameid } = useGameConfig();
  const user = useUser();
  const { moderated_at: removedAt, owner_id: ownerId } = series;
  return (
    <Notice
      tone="danger"
      title={t`A moderator has hidden this series.`}
      action={
        <>
          {can(user, 'content.moderate', {}) && (
            <Button ref={office.restoreButton} busy={office.isRestoring} onClick={office.restore}>
              {t`Restore series`}
            </Button>
          )}
          {removedAt !== null && can(user, 'content.appeal', { ownerId }) && (
            <Suspense>
              <AppealState
                contentType="custom-series"
                contentId={series.id}
                game={gameid}
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
