import { can } from '@deckframe/domain/accounts/access/can';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { ReasonDialog, ReportDialog } from '#features/community/lazy-community.tsx';
import type { CustomSeries } from '#features/creators/custom-cards/api.ts';
import { useUser } from '#lib/app-services.ts';
import { Button, buttonClassName } from '#ui/button.tsx';
import { useFocusAfter } from '#ui/use-focus-after.ts';
import { SeriesLike } from './series-like.tsx';
import { SeriesWords } from './series-words.tsx';
import type { SeriesOffice } from '../creators/custom/use-series-office.ts';

type SeriesActionsProps = { series: CustomSeries; office: SeriesOffice };

/** What is done with a series: anybody likes and reports it, its makers rename it, moderators hide it. */
export function SeriesActions({ series, office }: SeriesActionsProps) {
  const { t } = useLingui();
  const user = useUser();
  const [open, setOpen] = useState<'report' | 'hide' | 'words' | null>(null);
  const close = () => setOpen(null);
  const goToRestoring = useFocusAfter(open === 'hide', office.restoreButton);
  const resource = { ownerId: series.owner_id, collaborators: series.members.map(({ id }) => id) };
  const isPublic = series.is_published && !series.moderated;
  return (
    <>
      {isPublic && <SeriesLike series={series} />}
      {isPublic && can(user, 'content.report', { ownerId: series.owner_id }) && (
        <Button onClick={() => setOpen('report')}>{t`Report`}</Button>
      )}
      {isPublic && can(user, 'content.moderate', {}) && (
        <Button ref={office.hideButton} variant="danger" onClick={() => setOpen('hide')}>
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
            send={office.hide}
            done={() => {
              goToRestoring();
              return office.reread();
            }}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
