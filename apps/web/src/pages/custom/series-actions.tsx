import { can } from '@deckframe/domain/access/can';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { ReasonDialog, ReportDialog } from '#features/community/lazy-community.tsx';
import { createCustomWrites, customKey, type CustomSeries } from '#features/custom-cards/api.ts';
import { useAppServices, useUser } from '#lib/app-services.ts';
import { Button, buttonClassName } from '#ui/button.tsx';
import { SeriesLike } from './series-like.tsx';
import { SeriesWords } from './series-words.tsx';

/** What is done with a series: anybody likes and reports it, its makers rename it, moderators hide it. */
export function SeriesActions({ series }: { series: CustomSeries }) {
  const { t } = useLingui();
  const { api, config } = useAppServices();
  const user = useUser();
  const client = useQueryClient();
  const [open, setOpen] = useState<'report' | 'hide' | 'words' | null>(null);
  const close = () => setOpen(null);
  const resource = { ownerId: series.owner_id, collaborators: series.members.map(({ id }) => id) };
  const isPublic = series.is_published && !series.moderated;
  return (
    <>
      {isPublic && <SeriesLike series={series} />}
      {isPublic && can(user, 'content.report', { ownerId: series.owner_id }) && (
        <Button onClick={() => setOpen('report')}>{t`Report`}</Button>
      )}
      {isPublic && can(user, 'content.moderate', {}) && (
        <Button variant="danger" onClick={() => setOpen('hide')}>
          {t`Hide series`}
        </Button>
      )}
      {can(user, 'custom-series.change', resource) && (
        <Button onClick={() => setOpen('words')}>{t`Name and description`}</Button>
      )}
      <Link to="/custom" className={buttonClassName()}>
        {t`All series`}
      </Link>
      {open === 'words' && <SeriesWords series={series} onClose={close} />}
      <Suspense>
        {open === 'report' && (
          <ReportDialog contentType="custom-series" contentId={series.id} onClose={close} />
        )}
        {open === 'hide' && (
          <ReasonDialog
            title={t`Hide series`}
            label={t`Reason`}
            hint={t`Its owner can read this.`}
            action={t`Hide series`}
            variant="danger"
            send={(reason, key) =>
              createCustomWrites(api, config.gameid).hide(series.id, reason, key)
            }
            done={() => client.invalidateQueries({ queryKey: customKey(config.gameid) })}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
